-- Reports read what the ledger and the other modules say of themselves; here lies only what would
-- cost too much to add up again each time. What lies here can be made anew from there at any
-- moment.

-- The turnovers of a time by site. What belongs to no order has the site ''. `worth_vnd`: what yen
-- were worth at the rate of their order.
create function report_sites_of(p_from timestamptz, p_to timestamptz)
  returns table (
    day date, site text, account text, currency text,
    received bigint, spent bigint, worth_vnd bigint
  )
  language sql stable as $$
  with flows as materialized (
    select f.*, case
      when f.cause_type in ('order', 'bill', 'complaint') and pg_input_is_valid(f.cause_id, 'uuid')
      then f.cause_id::uuid end as thing
    from ledger_cause_turnovers_of(p_from, p_to) f
  ), owned as (
    select f.day, case f.cause_type when 'order' then f.thing else c.order_id end as order_id,
      f.account, f.currency, f.received, f.spent
    from flows f
    left join complaint_orders c on f.cause_type = 'complaint' and c.complaint_id = f.thing
    where f.cause_type <> 'bill'
    union all
    select f.day, s.order_id, f.account, f.currency,
      case when s.whole is null then f.received
        else (div(f.received::numeric * s.share_to, s.whole)
          - div(f.received::numeric * s.share_from, s.whole))::bigint end,
      case when s.whole is null then f.spent
        else (div(f.spent::numeric * s.share_to, s.whole)
          - div(f.spent::numeric * s.share_from, s.whole))::bigint end
    from flows f left join lateral bill_shares_of(f.thing) s on true
    where f.cause_type = 'bill'
  )
  select w.day, coalesce(o.site, ''), w.account, w.currency,
    sum(w.received)::bigint, sum(w.spent)::bigint,
    case when w.currency = 'JPY' then coalesce(sum(
      div(w.received::numeric * o.exchange_vnd * 2 + o.exchange_scale, o.exchange_scale * 2)
      - div(w.spent::numeric * o.exchange_vnd * 2 + o.exchange_scale, o.exchange_scale * 2)
    ), 0)::bigint else 0 end
  from owned w left join order_sites o using (order_id)
  where w.received + w.spent > 0
  group by 1, 2, 3, 4
$$;

-- Days whose figures are kept, in their order without a gap among the sealed ones: nothing is
-- posted into them any more.
create table report_days (
  day date not null,
  kept_at timestamptz not null,
  constraint report_days_pkey primary key (day)
);
create table report_site_days (
  day date not null,
  site text collate "C" not null,
  account text collate "C" not null,
  currency text collate "C" not null,
  received bigint not null,
  spent bigint not null,
  worth_vnd bigint not null,
  constraint report_site_days_pkey primary key (day, site, account, currency),
  constraint report_site_days_day foreign key (day) references report_days (day),
  constraint report_site_days_sound check (received >= 0 and spent >= 0 and received + spent > 0)
);

-- The moment from which on nothing is kept.
create function report_unkept_from() returns timestamptz language sql stable as $$
  select coalesce(
    (select (max(day) + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' from report_days), '-infinity'
  )
$$;
-- Kept days from their sums, later ones from the movements themselves.
create view report_site_turnovers as
  select day, site, account, currency, received, spent, worth_vnd from report_site_days
  union all
  select t.day, t.site, t.account, t.currency, t.received, t.spent, t.worth_vnd
  from (select report_unkept_from() as since) u
  cross join lateral report_sites_of(u.since, 'infinity') t;
