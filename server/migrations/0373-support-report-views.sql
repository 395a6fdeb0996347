-- What reports read of complaints: about which order.
create view complaint_orders as
  select id as complaint_id, order_id from complaints where order_id is not null;
