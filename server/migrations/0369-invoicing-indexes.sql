-- The desk looks for the code of a bill, erasing for a customer.
create index invoices_of_bill_code on invoices (bill_code);
create index einvoices_of_customer on einvoices (customer_id);
-- What is issued and has no files yet.
create index einvoices_unfiled on einvoices (moved_at) where state = 'issued' and filed_at is null;
