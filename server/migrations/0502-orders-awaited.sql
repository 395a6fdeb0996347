-- Bought goods that are on their way to a house, by what they were expected to weigh: whose is a
-- parcel without a name?
create index orders_awaited_weight on orders (((price -> 'weight' ->> 'realG')::numeric))
  where state = 'BOUGHT';
create index orders_awaited_seller on orders (lower(listing ->> 'sellerId'))
  where state in ('BOUGHT', 'WAREHOUSE', 'EXPORT');
