-- Bought and still without the marketplace's number: few among all that were bought.
create index orders_unnumbered on orders (moved_at) where state = 'BOUGHT' and marketplace_order_number is null;
