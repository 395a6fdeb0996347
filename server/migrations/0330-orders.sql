-- Orders: what a customer committed to buy. The state is the last event's; events are added and never changed.
create table orders (
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  state text not null,
  -- Number of the last event.
  version integer not null,
  source text not null,
  site text not null,
  listing_code text not null,
  -- The listing, the question to the calculator and its answer as they stood when the customer committed.
  listing jsonb not null,
  question jsonb not null,
  price jsonb not null,
  -- đồng for one yen: vnd / scale.
  exchange_vnd bigint not null,
  exchange_scale bigint not null,
  quantity integer not null,
  first_payment_vnd bigint not null,
  paid_first_vnd bigint not null,
  paid_parts jsonb not null,
  ship_mode text not null,
  services text[] not null,
  coupon_codes text[] not null,
  address jsonb not null,
  note text,
  bid_id uuid,
  -- Our own account at the marketplace.
  account text,
  marketplace_order_number text,
  price_paid_jpy bigint,
  weight_g integer,
  length_cm integer,
  width_cm integer,
  height_cm integer,
  actual jsonb,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  constraint orders_pkey primary key (id),
  constraint orders_code unique (code),
  -- A won bid becomes one order, however often winning is reported.
  constraint orders_bid unique (bid_id),
  constraint orders_state check (state in (
    'REQUEST', 'PENDING', 'TRANSACTING', 'TRANSACTED', 'CONFIRMED', 'BUYING', 'BOUGHT', 'WAREHOUSE', 'EXPORT', 'CHECKIN', 'CHECKED', 'CALCULATOR',
    'BILL_NEW', 'BILL_CONFIRMED', 'BILL_APPROVED', 'PACKING', 'BILL_EXPORT', 'DELIVERY', 'COMPLETED', 'BILL_INVENTORY', 'CANCEL')),
  constraint orders_source check (source in ('win', 'purchase')),
  constraint orders_quantity check (quantity > 0),
  constraint orders_paid check (paid_first_vnd between 0 and first_payment_vnd),
  constraint orders_measured check (
    (weight_g is null and length_cm is null and width_cm is null and height_cm is null)
    or (weight_g > 0 and length_cm > 0 and width_cm > 0 and height_cm > 0))
);
create index orders_customer on orders (customer_id, created_at desc);
create index orders_state_moved on orders (state, moved_at) where state not in ('COMPLETED', 'CANCEL');
create index orders_marketplace_number on orders (marketplace_order_number) where marketplace_order_number is not null;
create index orders_listing on orders (site, listing_code);

create table order_events (
  order_id uuid not null,
  version integer not null,
  -- Null for the first event and for notes, which move nothing.
  from_state text,
  to_state text not null,
  actor_kind text not null,
  actor_id uuid,
  actor_name text,
  facts jsonb not null,
  photos uuid[] not null,
  at timestamptz not null,
  constraint order_events_pkey primary key (order_id, version),
  constraint order_events_actor check (actor_kind in ('customer', 'staff', 'agent', 'carrier', 'system'))
);
create function order_events_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  raise exception 'events of orders are append-only: % refused', lower(tg_op) using errcode = 'integrity_constraint_violation';
end $$;
create trigger order_events_append_only before update or delete on order_events
  for each row execute function order_events_refuse_change();

-- What has to be bought for an order that was confirmed.
create table purchase_tasks (
  order_id uuid not null,
  -- agent: our program will buy · sending: it is asking · unknown: its answer was lost · desk: a person buys
  -- price: the customer must accept another price · done · failed
  state text not null,
  -- Why it stands where it stands, in the words of the marketplace answer.
  reason text,
  account text,
  -- One piece as the site takes it.
  site_price_jpy bigint not null,
  -- What the site or the desk now asks for one piece.
  asked_price_jpy bigint,
  checksum text,
  variant_id text,
  tries integer not null default 0,
  taken_by uuid,
  updated_at timestamptz not null,
  constraint purchase_tasks_pkey primary key (order_id),
  constraint purchase_tasks_state check (state in ('agent', 'sending', 'unknown', 'desk', 'price', 'done', 'failed'))
);
create index purchase_tasks_open on purchase_tasks (state, updated_at) where state not in ('done', 'failed');

-- Each time that the agent really asked a marketplace to sell.
create table purchase_attempts (
  order_id uuid not null,
  number integer not null,
  account text not null,
  price_jpy bigint not null,
  state text not null,
  detail text,
  sent_at timestamptz not null,
  settled_at timestamptz,
  constraint purchase_attempts_pkey primary key (order_id, number),
  constraint purchase_attempts_state check (state in ('sending', 'unknown', 'bought', 'refused', 'not-sent', 'absent'))
);
-- What may have been bought is never asked for again: at most one attempt of an order is open or successful (invariant I20).
create unique index purchase_attempts_one_live on purchase_attempts (order_id) where state in ('sending', 'unknown', 'bought');

-- An order that was bought and comes to nothing gives back more than one person may give: proposed by one, done by another.
create table fall_throughs (
  order_id uuid not null,
  reason text not null,
  note text,
  refund_vnd bigint not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  constraint fall_throughs_pkey primary key (order_id),
  constraint fall_throughs_refund check (refund_vnd > 0),
  constraint fall_throughs_two_people check (decided_by <> proposed_by)
);
create index fall_throughs_waiting on fall_throughs (proposed_at) where decided_by is null;
