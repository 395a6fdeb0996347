-- The process that sends a write, by the number of its lock: nobody waits for the answer of one that is gone.
-- Null: a person sends it, or a process of an earlier release.
alter table remote_bids add column process integer;
