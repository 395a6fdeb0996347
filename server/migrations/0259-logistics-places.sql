-- What lies unopened on a place of a house.
create index parcels_place on parcels (shelf, code) where shelf is not null and state in ('stored', 'packed', 'arrived');
