-- The register of all shipments: what the table of the desk filters and pages by, each index ending with the id of the row.
create index shipments_created on shipments (created_at, id);
create index shipments_state_created on shipments (state, created_at, id);
create index shipments_mode_created on shipments (ship_mode, created_at, id);
