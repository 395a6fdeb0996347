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
  -- The number that the payment was asked for under, when a provider collected it.
  order_code bigint,
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
  -- A transfer that belongs to no customer is closed by two people, with what it was.
  closed_as text collate "C",
  constraint wallet_transfers_pkey primary key (id),
  constraint wallet_transfers_once unique (provider, account_number, provider_reference),
  -- 'sepay-list': read from the provider's list, for the case that no delivery of its webhook arrived.
  constraint wallet_transfers_provider check (provider in ('sepay', 'casso', 'payos', 'sepay-list')),
  constraint wallet_transfers_direction check (direction in ('in', 'out')),
  constraint wallet_transfers_amount check (amount_vnd >= 0),
  constraint wallet_transfers_state check (state in ('credited', 'unmatched', 'settled', 'closed', 'ignored')),
  constraint wallet_transfers_customer check ((customer_id is not null) = (state in ('credited', 'settled'))),
  constraint wallet_transfers_settled check ((settled_at is not null and settled_by is not null) = (state in ('settled', 'closed'))),
  constraint wallet_transfers_closed check ((closed_as is not null) = (state = 'closed')),
  constraint wallet_transfers_purpose check (closed_as in ('carrier-remittance', 'returned', 'company-income')),
  constraint wallet_transfers_reason check (reason is not null or state in ('credited', 'settled'))
);
create index wallet_transfers_unmatched on wallet_transfers (transferred_at) where state = 'unmatched';
create index wallet_transfers_of_customer on wallet_transfers (customer_id, transferred_at) where customer_id is not null;
create index wallet_transfers_received on wallet_transfers (received_at);
-- Two feeds of one account tell the same transaction.
create index wallet_transfers_bank_reference on wallet_transfers (account_number, bank_reference) where bank_reference <> '';
-- What a payer reads at the bank leads to the transfer, whichever account received it.
create index wallet_transfers_by_reference on wallet_transfers (bank_reference);

-- "I sent this and it did not arrive": what a customer says about a transfer that matched nobody. It ends in one of three ways:
-- the money was found, an accountant answered that it was not, or the customer took it back.
create table wallet_claims (
  id uuid not null,
  customer_id uuid not null,
  amount_vnd bigint not null,
  reference text not null,
  note text not null,
  state text collate "C" not null,
  transfer_id uuid,
  answer text,
  created_at timestamptz not null,
  settled_at timestamptz,
  ended_at timestamptz,
  constraint wallet_claims_pkey primary key (id),
  constraint wallet_claims_amount check (amount_vnd > 0),
  constraint wallet_claims_state check (state in ('open', 'settled', 'answered', 'withdrawn')),
  constraint wallet_claims_settled check ((state = 'settled') = (settled_at is not null and transfer_id is not null)),
  constraint wallet_claims_answer check ((state = 'answered') = (answer is not null)),
  constraint wallet_claims_ended check ((state in ('answered', 'withdrawn')) = (ended_at is not null))
);
create index wallet_claims_of_customer on wallet_claims (customer_id, created_at);
create index wallet_claims_open on wallet_claims (amount_vnd) where state = 'open';
create index wallet_claims_waiting on wallet_claims (created_at) where state = 'open';

-- One payment that a provider (payOS) collects for us under a number of ours: what arrives under it is its customer's, whatever the transfer says.
create table wallet_payment_links (
  -- The provider takes whole numbers; beginning above those of its own test messages.
  order_code bigint generated always as identity (start with 100001),
  customer_id uuid not null,
  amount_vnd bigint not null,
  -- asked: no answer yet, or it was lost · open: can be paid · refused
  state text collate "C" not null,
  -- How to pay, as the provider answered: bank, account, holder, content, text of the QR code.
  guide jsonb,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  constraint wallet_payment_links_pkey primary key (order_code),
  constraint wallet_payment_links_amount check (amount_vnd > 0),
  constraint wallet_payment_links_state check (state in ('asked', 'open', 'refused')),
  constraint wallet_payment_links_guide check ((guide is not null) = (state = 'open'))
);
create index wallet_payment_links_of_customer on wallet_payment_links (customer_id, amount_vnd, expires_at) where state = 'open';

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

-- What the operator decides about wallets; one row.
create table wallet_settings (
  only_row boolean not null default true,
  -- What one accountant may add to a wallet by hand; more needs two people.
  manual_credit_limit_vnd bigint not null,
  constraint wallet_settings_pkey primary key (only_row),
  constraint wallet_settings_one check (only_row),
  constraint wallet_settings_limit check (manual_credit_limit_vnd >= 0)
);
insert into wallet_settings (manual_credit_limit_vnd) values (5000000);
