-- Cases of the desk, each found by its own few rows among all bids and auctions.
create index watched_auctions_unread on watched_auctions (ends_at) where settled_at is null and failures >= 3;
create index bids_unknown on bids (updated_at) where status = 'unknown';
