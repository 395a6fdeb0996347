-- What an order asks of its customer before it is bought: an answered quote, a new price.
create index orders_before_purchase on orders (customer_id, moved_at) where state in ('PENDING', 'CONFIRMED', 'BUYING');
