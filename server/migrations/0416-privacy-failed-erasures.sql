-- An erasure that fails waits for a person at the desk and for another try; it does not keep the others from being carried out.
alter table account_erasures add column failed_at timestamptz;
-- The kind of the error, never its words: they may repeat what is to be erased.
alter table account_erasures add column failed_for text;
alter table account_erasures add constraint account_erasures_failed check ((failed_at is null) = (failed_for is null));
create index account_erasures_failed_open on account_erasures (failed_at) where state = 'open' and failed_at is not null;
