-- An issued invoice that is wrong is replaced by another one that names it (decree 123/2020, article
-- 19, as decree 70/2025 changed it). Until that one is issued the wrong one counts.
alter table invoices add column replaces uuid;
alter table invoices add column replaced_by uuid;
alter table invoices add constraint invoices_replaces foreign key (replaces) references invoices (id);
alter table invoices add constraint invoices_replaced_by foreign key (replaced_by) references invoices (id);
alter table invoices add constraint invoices_only_issued_replaced check (replaced_by is null or state = 'issued');
-- One replaces an invoice, ever: who is wrong again replaces the newest one.
create unique index invoices_replaced_once on invoices (replaces) where replaces is not null;
-- The bill whose paper it is now: neither replaced, nor waiting to replace another one.
alter table invoices add column living_bill_id uuid generated always as
  (case when replaced_by is null and (replaces is null or state = 'issued') then bill_id end) stored;
-- One living paper of each kind a bill. The constraint keeps its name, which the release before asks for.
alter table invoices drop constraint invoices_one_a_bill;
alter table invoices add constraint invoices_one_a_bill unique (living_bill_id, paper);
create index invoices_of_bill on invoices (bill_id);

-- What somebody proposed to put in the place of an issued invoice; a second person decides.
create table invoice_replacements (
  id uuid not null,
  -- The wrong one.
  invoice_id uuid not null,
  customer_id uuid not null,
  buyer jsonb not null,
  -- What is wrong, as the provider is told.
  reason text not null,
  -- What seller and buyer signed about it; a company must, a person is told.
  agreement text,
  agreement_on date,
  proposed_at timestamptz not null,
  -- Set when the second person approved.
  new_invoice_id uuid,
  constraint invoice_replacements_pkey primary key (id),
  constraint invoice_replacements_invoice foreign key (invoice_id) references invoices (id),
  constraint invoice_replacements_new foreign key (new_invoice_id) references invoices (id),
  constraint invoice_replacements_new_once unique (new_invoice_id),
  constraint invoice_replacements_agreement check ((agreement is null) = (agreement_on is null))
);
create index invoice_replacements_of_customer on invoice_replacements (customer_id);
create index invoice_replacements_of_invoice on invoice_replacements (invoice_id);
