-- The few papers that wait, or that were refused, newest first.
create index einvoices_open_by_age on einvoices (asked_at, invoice_id) where state not in ('issued', 'withdrawn');
