-- Requests to sellers for a lower price (decisions, section 5).
create table offers (
  id uuid not null,
  customer_id uuid not null,
  site text not null,
  code text not null,
  title text not null,
  picture text,
  url text not null,
  listed_price_jpy bigint not null,
  desired_price_jpy bigint not null,
  granted_price_jpy bigint,
  is_auto_buy boolean not null,
  ship_mode text not null,
  services text[] not null default '{}',
  address_id uuid,
  note text not null default '',
  status text collate "C" not null,
  reason text,
  assignee_id uuid,
  account text,
  hold_vnd bigint not null default 0,
  order_id uuid,
  order_code text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  -- When the listing of a sent request was last looked at: whoever waited longest is next, however many there are.
  watched_at timestamptz,
  version integer not null default 1,
  constraint offers_pkey primary key (id),
  constraint offers_status check (status in ('waiting', 'sent', 'accepted', 'bought', 'cancelled', 'expired')),
  constraint offers_prices check (desired_price_jpy > 300 and desired_price_jpy < listed_price_jpy and 2 * desired_price_jpy >= listed_price_jpy),
  constraint offers_granted check (granted_price_jpy is null or granted_price_jpy between 1 and listed_price_jpy),
  constraint offers_accepted check (status not in ('accepted', 'bought') or granted_price_jpy is not null),
  constraint offers_bought check ((status = 'bought') = (order_id is not null)),
  constraint offers_hold check (hold_vnd >= 0 and (hold_vnd = 0 or status in ('waiting', 'sent', 'accepted')))
);
-- One open request of a customer for a listing, however many calls race.
create unique index offers_one_open on offers (customer_id, site, code) where status in ('waiting', 'sent', 'accepted');
create index offers_of_customer on offers (customer_id, created_at desc, id desc);
create index offers_open on offers (status, expires_at) where status in ('waiting', 'sent', 'accepted');
create index offers_to_watch on offers (watched_at nulls first, expires_at) where status = 'sent';

-- What happened when and by whom; never changed.
create table offer_events (
  offer_id uuid not null,
  version integer not null,
  status text collate "C" not null,
  mover text collate "C" not null,
  mover_id uuid,
  reason text,
  at timestamptz not null,
  constraint offer_events_pkey primary key (offer_id, version),
  constraint offer_events_mover check (mover in ('customer', 'staff', 'system'))
);

-- What the owner decides about price requests; one row.
create table negotiation_settings (
  only_row boolean not null default true,
  -- So many requests of one customer may be open at a time.
  open_requests integer not null,
  constraint negotiation_settings_pkey primary key (only_row),
  constraint negotiation_settings_one check (only_row),
  constraint negotiation_settings_sane check (open_requests > 0)
);
insert into negotiation_settings (open_requests) values (10);
