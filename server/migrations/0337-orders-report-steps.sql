-- What reports read of the life of orders. Events arrive in the order of time, so a few bytes per
-- megabyte are enough to find a day.
create index order_events_at on order_events using brin (at) with (pages_per_range = 16);
create index purchase_attempts_sent on purchase_attempts (sent_at);

-- How long orders had stood in a state when they left it.
create function order_steps_of(p_from timestamptz, p_to timestamptz)
  returns table (at timestamptz, state text, took_ms bigint)
  language sql stable as $$
  select e.at, e.from_state, (extract(epoch from e.at - b.at) * 1000)::bigint
  from order_events e cross join lateral (
    -- Notes move nothing.
    select p.at from order_events p
    where p.order_id = e.order_id and p.version < e.version
      and (p.from_state is not null or p.version = 1)
    order by p.version desc limit 1
  ) b
  where e.at >= p_from and e.at < p_to and e.from_state is not null and e.from_state <> e.to_state
$$;

create view bought_orders as
  select o.bought_at, o.site, o.source, o.price_paid_jpy, exists (
    select from purchase_attempts a where a.order_id = o.id and a.state = 'bought') as is_by_program
  from orders o where o.bought_at is not null;
create view purchase_tries as
  select a.sent_at, o.site, a.state from purchase_attempts a join orders o on o.id = a.order_id;
-- Orders that somebody paid for, whatever became of them.
create view paid_orders as
  select customer_id, created_at from orders where paid_first_vnd > 0;
