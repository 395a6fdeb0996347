-- The register of all parcels: what the table of the desk filters and pages by, each index ending with the id of the row.
create index parcels_received on parcels (received_at, id);
create index parcels_state_received on parcels (state, received_at, id);
