-- Parcels on their way from the Japan warehouse to the one in Vietnam, and the shipments they travel in.
create table shipments (
  id uuid not null,
  code text not null,
  state text not null,
  ship_mode text not null,
  -- Air waybill or bill of lading.
  waybill text,
  created_at timestamptz not null,
  exported_at timestamptz,
  arrived_at timestamptz,
  constraint shipments_pkey primary key (id),
  constraint shipments_code unique (code),
  constraint shipments_state check (state in ('open', 'exported', 'arrived'))
);
create index shipments_open on shipments (state, created_at) where state <> 'arrived';

create table parcels (
  id uuid not null,
  code text not null,
  order_id uuid not null,
  customer_id uuid not null,
  state text not null,
  shelf text,
  -- As the Japan warehouse received it; grams and centimetres.
  weight_g integer not null,
  length_cm integer not null,
  width_cm integer not null,
  height_cm integer not null,
  -- As Vietnam weighed it again.
  vn_weight_g integer,
  vn_length_cm integer,
  vn_width_cm integer,
  vn_height_cm integer,
  shipment_id uuid,
  -- The storage clock runs from receiving to export.
  received_at timestamptz not null,
  exported_at timestamptz,
  arrived_at timestamptz,
  opened_at timestamptz,
  constraint parcels_pkey primary key (id),
  constraint parcels_code unique (code),
  constraint parcels_shipment foreign key (shipment_id) references shipments (id),
  constraint parcels_state check (state in ('stored', 'packed', 'exported', 'arrived', 'opened')),
  constraint parcels_measured check (weight_g > 0 and length_cm > 0 and width_cm > 0 and height_cm > 0),
  constraint parcels_packed check ((state = 'stored') = (shipment_id is null))
);
create index parcels_order on parcels (order_id);
create index parcels_shipment_id on parcels (shipment_id);
create index parcels_state on parcels (state, received_at) where state <> 'opened';
