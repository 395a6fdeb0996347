-- A customer's orders are counted by state on each look at the list.
create index orders_customer_state on orders (customer_id, state);
