-- The rest of a first payment is asked with the bill: from there on it is part of what the bill
-- waits for. An order that is on no bill, or whose bill was cancelled, stands before BILL_NEW.
create or replace view bought_orders_owing as
  select bought_at, first_payment_vnd - paid_first_vnd as owed_vnd
  from orders
  where paid_first_vnd < first_payment_vnd and state <> 'CANCEL' and bought_at is not null
    and state in ('BOUGHT', 'WAREHOUSE', 'EXPORT', 'CHECKIN', 'CHECKED', 'CALCULATOR');
