-- `remote_bids_one_open` has the same columns and the same condition, and keeps every query that this one kept quick.
drop index remote_bids_open;
