-- What reports read of snipes: what became of them, by the day on which they ended, and how long
-- after their moment each was sent.
create view snipe_days as
  select day, site, fired, on_time, won, lost_by_price, lost_by_us, other from bid_figures;
create index bid_receipts_by_time on bid_receipts using brin (at) with (pages_per_range = 16);
create function snipe_shots_of(p_from timestamptz, p_to timestamptz)
  returns table (at timestamptz, site text, late_ms bigint)
  language sql stable as $$
  select r.at, b.site, greatest(0, (r.facts ->> 'lateMs')::bigint)
  from bid_receipts r join bids b on b.id = r.bid_id
  where r.at >= p_from and r.at < p_to and r.kind = 'sent' and r.facts ? 'lateMs'
$$;
