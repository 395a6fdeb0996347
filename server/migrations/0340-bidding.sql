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
  -- When it is to be read next: what is late is found by this, not by how long ago it was read.
  read_due_at timestamptz,
  -- When somebody last had the page of the lot or their account open: while they look, it is read more often.
  looked_at timestamptz,
  settled_at timestamptz,
  failures integer not null default 0,
  constraint watched_auctions_pkey primary key (site, code),
  constraint watched_auctions_live_complete check ((live_account is null) = (live_maximum_jpy is null))
);
create index watched_auctions_due on watched_auctions (read_due_at) where settled_at is null;
-- A sniper that begins asks what was measured last of its site; lots are kept with the bids on them, so there are ever more.
create index watched_auctions_measured on watched_auctions (site, read_at desc) where clock_uncertainty_ms > 0;

-- "Win one of these" (k of n): snipes that share their money, tried in the order of their ends until `wanted` are won.
create table bid_groups (
  id uuid not null,
  customer_id uuid not null,
  wanted smallint not null,
  -- Lots that may be live or are won. A sniper claims a lot only together with a place here, in one statement.
  taken smallint not null default 0,
  status text collate "C" not null default 'open',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint bid_groups_pkey primary key (id),
  constraint bid_groups_wanted check (wanted between 1 and 20),
  constraint bid_groups_taken check (taken >= 0),
  constraint bid_groups_status check (status in ('open', 'ended'))
);
create index bid_groups_customer on bid_groups (customer_id, created_at desc);

-- What a group holds in the wallet: as many holds as lots may still be won, the largest ones of its lots. The id is the hold's cause.
create table bid_group_holds (
  id uuid not null,
  group_id uuid not null,
  amount_vnd bigint not null,
  -- False: released, or given to the bid that won.
  is_open boolean not null default true,
  constraint bid_group_holds_pkey primary key (id),
  constraint bid_group_holds_group foreign key (group_id) references bid_groups (id),
  constraint bid_group_holds_amount check (amount_vnd > 0)
);
create index bid_group_holds_group on bid_group_holds (group_id);

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
  group_id uuid,
  -- The wallet's cause of this bid's money; null: the bid's own id. Another one when it left a group, or won in one.
  hold_id uuid,
  -- What a bid was before it was raised: the maximum that the marketplace has, with its hold, rate and terms. A raise that is not taken goes back to it.
  live_terms jsonb,
  -- Snipes: what to do when the auction was extended, and when to fire, on the marketplace's clock.
  extension_rule text not null default 'follow',
  follow_steps integer not null default 0,
  followed integer not null default 0,
  lead_ms integer,
  planned_end_at timestamptz,
  fire_at timestamptz,
  lease_owner text,
  lease_number bigint not null default 0,
  won_price_jpy bigint,
  order_id uuid,
  order_code text,
  superseded_by uuid,
  -- When a won lot without an order was tried last: who waits longest comes next, so that those who never pay keep nobody waiting.
  tried_at timestamptz,
  -- A person compared the lot with our orders: the reason stays with the bid, the case leaves the desk.
  doubt_closed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint bids_pkey primary key (id),
  constraint bids_mode check (mode in ('now', 'snipe')),
  constraint bids_status check (status in ('scheduled', 'firing', 'sending', 'leading', 'unknown', 'outbid', 'won', 'lost', 'cancelled', 'failed')),
  constraint bids_maximum_positive check (maximum_jpy between 1 and 10000000),
  constraint bids_extension_rule check (extension_rule in ('stop', 'follow')),
  constraint bids_snipe_planned check (mode <> 'snipe' or (fire_at is not null and lead_ms is not null and planned_end_at is not null)),
  -- Money stays while anything may be live; in a group the group holds it.
  constraint bids_active_is_held check (status not in ('scheduled', 'firing', 'sending', 'leading', 'unknown') or is_held or group_id is not null),
  constraint bids_won_has_price check (status <> 'won' or won_price_jpy is not null)
);
-- One of our customers at a time per auction: two of them never bid each other up.
create unique index bids_one_active_per_auction on bids (site, code) where status in ('scheduled', 'firing', 'sending', 'leading', 'unknown');
create index bids_customer on bids (customer_id, created_at desc);
create index bids_auction on bids (site, code, created_at);
create index bids_due on bids (fire_at) where mode = 'snipe' and status = 'scheduled';
create index bids_won_unpaid on bids (customer_id) where status = 'won' and order_id is null;
create index bids_won_waiting on bids (tried_at nulls first, created_at) where status = 'won' and order_id is null;
create index bids_group on bids (group_id) where group_id is not null;
create index bids_account on bids (site, account) where status in ('scheduled', 'firing', 'sending', 'leading', 'unknown');
-- Lots that an account of ours won otherwise than by the bid: few, and listed for the desk among all bids there ever were.
create index bids_in_doubt on bids (updated_at) where reason in ('above-maximum', 'bought-otherwise') and doubt_closed_at is null;

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
  -- When a write may begin to leave. A sniper claims a snipe first, which forbids to cancel it, and marks its write just before the moment.
  -- Null: claimed only, and never sent by anybody as long as it is null. The default is for every other write, which may leave as soon as it is booked.
  marked_at timestamptz default now(),
  answered_at timestamptz,
  reason text,
  constraint remote_bids_pkey primary key (id),
  constraint remote_bids_once unique (bid_id, step),
  constraint remote_bids_status check (status in ('sending', 'accepted', 'refused', 'unknown', 'absent')),
  constraint remote_bids_unmarked_never_left check (marked_at is not null or status in ('sending', 'refused'))
);
create index remote_bids_open on remote_bids (site, code) where status in ('sending', 'unknown');
-- At most one write under way per auction.
create unique index remote_bids_one_open on remote_bids (site, code) where status in ('sending', 'unknown');
create index remote_bids_account on remote_bids (site, account, booked_at);

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
create index bid_receipts_at on bid_receipts (at) where facts ? 'state';
create function bid_receipts_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  raise exception 'bid_receipts is append only' using constraint = 'bid_receipts_append_only';
end $$;
create trigger bid_receipts_append_only before update or delete on bid_receipts for each row execute function bid_receipts_append_only();

