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
create index bids_account on bids (site, account) where status in ('scheduled', 'firing', 'sending', 'leading', 'unknown');
create index remote_bids_account on remote_bids (site, account, booked_at);
