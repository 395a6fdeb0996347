-- The newest whole reading of every listing that anybody looked at, so that a silent site does not empty our pages.
create table marketplace_listings (
  site text not null,
  code text not null,
  listing jsonb not null,
  read_at timestamptz not null,
  constraint marketplace_listings_pkey primary key (site, code)
);

-- What a listing cost when we saw it; a row for each change. The price history that we show is our own.
create table marketplace_prices (
  site text not null,
  code text not null,
  price_jpy bigint not null constraint marketplace_prices_positive check (price_jpy > 0),
  seen_at timestamptz not null,
  constraint marketplace_prices_pkey primary key (site, code, seen_at)
);

-- How far the calls to each site are used up, for all our processes together. Nothing of it matters after a crash.
create unlogged table site_paces (
  site text not null,
  -- When the last call that was given away would go out if all went evenly.
  free_at timestamptz not null,
  constraint site_paces_pkey primary key (site)
);

-- A token bucket by the database's clock: up to `most` calls that may go now, or one that may go after `wait_ms`, or none when that is over the patience.
create function lease_site_calls(
  asked_site text, per_second double precision, burst double precision, most integer, patience_ms double precision,
  out taken integer, out wait_ms double precision
) language plpgsql as $$
declare
  used_until timestamptz;
  now_at timestamptz;
  available double precision;
begin
  loop
    select free_at into used_until from site_paces where site = asked_site for update;
    exit when found;
    insert into site_paces (site, free_at) values (asked_site, clock_timestamp()) on conflict do nothing;
  end loop;
  now_at := clock_timestamp();
  -- A clock that was set back must not silence us for long.
  used_until := least(greatest(used_until, now_at), now_at + interval '1 minute');
  available := burst - extract(epoch from used_until - now_at) * per_second;
  taken := greatest(1, least(most, floor(available)::integer));
  wait_ms := greatest(0, (1 - available) / per_second * 1000);
  if wait_ms > patience_ms then
    taken := 0;
  else
    update site_paces set free_at = used_until + make_interval(secs => taken / per_second) where site = asked_site;
  end if;
end $$;

-- The newest answers of each call that could not be read: three a call, for whoever repairs the reading.
create table marketplace_unreadable_answers (
  id uuid not null,
  site text not null,
  call text not null,
  at timestamptz not null,
  status integer not null,
  missing text not null,
  why text not null,
  content_type text not null,
  body text not null,
  constraint marketplace_unreadable_answers_pkey primary key (id),
  constraint marketplace_unreadable_call_length check (length(call) <= 200),
  constraint marketplace_unreadable_body_length check (length(body) <= 200000)
);
create index marketplace_unreadable_by_call on marketplace_unreadable_answers (site, call, at desc);

-- What each of our processes last told of its line to each marketplace, so that the desk sees all of them.
create table marketplace_health (
  process integer not null,
  site text not null,
  told_at timestamptz not null,
  health jsonb not null,
  constraint marketplace_health_pkey primary key (process, site)
);
