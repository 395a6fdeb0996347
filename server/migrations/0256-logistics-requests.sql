-- A parcel may hold several orders of one customer: joined and split on request, packed to try, its cost shared by what each order weighs.
alter table parcels
  add column photos uuid[] not null default '{}',
  -- The request that the parcel waits for; it stays on its shelf meanwhile.
  add column request_id uuid,
  -- Days before storage costs that the customer was last told of; null: not yet.
  add column reminded_days smallint,
  -- The box that was chosen after packing to try: what freight is asked for, whatever Vietnam weighs.
  add column settled_weight_g integer,
  add column settled_length_cm integer,
  add column settled_width_cm integer,
  add column settled_height_cm integer,
  -- What a parcel of several orders costs as a whole, once asked; its orders carry it in shares.
  add column freight_vnd bigint,
  add column delivery_vnd bigint,
  add column storage_vnd bigint,
  add column closed_at timestamptz,
  drop constraint parcels_state,
  drop constraint parcels_packed,
  add constraint parcels_state check (state in ('stored', 'closed', 'packed', 'exported', 'arrived', 'opened')),
  add constraint parcels_packed check ((state in ('stored', 'closed')) = (shipment_id is null)),
  add constraint parcels_closed check ((state = 'closed') = (closed_at is not null)),
  add constraint parcels_requested check (request_id is null or state = 'stored'),
  add constraint parcels_settled check (
    num_nonnulls(settled_weight_g, settled_length_cm, settled_width_cm, settled_height_cm) in (0, 4)),
  add constraint parcels_priced check (num_nonnulls(freight_vnd, delivery_vnd, storage_vnd) in (0, 3));
create index parcels_customer on parcels (customer_id, received_at);
create index parcels_requested on parcels (request_id) where request_id is not null;

-- What lies in a parcel. The rows of a closed one stay: they are its history.
create table parcel_orders (
  parcel_id uuid not null,
  order_id uuid not null,
  -- Share of the weight of the parcel; the shares sum to the whole.
  weight_g integer not null,
  freight_vnd bigint,
  delivery_vnd bigint,
  storage_vnd bigint,
  constraint parcel_orders_pkey primary key (parcel_id, order_id),
  constraint parcel_orders_parcel foreign key (parcel_id) references parcels (id),
  constraint parcel_orders_weight check (weight_g >= 0),
  constraint parcel_orders_priced check (num_nonnulls(freight_vnd, delivery_vnd, storage_vnd) in (0, 3))
);
create index parcel_orders_order on parcel_orders (order_id);
insert into parcel_orders (parcel_id, order_id, weight_g) select id, order_id, weight_g from parcels;
drop index parcels_order;
alter table parcels drop column order_id;

-- What a customer asks the Japan warehouse to do with parcels on the shelf.
create table parcel_requests (
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  kind text not null,
  -- asked -> done | cancelled; a rehearsal: asked -> offered -> done.
  state text not null,
  -- Of a split: the orders that go into a parcel of their own.
  apart_order_ids uuid[] not null default '{}',
  asked_at timestamptz not null,
  -- Until when the customer may choose a box; then the cheaper one is taken.
  choose_by timestamptz,
  done_at timestamptz,
  done_by uuid,
  constraint parcel_requests_pkey primary key (id),
  constraint parcel_requests_code unique (code),
  constraint parcel_requests_kind check (kind in ('join', 'split', 'rehearsal')),
  constraint parcel_requests_state check (state in ('asked', 'offered', 'done', 'cancelled')),
  constraint parcel_requests_offered check (state <> 'offered' or (kind = 'rehearsal' and choose_by is not null)),
  constraint parcel_requests_done check ((state = 'done') = (done_at is not null))
);
create index parcel_requests_customer on parcel_requests (customer_id, asked_at);
create index parcel_requests_open on parcel_requests (state, asked_at) where state in ('asked', 'offered');
alter table parcels add constraint parcels_request foreign key (request_id) references parcel_requests (id);

-- Which parcels a request took and which it made.
create table parcel_request_parcels (
  request_id uuid not null,
  parcel_id uuid not null,
  side text not null,
  constraint parcel_request_parcels_pkey primary key (request_id, parcel_id),
  constraint parcel_request_parcels_request foreign key (request_id) references parcel_requests (id),
  constraint parcel_request_parcels_parcel foreign key (parcel_id) references parcels (id),
  constraint parcel_request_parcels_side check (side in ('taken', 'made'))
);
create index parcel_request_parcels_parcel on parcel_request_parcels (parcel_id);
-- A parcel is made once.
create unique index parcel_request_parcels_made on parcel_request_parcels (parcel_id) where side = 'made';

-- The two boxes that the warehouse packed to try.
create table box_options (
  request_id uuid not null,
  number smallint not null,
  label text not null,
  weight_g integer not null,
  length_cm integer not null,
  width_cm integer not null,
  height_cm integer not null,
  photos uuid[] not null,
  -- International freight with this box, as it was shown.
  freight_vnd bigint not null,
  is_chosen boolean not null default false,
  constraint box_options_pkey primary key (request_id, number),
  constraint box_options_request foreign key (request_id) references parcel_requests (id),
  constraint box_options_number check (number in (1, 2)),
  constraint box_options_measured check (weight_g > 0 and length_cm > 0 and width_cm > 0 and height_cm > 0)
);
create unique index box_options_chosen on box_options (request_id) where is_chosen;
