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
