-- What a bid was before it was raised: the maximum that the marketplace has, with its hold, rate and terms. A raise that is not taken goes back to it.
alter table bids add column live_terms jsonb;
