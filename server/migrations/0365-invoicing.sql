-- What part of which tax a payment to one of our accounts carries, by day: the owner's, for a lawyer to confirm.
-- on-behalf: collected and paid on for the customer, not our turnover.
create table invoice_tax_rates (
  account text collate "C" not null,
  valid_from date not null,
  kind text collate "C" not null,
  percent smallint not null,
  constraint invoice_tax_rates_pkey primary key (account, valid_from),
  constraint invoice_tax_rates_kind check (kind in ('on-behalf', 'service')),
  constraint invoice_tax_rates_percent check (percent between 0 and 20 and (kind = 'service' or percent = 0))
);
insert into invoice_tax_rates (account, valid_from, kind, percent)
select account, day, kind, percent from (values
  ('goods', 'on-behalf', 0, 0), ('japanese-tax', 'on-behalf', 0, 0), ('domestic-shipping', 'on-behalf', 0, 0), ('duty', 'on-behalf', 0, 0), ('vat', 'on-behalf', 0, 0),
  -- International carriage bears none.
  ('freight', 'service', 0, 0), ('surcharge', 'service', 0, 0), ('insurance', 'service', 0, 0),
  -- Eight percent until the end of 2026 (resolution 204/2025/QH15), then ten.
  ('service-fee', 'service', 8, 10), ('payment-fee', 'service', 8, 10), ('services', 'service', 8, 10), ('delivery', 'service', 8, 10), ('storage', 'service', 8, 10)
) as kinds (account, kind, before, after)
cross join lateral (values (date '2025-07-01', before), (date '2027-01-01', after)) as days (day, percent);

-- The tax paper for what was paid on a bill and for the orders on it: one a bill.
create table invoices (
  id uuid not null,
  bill_id uuid not null,
  bill_code text not null,
  customer_id uuid not null,
  -- asked: on its way to whoever numbers it · issued
  state text collate "C" not null,
  issuer text collate "C" not null,
  -- Together what the paper is known by; the issuer gives them.
  series text collate "C",
  number bigint,
  -- Where the tax office's copy is looked up, when the issuer has one.
  lookup_code text,
  buyer jsonb not null,
  seller jsonb not null,
  lines jsonb not null,
  net_vnd bigint not null,
  tax_vnd bigint not null,
  total_vnd bigint not null,
  asked_at timestamptz not null,
  issued_at timestamptz,
  constraint invoices_pkey primary key (id),
  constraint invoices_one_a_bill unique (bill_id),
  constraint invoices_number unique (issuer, series, number),
  constraint invoices_state check (state in ('asked', 'issued')),
  constraint invoices_issued check ((state = 'issued') = (series is not null and number is not null and issued_at is not null)),
  constraint invoices_total check (total_vnd = net_vnd + tax_vnd and net_vnd >= 0 and tax_vnd >= 0)
);
create index invoices_of_customer on invoices (customer_id, asked_at desc);
create index invoices_issued_at on invoices (issued_at) where state = 'issued';

-- Our own numbers, without a gap: a number is taken in the transaction that writes whose it is.
create table invoice_numbers (
  series text collate "C" not null,
  number bigint not null,
  invoice_id uuid not null,
  constraint invoice_numbers_pkey primary key (series, number),
  constraint invoice_numbers_once unique (invoice_id)
);
