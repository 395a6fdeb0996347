-- The gate of customs in Vietnam through which a shipment passes: it stands from the export on, where
-- the owner wants it for the ship mode. A shipment without a row here has no gate.
create table customs_gates (
  shipment_id uuid not null,
  opened_at timestamptz not null,
  -- Of the declaration (tờ khai); null until it is made.
  declaration_number text,
  declared_on date,
  declared_by uuid,
  declared_at timestamptz,
  constraint customs_gates_pkey primary key (shipment_id),
  constraint customs_gates_shipment foreign key (shipment_id) references shipments (id),
  constraint customs_gates_declared check (
    num_nonnulls(declaration_number, declared_on, declared_by, declared_at) in (0, 4)),
  constraint customs_gates_number check (declaration_number <> '')
);

-- One act with which customs let parcels through, with what was really charged for them.
create table customs_releases (
  id uuid not null,
  shipment_id uuid not null,
  duty_vnd bigint not null,
  vat_vnd bigint not null,
  reason text not null,
  -- Ids of files.
  proofs text[] not null,
  released_by uuid not null,
  released_by_name text not null,
  released_at timestamptz not null,
  constraint customs_releases_pkey primary key (id),
  constraint customs_releases_gate foreign key (shipment_id) references customs_gates (shipment_id),
  constraint customs_releases_charged check (duty_vnd >= 0 and vat_vnd >= 0)
);
create index customs_releases_of on customs_releases (shipment_id, released_at);

-- How a parcel stands at the gate.
create table customs_gate_parcels (
  parcel_id uuid not null,
  shipment_id uuid not null,
  state text not null,
  -- Since when it stands so.
  since timestamptz not null,
  -- Why customs hold it, and what the staff wrote about it; kept when it is released.
  cause text,
  reason text not null default '',
  changed_by uuid,
  release_id uuid,
  constraint customs_gate_parcels_pkey primary key (parcel_id),
  constraint customs_gate_parcels_parcel foreign key (parcel_id) references parcels (id),
  constraint customs_gate_parcels_gate foreign key (shipment_id) references customs_gates (shipment_id),
  constraint customs_gate_parcels_release foreign key (release_id) references customs_releases (id),
  constraint customs_gate_parcels_state check (state in ('waiting', 'held', 'released')),
  constraint customs_gate_parcels_cause check (
    cause in ('inspection', 'papers', 'value', 'restricted', 'other')),
  constraint customs_gate_parcels_held check (state <> 'held' or (cause is not null and reason <> '')),
  constraint customs_gate_parcels_released check ((state = 'released') = (release_id is not null))
);
create index customs_gate_parcels_shipment on customs_gate_parcels (shipment_id);
create index customs_gate_parcels_held_since on customs_gate_parcels (since) where state = 'held';
