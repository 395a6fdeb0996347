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

alter table bids add column group_id uuid;
-- The wallet's cause of this bid's money; null: the bid's own id. Another one when it left a group, or won in one.
alter table bids add column hold_id uuid;
create index bids_group on bids (group_id) where group_id is not null;
alter table bids drop constraint bids_active_is_held;
-- Money stays while anything may be live; in a group the group holds it.
alter table bids add constraint bids_active_is_held
  check (status not in ('scheduled', 'firing', 'sending', 'leading', 'unknown') or is_held or group_id is not null);
