-- What is promised to a bid, an order, an offer or a withdrawal: one row a cause, ever.
create table wallet_holds (
  cause_type text collate "C" not null,
  cause_id text collate "C" not null,
  customer_id uuid not null,
  label text not null,
  -- Everything that was ever held for it.
  amount_vnd bigint not null,
  captured_vnd bigint not null default 0,
  released_vnd bigint not null default 0,
  open_vnd bigint not null generated always as (amount_vnd - captured_vnd - released_vnd) stored,
  -- Counts the changes; part of the ledger key of each.
  step integer not null default 1,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint wallet_holds_pkey primary key (cause_type, cause_id),
  constraint wallet_holds_cause check (cause_type in ('bid', 'order', 'offer', 'withdrawal')),
  constraint wallet_holds_amounts check (
    amount_vnd > 0 and captured_vnd >= 0 and released_vnd >= 0 and amount_vnd >= captured_vnd + released_vnd),
  constraint wallet_holds_settled check ((settled_at is null) = (amount_vnd > captured_vnd + released_vnd))
);
create index wallet_holds_open on wallet_holds (customer_id, created_at) where settled_at is null;

-- What banks reported, once for each of their transactions however often it was delivered.
create table wallet_transfers (
  id uuid not null,
  provider text collate "C" not null,
  account_number text collate "C" not null,
  -- The provider's own id of the transaction.
  provider_reference text collate "C" not null,
  -- What the payer sees at the bank.
  bank_reference text not null,
  direction text collate "C" not null,
  amount_vnd bigint not null,
  content text not null,
  transferred_at timestamptz not null,
  received_at timestamptz not null,
  -- As it arrived first.
  raw text not null,
  deliveries integer not null default 1,
  -- A later delivery of the same transaction that said something else; the first one stands.
  conflicting_raw text,
  state text collate "C" not null,
  -- Why it is not simply credited: no-phone, several-phones, unknown-phone, outgoing, foreign-account, no-amount.
  reason text collate "C",
  customer_id uuid,
  settled_at timestamptz,
  settled_by uuid,
  constraint wallet_transfers_pkey primary key (id),
  constraint wallet_transfers_once unique (provider, account_number, provider_reference),
  constraint wallet_transfers_provider check (provider in ('sepay', 'casso')),
  constraint wallet_transfers_direction check (direction in ('in', 'out')),
  constraint wallet_transfers_amount check (amount_vnd >= 0),
  constraint wallet_transfers_state check (state in ('credited', 'unmatched', 'settled', 'ignored')),
  constraint wallet_transfers_customer check ((customer_id is not null) = (state in ('credited', 'settled'))),
  constraint wallet_transfers_settled check ((settled_at is not null and settled_by is not null) = (state = 'settled')),
  constraint wallet_transfers_reason check (reason is not null or state in ('credited', 'settled'))
);
create index wallet_transfers_unmatched on wallet_transfers (transferred_at) where state = 'unmatched';
create index wallet_transfers_of_customer on wallet_transfers (customer_id, transferred_at) where customer_id is not null;
create index wallet_transfers_received on wallet_transfers (received_at);

-- "I sent this and it did not arrive": what a customer says about a transfer that matched nobody.
create table wallet_claims (
  id uuid not null,
  customer_id uuid not null,
  amount_vnd bigint not null,
  reference text not null,
  note text not null,
  state text collate "C" not null,
  transfer_id uuid,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint wallet_claims_pkey primary key (id),
  constraint wallet_claims_amount check (amount_vnd > 0),
  constraint wallet_claims_state check (state in ('open', 'settled')),
  constraint wallet_claims_settled check ((state = 'settled') = (settled_at is not null and transfer_id is not null))
);
create index wallet_claims_of_customer on wallet_claims (customer_id, created_at);
create index wallet_claims_open on wallet_claims (amount_vnd) where state = 'open';
