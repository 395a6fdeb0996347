-- What reports read of customers: when each came.
create view customer_starts as select customer_id, created_at from customers;
