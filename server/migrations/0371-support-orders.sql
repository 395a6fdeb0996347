-- The complaints about an order, also those that are settled.
create index complaints_of_order on complaints (order_id) where order_id is not null;
