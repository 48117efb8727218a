"""What clients may send and what they get: the shapes of the OpenAPI page, of the socket and of the page's types."""
