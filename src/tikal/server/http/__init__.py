"""What stands around the application: connections below HTTP, and what every request passes through."""
