-- A refund waits for a second person though the customer was answered.
create index complaints_proposed on complaints (due_at) where state = 'answered' and proposed_by is not null;
