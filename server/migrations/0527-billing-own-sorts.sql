-- A customer sorts their own bills by when each last moved, and by their sums.
create index bills_customer_moved on bills (customer_id, moved_at, id);
create index bills_customer_total on bills (customer_id, total_vnd, id);
