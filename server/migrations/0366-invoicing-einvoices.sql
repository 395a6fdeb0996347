-- A number of our own is no invoice by law, only a receipt: a bill may have one receipt of ours and
-- one invoice of a provider. The constraint keeps its name, which the release before asks for.
alter table invoices drop constraint invoices_one_a_bill;
alter table invoices add column paper text collate "C" not null
  generated always as (case when issuer = 'own' then 'receipt' else 'invoice' end) stored;
alter table invoices add constraint invoices_one_a_bill unique (bill_id, paper);
create index invoices_by_age on invoices (asked_at desc, id desc);

-- What becomes of an invoice at the provider of electronic invoices, one a paper of kind `invoice`.
create table einvoices (
  invoice_id uuid not null,
  customer_id uuid not null,
  -- What the provider knows it by: it refuses a second invoice under the same key, and can be asked
  -- by it.
  key uuid not null,
  -- waiting: not sent · sent: maybe there · refused: a person has to look · issued
  state text collate "C" not null,
  -- What the provider said when it did not issue it, or who did not answer.
  refusal_code text,
  words text,
  -- The number under this key is used up: the tax authority turned it down.
  is_key_spent boolean not null default false,
  -- As the provider writes series and number, for its other calls.
  provider_number text,
  tax_authority_code text,
  -- The total that the signed XML says.
  signed_total_vnd bigint,
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  sent_at timestamptz,
  -- Since when PDF and XML lie on our shelf, under the key.
  filed_at timestamptz,
  constraint einvoices_pkey primary key (invoice_id),
  constraint einvoices_key unique (key),
  constraint einvoices_invoice foreign key (invoice_id) references invoices (id),
  constraint einvoices_state check (state in ('waiting', 'sent', 'refused', 'issued')),
  constraint einvoices_refused check (state <> 'refused' or (refusal_code is not null and words is not null)),
  constraint einvoices_issued check (state <> 'issued' or provider_number is not null),
  constraint einvoices_filed check (filed_at is null or state = 'issued')
);
create index einvoices_open on einvoices (moved_at) where state <> 'issued';
