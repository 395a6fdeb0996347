-- A sniper that begins asks what was measured last of its site; lots are kept with the bids on them, so there are ever more.
create index watched_auctions_measured on watched_auctions (site, read_at desc) where clock_uncertainty_ms > 0;
