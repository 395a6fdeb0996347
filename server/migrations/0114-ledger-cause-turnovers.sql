-- The turnovers of a time as `ledger_turnovers_of` gives them, told apart by what the money moved
-- for: reports ask whose order, site or bill it was.
create function ledger_cause_turnovers_of(p_from timestamptz, p_to timestamptz)
  returns table (
   day date, cause_type text, cause_id text, account text, currency text,
   received bigint, spent bigint
 )
  language sql stable as $$
  select (m.posted_at at time zone 'Asia/Ho_Chi_Minh')::date, m.cause_type, m.cause_id,
    side.account, m.currency, sum(side.received)::bigint, sum(side.spent)::bigint
  from ledger_movements m cross join lateral (values
    (case when starts_with(m.to_account, 'company:')
      then m.to_account else 'customers' end, m.amount, 0),
    (case when starts_with(m.from_account, 'company:')
      then m.from_account else 'customers' end, 0, m.amount)
  ) side (account, received, spent)
  where m.posted_at >= p_from and m.posted_at < p_to
    and (starts_with(m.from_account, 'company:') or starts_with(m.to_account, 'company:'))
  group by 1, 2, 3, 4, 5
$$;
