-- What was given back of which payment; the cap of a refund is read from here.
create table wallet_refunds (
  key text collate "C" not null,
  customer_id uuid not null,
  paid_type text collate "C" not null,
  paid_id text collate "C" not null,
  cause_type text collate "C" not null,
  cause_id text collate "C" not null,
  amount_vnd bigint not null,
  created_at timestamptz not null,
  constraint wallet_refunds_pkey primary key (key),
  constraint wallet_refunds_amount check (amount_vnd > 0)
);
create index wallet_refunds_of_payment on wallet_refunds (paid_type, paid_id);
-- What was paid for an order or a bill, and what came back.
create index ledger_movements_cause on ledger_movements (cause_type, cause_id) where kind in ('capture', 'payment', 'discount', 'refund');
