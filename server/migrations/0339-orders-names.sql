-- What others call an order, and the rate that it locked (đồng for one yen: vnd / scale): by these a
-- line of a site's statement finds it.
create view order_names as
  select id as order_id, code, site, listing_code, marketplace_order_number, exchange_vnd,
    exchange_scale
  from orders;
