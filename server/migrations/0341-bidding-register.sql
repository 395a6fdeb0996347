-- The register of all bids at the desk: each sort has an index that ends with the id, each filter that may match few has one of its own.
create index bids_created on bids (created_at, id);
create index bids_maximum on bids (maximum_jpy, id);
create index bids_updated on bids (updated_at, id);
create index bids_status_created on bids (status, created_at, id);
create index bids_site_created on bids (site, created_at, id);
create index bids_account_created on bids (account, created_at, id);
create index bids_mode_created on bids (mode, created_at, id);
create index bids_grouped_created on bids (created_at, id) where group_id is not null;
create index watched_auctions_ends on watched_auctions (ends_at);
