-- Auctions that somebody has a bid on (or had): last seen state, one row however many customers. Times `ends_at` are on the marketplace's clock.
create table watched_auctions (
  site text not null,
  code text not null,
  title text not null,
  -- The listing as it was when the first bid was booked, for orders and lists.
  listing jsonb not null,
  seller_id text not null,
  price_jpy bigint not null,
  bid_count integer not null,
  ends_at timestamptz not null,
  is_open boolean not null default true,
  tax_percent smallint not null default 0,
  -- Marketplace time minus ours, and how far off that may be.
  clock_offset_ms integer not null default 0,
  clock_uncertainty_ms integer not null default 0,
  -- What may be live at the marketplace in our name. The maximum never falls while the auction is open.
  live_account text,
  live_maximum_jpy bigint,
  is_leading boolean not null default false,
  read_at timestamptz not null,
  settled_at timestamptz,
  failures integer not null default 0,
  constraint watched_auctions_pkey primary key (site, code),
  constraint watched_auctions_live_complete check ((live_account is null) = (live_maximum_jpy is null))
);

create table bids (
  id uuid not null,
  customer_id uuid not null,
  site text not null,
  code text not null,
  mode text not null,
  -- As the marketplace takes it: without tax where the site adds tax.
  maximum_jpy bigint not null,
  status text not null,
  reason text,
  account text not null,
  quantity integer not null default 1,
  ship_mode text not null,
  services text[] not null default '{}',
  is_partial boolean not null default false,
  -- Held in the wallet under the cause bid:<id>; the rate is locked with it.
  hold_vnd bigint not null,
  is_held boolean not null default true,
  rate_vnd bigint not null,
  rate_scale bigint not null,
  priced_at timestamptz not null,
  -- Snipes: what to do when the auction was extended, and when to fire, on the marketplace's clock.
  extension_rule text not null default 'follow',
  follow_steps integer not null default 0,
  followed integer not null default 0,
  lead_ms integer,
  planned_end_at timestamptz,
  fire_at timestamptz,
  lease_owner text,
  lease_number bigint not null default 0,
  lease_until timestamptz,
  won_price_jpy bigint,
  order_id uuid,
  order_code text,
  superseded_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint bids_pkey primary key (id),
  constraint bids_mode check (mode in ('now', 'snipe')),
  constraint bids_status check (status in ('scheduled', 'firing', 'sending', 'leading', 'unknown', 'outbid', 'won', 'lost', 'cancelled', 'failed')),
  constraint bids_maximum_positive check (maximum_jpy between 1 and 10000000),
  constraint bids_extension_rule check (extension_rule in ('stop', 'follow')),
  constraint bids_snipe_planned check (mode <> 'snipe' or (fire_at is not null and lead_ms is not null and planned_end_at is not null)),
  -- Money stays while anything may be live.
  constraint bids_active_is_held check (status not in ('scheduled', 'firing', 'sending', 'leading', 'unknown') or is_held),
  constraint bids_won_has_price check (status <> 'won' or won_price_jpy is not null)
);
-- One of our customers at a time per auction: two of them never bid each other up.
create unique index bids_one_active_per_auction on bids (site, code) where status in ('scheduled', 'firing', 'sending', 'leading', 'unknown');
create index bids_customer on bids (customer_id, created_at desc);
create index bids_auction on bids (site, code, created_at);
create index bids_due on bids (fire_at) where mode = 'snipe' and status = 'scheduled';
create index bids_won_unpaid on bids (customer_id) where status = 'won' and order_id is null;

-- One row per write to a marketplace, booked before it is sent. `unknown`: the answer was lost and it is never sent again.
create table remote_bids (
  id uuid not null,
  bid_id uuid not null,
  customer_id uuid not null,
  site text not null,
  code text not null,
  account text not null,
  maximum_jpy bigint not null,
  step integer not null,
  status text not null,
  lease_until timestamptz not null,
  -- The snipe's lease under which it was booked; 0 for bids at once.
  lease_number bigint not null default 0,
  booked_at timestamptz not null,
  answered_at timestamptz,
  reason text,
  constraint remote_bids_pkey primary key (id),
  constraint remote_bids_once unique (bid_id, step),
  constraint remote_bids_status check (status in ('sending', 'accepted', 'refused', 'unknown', 'absent'))
);
create index remote_bids_open on remote_bids (site, code) where status in ('sending', 'unknown');
-- At most one write under way per auction.
create unique index remote_bids_one_open on remote_bids (site, code) where status in ('sending', 'unknown');

-- What happened to a bid, append only: the receipt that the customer reads.
create table bid_receipts (
  id bigint generated always as identity,
  bid_id uuid not null,
  customer_id uuid not null,
  at timestamptz not null,
  kind text not null,
  facts jsonb not null default '{}',
  constraint bid_receipts_pkey primary key (id)
);
create index bid_receipts_bid on bid_receipts (bid_id, id);
create function bid_receipts_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'bid_receipts is append only' using constraint = 'bid_receipts_append_only';
end $$;
create trigger bid_receipts_append_only before update or delete on bid_receipts for each row execute function bid_receipts_append_only();

-- Asking to be allowed to bid against a seller under the owner's threshold.
create table bid_requests (
  id uuid not null,
  customer_id uuid not null,
  site text not null,
  code text not null,
  seller_id text not null,
  status text not null,
  note text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint bid_requests_pkey primary key (id),
  constraint bid_requests_once unique (customer_id, site, code),
  constraint bid_requests_status check (status in ('waiting', 'allowed', 'refused'))
);

create table bidding_preferences (
  customer_id uuid not null,
  is_told_last_minute boolean not null,
  constraint bidding_preferences_pkey primary key (customer_id)
);

-- The owner's choices.
create table bidding_settings (
  only_row boolean not null default true,
  default_lead_ms integer not null,
  reputation_threshold_percent integer not null,
  needs_bid_request boolean not null,
  constraint bidding_settings_pkey primary key (only_row),
  constraint bidding_settings_only_row check (only_row)
);
insert into bidding_settings (default_lead_ms, reputation_threshold_percent, needs_bid_request) values (4000, 99, false);
