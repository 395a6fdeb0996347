-- When a won lot without an order was tried last: who waits longest comes next, so that those who never pay keep nobody waiting.
alter table bids add column tried_at timestamptz;
create index bids_won_waiting on bids (tried_at nulls first, created_at) where status = 'won' and order_id is null;
-- When a lot is to be read next: what is late is found by this, not by how long ago it was read.
alter table watched_auctions add column read_due_at timestamptz;
update watched_auctions set read_due_at = read_at where settled_at is null;
create index watched_auctions_due on watched_auctions (read_due_at) where settled_at is null;
