-- The register of all bills: what the table of the desk filters, sorts and pages by, each index ending with the id of the row.
create index bills_moved on bills (moved_at, id);
create index bills_total on bills (total_vnd, id);
create index bills_state_created on bills (state, created_at, id);
