-- What reports read of first payments that are not paid whole though the goods are ours.
create view bought_orders_owing as
  select bought_at, first_payment_vnd - paid_first_vnd as owed_vnd
  from orders
  where paid_first_vnd < first_payment_vnd and state <> 'CANCEL' and bought_at is not null;
