-- When somebody last had the page of the lot or their account open: while they look, it is read more often.
alter table watched_auctions add column looked_at timestamptz;
