-- Parcels that wait to be weighed again, in the order of their arrival.
create index parcels_arrived on parcels (arrived_at) where state = 'arrived';
