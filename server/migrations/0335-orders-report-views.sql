-- What reports read of orders: where an order was bought, and the rate that it locked (đồng for
-- one yen: vnd / scale).
create view order_sites as
  select id as order_id, site, exchange_vnd, exchange_scale from orders;
