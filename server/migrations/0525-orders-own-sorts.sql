-- A customer sorts their own orders by when each last moved.
create index orders_customer_moved on orders (customer_id, moved_at, id);
