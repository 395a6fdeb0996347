-- Whether what leaves Japan this way passes the gate of customs parcel by parcel.
alter table ship_modes add column has_customs_gate boolean not null default false;
