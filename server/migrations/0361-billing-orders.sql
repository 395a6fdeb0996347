-- Every bill that an order ever was on, also one that is not living any more.
create index bill_orders_order on bill_orders (order_id);
