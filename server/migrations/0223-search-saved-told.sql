-- A find is told once, with the others of its customer.
alter table saved_search_finds add column told_at timestamptz;
create index saved_search_finds_untold on saved_search_finds (saved_search_id) where told_at is null;
