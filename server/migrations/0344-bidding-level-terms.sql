-- The customer's level as it was when the bid was placed: its discounts and deposit count until the lot ends, as rate and price tables do.
-- Null with bids from before: today's level counts for them.
alter table bids add column level_terms jsonb;
