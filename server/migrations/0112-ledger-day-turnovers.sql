-- What went in and out of each account on each sealed day, so that a balance or a month is the sum of a few rows, however long the ledger grows.
-- The purses of all customers are one account here, 'customers'; what moves between the two purses of one person is no turnover.
create function ledger_turnovers_of(p_from timestamptz, p_to timestamptz)
  returns table (day date, account text, currency text, received bigint, spent bigint) language sql stable as $$
  select (m.posted_at at time zone 'Asia/Ho_Chi_Minh')::date, side.account, m.currency,
    sum(side.received)::bigint, sum(side.spent)::bigint
  from ledger_movements m cross join lateral (values
    (case when starts_with(m.to_account, 'company:') then m.to_account else 'customers' end, m.amount, 0),
    (case when starts_with(m.from_account, 'company:') then m.from_account else 'customers' end, 0, m.amount)
  ) side (account, received, spent)
  where m.posted_at >= p_from and m.posted_at < p_to
    and (starts_with(m.from_account, 'company:') or starts_with(m.to_account, 'company:'))
  group by 1, 2, 3
$$;

create table ledger_day_turnovers (
  -- In Vietnam.
  day date not null,
  account text collate "C" not null,
  currency text collate "C" not null,
  received bigint not null,
  spent bigint not null,
  constraint ledger_day_turnovers_pkey primary key (day, account, currency),
  constraint ledger_day_turnovers_sound check (received >= 0 and spent >= 0 and received + spent > 0)
);
create index ledger_day_turnovers_account on ledger_day_turnovers (account, currency, day);
create trigger ledger_day_turnovers_append_only before update or delete on ledger_day_turnovers
  for each row execute function ledger_refuse_change();
create trigger ledger_day_turnovers_no_truncate before truncate on ledger_day_turnovers
  for each statement execute function ledger_refuse_change();

insert into ledger_day_turnovers (day, account, currency, received, spent)
select t.day, t.account, t.currency, t.received, t.spent from ledger_seals s
cross join lateral ledger_turnovers_of(s.day::timestamp at time zone 'Asia/Ho_Chi_Minh', (s.day + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh') t;

-- The moment from which on movements are in no seal.
create function ledger_unsealed_from() returns timestamptz language sql stable as $$
  select coalesce((select (max(day) + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' from ledger_seals), '-infinity')
$$;
