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
