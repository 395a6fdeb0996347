-- The register of all orders: what the tables of the desk filter, sort and page by. Each sort has an index that ends with the id, so that a page
-- costs the same wherever it lies; each filter that may match few has one of its own.

-- When the goods became ours; written with the step to BOUGHT.
alter table orders add column bought_at timestamptz;
update orders o set bought_at = e.at from (
  select order_id, min(at) as at from order_events where to_state = 'BOUGHT' group by order_id
) e where e.order_id = o.id;

create index orders_created on orders (created_at, id);
create index orders_moved on orders (moved_at, id);
create index orders_first_payment on orders (first_payment_vnd, id);
create index orders_state_created on orders (state, created_at, id);
create index orders_site_created on orders (site, created_at, id);
create index orders_mode_created on orders (ship_mode, created_at, id);
create index orders_owing on orders (created_at, id) where paid_first_vnd < first_payment_vnd and state <> 'CANCEL';
create index orders_bought on orders (bought_at, id) where bought_at is not null;
create index orders_price_paid on orders (coalesce(price_paid_jpy, 0), id) where bought_at is not null;
-- A label is looked up without knowing its site.
create index orders_listing_code on orders (listing_code);
create index orders_account_bought on orders (account, bought_at, id) where bought_at is not null;

-- Orders are found by the beginnings of words of their titles, in both languages, with or without accents.
create function listing_words(listing jsonb) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, fold_vietnamese(coalesce(listing ->> 'titleVi', '') || ' ' || coalesce(listing ->> 'title', '')));
create index orders_listing_words on orders using gin (listing_words(listing));

-- What the staff writes about an order for the staff: added and never changed.
create table order_notes (
  id uuid not null,
  order_id uuid not null,
  author_id uuid not null,
  text text not null,
  at timestamptz not null,
  constraint order_notes_pkey primary key (id),
  constraint order_notes_text check (char_length(text) between 1 and 2000)
);
create index order_notes_of on order_notes (order_id, at, id);
create function order_notes_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  raise exception 'notes of orders are append-only: % refused', lower(tg_op) using errcode = 'integrity_constraint_violation';
end $$;
create trigger order_notes_append_only before update or delete on order_notes
  for each row execute function order_notes_refuse_change();

-- The parcels in which a seller sends an order to the Japan warehouse: mostly one, sometimes several.
create table seller_parcels (
  order_id uuid not null,
  -- From 1, in the order in which they were entered.
  number smallint not null,
  -- What is in it, and what the warehouse must look for; empty for the one parcel of an order.
  title text not null,
  expected text not null,
  carrier text collate "C" not null,
  tracking_number text collate "C" not null,
  entered_by uuid not null,
  entered_at timestamptz not null,
  constraint seller_parcels_pkey primary key (order_id, number),
  constraint seller_parcels_number check (number between 1 and 20),
  constraint seller_parcels_once unique (order_id, carrier, tracking_number),
  constraint seller_parcels_carrier check (carrier in ('yamato', 'sagawa', 'japan-post', 'other'))
);
create index seller_parcels_tracking on seller_parcels (tracking_number);

-- By what a purchase was paid: the name that we gave a card or an account, never its number.
create table purchase_means (
  order_id uuid not null,
  label text not null,
  set_by uuid not null,
  set_at timestamptz not null,
  constraint purchase_means_pkey primary key (order_id),
  constraint purchase_means_no_number check (label !~ '[0-9][0-9 -]{6,}[0-9]' and char_length(label) between 1 and 60)
);
