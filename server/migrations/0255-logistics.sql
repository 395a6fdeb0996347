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
-- A waybill leads to its shipment.
create index shipments_waybill on shipments (waybill) where waybill is not null;

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

-- A parcel may hold several orders of one customer: joined and split on request, packed to try, its cost shared by what each order weighs.
create table parcels (
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  state text not null,
  shelf text,
  -- As the Japan warehouse received it; grams and centimetres.
  weight_g integer not null,
  length_cm integer not null,
  width_cm integer not null,
  height_cm integer not null,
  photos uuid[] not null default '{}',
  -- As Vietnam weighed it again.
  vn_weight_g integer,
  vn_length_cm integer,
  vn_width_cm integer,
  vn_height_cm integer,
  -- The box that was chosen after packing to try: what freight is asked for, whatever Vietnam weighs.
  settled_weight_g integer,
  settled_length_cm integer,
  settled_width_cm integer,
  settled_height_cm integer,
  -- What a parcel of several orders costs as a whole, once asked; its orders carry it in shares.
  freight_vnd bigint,
  delivery_vnd bigint,
  storage_vnd bigint,
  -- The request that the parcel waits for; it stays on its shelf meanwhile.
  request_id uuid,
  shipment_id uuid,
  -- The storage clock runs from receiving to export.
  received_at timestamptz not null,
  exported_at timestamptz,
  arrived_at timestamptz,
  opened_at timestamptz,
  closed_at timestamptz,
  -- Days before storage costs that the customer was last told of; null: not yet.
  reminded_days smallint,
  constraint parcels_pkey primary key (id),
  constraint parcels_code unique (code),
  constraint parcels_shipment foreign key (shipment_id) references shipments (id),
  constraint parcels_request foreign key (request_id) references parcel_requests (id),
  constraint parcels_state check (state in ('stored', 'closed', 'packed', 'exported', 'arrived', 'opened')),
  constraint parcels_measured check (weight_g > 0 and length_cm > 0 and width_cm > 0 and height_cm > 0),
  -- What comes to nothing closes its parcel; one that had left stays written in its shipment, as it was declared.
  constraint parcels_packed check (case state when 'stored' then shipment_id is null when 'closed' then true else shipment_id is not null end),
  constraint parcels_closed check ((state = 'closed') = (closed_at is not null)),
  constraint parcels_requested check (request_id is null or state = 'stored'),
  constraint parcels_settled check (
    num_nonnulls(settled_weight_g, settled_length_cm, settled_width_cm, settled_height_cm) in (0, 4)),
  constraint parcels_priced check (num_nonnulls(freight_vnd, delivery_vnd, storage_vnd) in (0, 3))
);
create index parcels_customer on parcels (customer_id, received_at);
create index parcels_requested on parcels (request_id) where request_id is not null;
create index parcels_shipment_id on parcels (shipment_id);
create index parcels_state on parcels (state, received_at) where state <> 'opened';

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

-- What is declared of a shipment, order by order, as the Japan warehouse edited it. Until it is saved, the lines are worked out from the orders.
create table customs_lines (
  shipment_id uuid not null,
  position smallint not null,
  order_id uuid not null,
  -- English, as customs reads it.
  description text not null,
  -- Heading of the Harmonized System, four to ten digits; empty until known.
  hs_code text not null,
  quantity integer not null,
  value_jpy bigint not null,
  -- ISO 3166.
  origin text not null,
  edited_by uuid not null,
  edited_at timestamptz not null,
  constraint customs_lines_pkey primary key (shipment_id, position),
  constraint customs_lines_shipment foreign key (shipment_id) references shipments (id) on delete cascade,
  constraint customs_lines_hs_code check (hs_code ~ '^([0-9]{4,10})?$'),
  constraint customs_lines_quantity check (quantity > 0),
  constraint customs_lines_value check (value_jpy >= 0),
  constraint customs_lines_origin check (origin ~ '^[A-Z]{2}$')
);
create index customs_lines_order on customs_lines (order_id);

-- The owner's, from a day on: how long a customer may think about the two boxes of a rehearsal.
create table warehouse_terms (
  valid_from date not null,
  choice_hours integer not null,
  constraint warehouse_terms_pkey primary key (valid_from),
  constraint warehouse_terms_choice check (choice_hours between 1 and 720)
);
insert into warehouse_terms (valid_from, choice_hours) values ('2025-01-01', 48);

-- What a line of the papers says of a kind of goods (of the price list) before anybody edited it, from a day on: the heading of the Harmonized System
-- and the goods in English. Both empty: nothing from that day on. The first ones are of the 2022 edition, four digits; a kind that spans many has none.
create table customs_headings (
  category text collate "C" not null,
  valid_from date not null,
  hs_code text not null,
  description text not null,
  constraint customs_headings_pkey primary key (category, valid_from),
  constraint customs_headings_code check (hs_code ~ '^([0-9]{4,10})?$'),
  constraint customs_headings_whole check ((hs_code = '') = (description = ''))
);
insert into customs_headings (category, valid_from, hs_code, description)
select category, date '2025-01-01', hs_code, description from (values
  ('lens', '9002', 'Camera lens'), ('camera', '8525', 'Digital camera'), ('watch', '9102', 'Wrist watch'), ('phone', '8517', 'Mobile phone'),
  ('laptop', '8471', 'Portable computer'), ('game', '9504', 'Video game console'), ('card', '4911', 'Collectible printed cards'),
  ('figure', '9503', 'Plastic figure or model kit'), ('shoes', '6404', 'Footwear'), ('bag', '4202', 'Handbag or wallet'), ('fashion', '6211', 'Clothing'),
  ('instrument', '9207', 'Musical instrument'), ('audio', '8518', 'Audio equipment'), ('fishing', '9507', 'Fishing tackle')
) as goods (category, hs_code, description);
