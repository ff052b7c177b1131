-- How many digits printed numbers have is asked for on every page that takes one.
create index code_digits on code (length(code)) where code ~ '^[0-9]+$';
