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

alter table wallet_transfers drop constraint wallet_transfers_provider;
alter table wallet_transfers add constraint wallet_transfers_provider check (provider in ('sepay', 'casso', 'payos'));
-- The number that the payment was asked for under.
alter table wallet_transfers add column order_code bigint;
-- Two feeds of one account tell the same transaction.
create index wallet_transfers_bank_reference on wallet_transfers (account_number, bank_reference) where bank_reference <> '';