-- Bids that a person at the desk places, where no program of ours can: one row for each write booked, with the id of that write.
create table hand_bids (
  id uuid not null,
  bid_id uuid not null,
  customer_id uuid not null,
  -- waiting: nobody has it yet, it can be cancelled · taken: somebody is placing it · placed: the marketplace has it, its outcome is still to be told
  -- refused · cancelled · late: nobody took it in time
  state text collate "C" not null default 'waiting',
  -- Placed by then, or it is given up and the money goes back.
  deadline_at timestamptz not null,
  taken_by uuid,
  taken_at timestamptz,
  answered_at timestamptz,
  words text,
  created_at timestamptz not null,
  constraint hand_bids_pkey primary key (id),
  constraint hand_bids_state check (state in ('waiting', 'taken', 'placed', 'refused', 'cancelled', 'late')),
  constraint hand_bids_taken_by check (state in ('waiting', 'cancelled', 'late') or taken_by is not null)
);
create index hand_bids_open on hand_bids (deadline_at) where state in ('waiting', 'taken', 'placed');
create index hand_bids_bid on hand_bids (bid_id);

-- A sniper's sign of life. What it leased is its own as long as this lasts: one row is renewed, however many snipes it has in hand.
create table snipers (
  id text not null,
  alive_until timestamptz not null,
  constraint snipers_pkey primary key (id)
);

-- Our own accounts at the marketplaces, one row each; a row appears when an account of the settings is first used.
create table site_accounts (
  site text not null,
  name text not null,
  -- healthy: takes lots · limited: the site asks for a rest, by itself back · restricted: a robot check or a sign-in page, a person must look
  -- draining: no new lots, finishes its own · off: nothing is sent
  state text collate "C" not null default 'healthy',
  reason text,
  since timestamptz not null,
  rests_until timestamptz,
  -- New writes a minute that we allow ourselves through it.
  pace_per_minute integer not null default 30,
  -- Measured at its writes: how many were answered, refused or lost, and a moving average of their time.
  answers bigint not null default 0,
  refusals bigint not null default 0,
  outages bigint not null default 0,
  answer_ms integer,
  constraint site_accounts_pkey primary key (site, name),
  constraint site_accounts_state check (state in ('healthy', 'limited', 'restricted', 'draining', 'off')),
  constraint site_accounts_rest check (state <> 'limited' or rests_until is not null),
  constraint site_accounts_pace check (pace_per_minute between 1 and 600)
);

-- How long each marketplace takes to answer a bid of ours, learned from the receipts: a slow site gets its snipes earlier.
create table site_leads (
  site text collate "C" not null,
  -- So long or less in ninety-nine of a hundred.
  answer_ms integer not null,
  answers integer not null,
  learned_at timestamptz not null,
  constraint site_leads_pkey primary key (site),
  constraint site_leads_answer check (answer_ms >= 0 and answers > 0)
);

-- What became of snipes, by the day on which they ended (in Vietnam) and by site: counted from the receipts, and from nothing else.
create table bid_figures (
  day date not null,
  site text not null,
  -- Sent at their moment; of these, within a quarter of a second of it and before the end.
  fired integer not null,
  on_time integer not null,
  won integer not null,
  lost_by_price integer not null,
  lost_by_us integer not null,
  -- Cancelled, ended early by the seller, stopped by the customer's own rule, or not needed any more.
  other integer not null,
  constraint bid_figures_pkey primary key (day, site)
);

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
  decided_by uuid,
  -- Why it was refused: the customer reads it.
  reason text,
  constraint bid_requests_pkey primary key (id),
  constraint bid_requests_once unique (customer_id, site, code),
  constraint bid_requests_status check (status in ('waiting', 'allowed', 'refused'))
);
create index bid_requests_waiting on bid_requests (created_at) where status = 'waiting';

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
