-- What was given back to customers, found by its time: few among all movements.
create index ledger_movements_refunds on ledger_movements (posted_at) where kind = 'refund';
create view ledger_refunds as
  select (posted_at at time zone 'Asia/Ho_Chi_Minh')::date as day, posted_at, cause_type,
    amount as amount_vnd
  from ledger_movements where kind = 'refund';
