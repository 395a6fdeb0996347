-- Who the accountant wants on an invoice that the provider turned down: on the invoice only after the
-- provider said that it has nothing under its key.
alter table einvoices add column wanted_buyer jsonb;
-- Everybody whom the accountant named or replaced: the audit names them too, and is to be cleaned.
alter table einvoices add column named_buyers jsonb not null default '[]';
