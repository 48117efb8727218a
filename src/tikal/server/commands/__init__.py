"""What people at a table can do: each command in one declaration, with what it needs and how it is carried out."""
