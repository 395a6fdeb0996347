-- A refund that is taken from several accounts is one movement of each, named after both:
-- `<key>:<account>`.
create or replace view ledger_refunds as
  select (posted_at at time zone 'Asia/Ho_Chi_Minh')::date as day, posted_at, cause_type,
    amount as amount_vnd,
    regexp_replace(key, ':' || replace(from_account, 'company:', '') || '$', '') as refund_key
  from ledger_movements where kind = 'refund';
