-- A customer sorts their own bids by their maximum.
create index bids_customer_maximum on bids (customer_id, maximum_jpy, id);
