-- What reports read of holds: what is promised to what, now.
create view wallet_open_holds as
  select cause_type, count(*)::integer as holds, sum(open_vnd)::bigint as open_vnd
  from wallet_holds where settled_at is null group by cause_type;
