-- Storage is reminded of every hour, page by page, for the few parcels that lie in Japan.
create index parcels_in_japan on parcels (id) where state in ('stored', 'packed');
