-- The owner's price list as dated rows, and the exchange rate as it was read.

-- A row holds from its day (Vietnam's calendar) until a later row of the same kind and key. Append only: a new row begins tomorrow at
-- the earliest, and of two for the same day the higher revision holds, so a day that has begun never changes its prices.
create table price_list_rows (
  kind text not null,
  key text not null,
  valid_from date not null,
  revision integer not null default 1,
  -- What `server/src/modules/pricing/tables/rules/price-rows.ts` says for the kind; null ends what an earlier row began.
  rule jsonb,
  recorded_at timestamptz not null,
  recorded_by uuid,
  -- The list that a new house begins with.
  is_seed boolean not null default false,
  constraint price_list_rows_pkey primary key (kind, key, valid_from, revision),
  constraint price_list_rows_kind check (kind in ('site', 'service-fee', 'payment-fee', 'japan-tax', 'import-vat', 'mode', 'surcharge', 'delivery', 'storage',
    'category', 'restriction')),
  constraint price_list_rows_revision check (revision > 0),
  constraint price_list_rows_not_backdated check (is_seed or valid_from > (recorded_at at time zone 'Asia/Ho_Chi_Minh')::date)
);

create function price_list_rows_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a price list row is never changed or removed' using constraint = 'price_list_rows_append_only', errcode = 'check_violation';
end $$;
create trigger price_list_rows_append_only before update or delete on price_list_rows for each row execute function price_list_rows_stay();

-- How far the rate feed is trusted.
create table exchange_rate_limits (
  is_only boolean not null default true,
  -- A good reading older than this sells nothing any more; over a weekend the bank does not publish.
  max_age_hours integer not null,
  -- A jump of more than this against the last good reading waits for an accountant.
  jump_percent integer not null,
  constraint exchange_rate_limits_pkey primary key (is_only),
  constraint exchange_rate_limits_only check (is_only),
  constraint exchange_rate_limits_sane check (max_age_hours > 0 and jump_percent > 0)
);
insert into exchange_rate_limits (max_age_hours, jump_percent) values (96, 5);

-- One row for each list that the bank published with a yen rate in it.
create table exchange_rate_readings (
  id bigint generated always as identity,
  source text not null,
  quoted_at timestamptz not null,
  read_at timestamptz not null,
  -- đồng for 100 yen, what somebody pays who buys yen: 176.35 is 17635.
  jpy_sell_x100 bigint not null,
  -- All currencies of the list as they were published.
  entries jsonb not null,
  state text not null,
  decided_at timestamptz,
  decided_by uuid,
  -- Who entered or decided a rate, and why. A rate by hand outside the bound of a jump was seen by two people.
  entered_by uuid,
  approved_by uuid,
  reason text,
  constraint exchange_rate_readings_pkey primary key (id),
  constraint exchange_rate_readings_once unique (source, quoted_at),
  constraint exchange_rate_readings_state check (state in ('good', 'waiting', 'declined')),
  constraint exchange_rate_readings_positive check (jpy_sell_x100 > 0),
  constraint exchange_rate_readings_two_people check (approved_by <> entered_by),
  constraint exchange_rate_readings_author check (source <> 'desk' or entered_by is not null)
);
create index exchange_rate_readings_good on exchange_rate_readings (quoted_at desc) where state = 'good';
create index exchange_rate_readings_waiting on exchange_rate_readings (quoted_at desc) where state = 'waiting';
