-- The desk pages through the price requests of one state, the one that ends first at the top.
create index offers_of_state on offers (status, expires_at, created_at, id);
