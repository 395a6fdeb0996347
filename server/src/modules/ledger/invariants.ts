/**
 * What is always true of the books, each as a query that gives back the rows for which it is not. Names as in the reliability
 * plan.
 */
export const ledgerInvariants: Readonly<Record<string, string>> = {
  'I1 one row takes from one account exactly what it gives to another, by a constraint that holds for every row': `
    select t.name from (values ('ledger_movements_sound')) t (name)
    where not exists (select from pg_constraint where conname = t.name and conrelid = 'ledger_movements'::regclass and convalidated)`,

  'I2 what customers have is what our own accounts gave them': `
    select * from (
      select coalesce(sum(case when starts_with(from_account, 'company:') then amount else 0 end
          - case when starts_with(to_account, 'company:') then amount else 0 end), 0) as given,
        (select coalesce(sum(available_vnd + held_vnd), 0) from ledger_balances) as had
      from ledger_movements where currency = 'VND'
    ) t where given <> had`,

  'I3 a stored balance is the sum of its movements': `
    select b.customer_id, b.available_vnd, b.held_vnd, s.available, s.held from ledger_balances b
    left join (
      select customer_id,
        sum(case 'available' when to_account then amount when from_account then -amount else 0 end) as available,
        sum(case 'held' when to_account then amount when from_account then -amount else 0 end) as held
      from ledger_movements where customer_id is not null group by customer_id
    ) s using (customer_id)
    where b.available_vnd <> coalesce(s.available, 0) or b.held_vnd <> coalesce(s.held, 0)`,

  'I3 every customer with movements has a balance': `
    select distinct m.customer_id from ledger_movements m left join ledger_balances b using (customer_id)
    where m.customer_id is not null and b.customer_id is null`,

  'I3 versions run from 1 without a gap to the stored one, and each "after" is the one before it plus the movement': `
    select * from (
      select m.key, m.customer_id, customer_version, b.version as stored_version, available_after_vnd, held_after_vnd,
        lag(customer_version, 1, 0) over history as version_before,
        coalesce(lag(available_after_vnd) over history, 0)
          + case 'available' when to_account then amount when from_account then -amount else 0 end as available_expected,
        coalesce(lag(held_after_vnd) over history, 0)
          + case 'held' when to_account then amount when from_account then -amount else 0 end as held_expected,
        max(customer_version) over (partition by m.customer_id) as last_version
      from ledger_movements m join ledger_balances b using (customer_id)
      window history as (partition by m.customer_id order by customer_version)
    ) t where customer_version <> version_before + 1 or available_after_vnd <> available_expected
      or held_after_vnd <> held_expected or last_version <> stored_version`,

  'I4 no customer was ever below zero': `
    select key, customer_id from ledger_movements where available_after_vnd < 0 or held_after_vnd < 0
    union all select null, customer_id from ledger_balances where available_vnd < 0 or held_vnd < 0`,

  'I5 nothing can change what was written': `
    select t.name from (values ('ledger_movements_append_only'), ('ledger_movements_no_truncate'),
      ('ledger_seals_append_only'), ('ledger_seals_no_truncate'),
      ('ledger_day_turnovers_append_only'), ('ledger_day_turnovers_no_truncate')) t (name)
    where not exists (select from pg_trigger where tgname = t.name and tgenabled = 'O'
      and tgrelid in ('ledger_movements'::regclass, 'ledger_seals'::regclass, 'ledger_day_turnovers'::regclass))`,

  'I7 a key is used once, and every movement says what it happened for': `
    select t.name from (values ('ledger_movements_pkey')) t (name)
    where not exists (select from pg_constraint where conname = t.name and conrelid = 'ledger_movements'::regclass and contype = 'p')
    union all select key from ledger_movements where cause_id = ''`,

  'I9 the seal of a day is what its movements and the seal before it give': `
    select s.number, s.day, s.movements, s.hash, d.movements as movements_now, d.hash as hash_now
    from ledger_seals s left join ledger_seals b on b.number = s.number - 1 cross join lateral ledger_seal_of(coalesce(b.hash, ''), s.day) d
    where s.hash <> d.hash or s.movements <> d.movements`,

  'I9 seals follow one another without a gap, and nothing was written to a day before them': `
    select number::text, day::text from (
      select number, day, row_number() over (order by number) as place, lag(day) over (order by number) as before from ledger_seals
    ) s where number <> place or day <= before
    union all
    select m.key, m.posted_at::text from ledger_movements m
    where m.posted_at < (select (max(day) + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' from ledger_seals)
      and not exists (select from ledger_seals s where s.day = (m.posted_at at time zone 'Asia/Ho_Chi_Minh')::date)`,

  'I9 what is kept of a sealed day is what its movements add up to, and no other day has anything kept': `
    select coalesce(k.day, d.day)::text as day, coalesce(k.account, d.account) as account, k.received, k.spent,
      d.received as received_now, d.spent as spent_now
    from ledger_day_turnovers k full join (
      select t.* from ledger_seals s cross join lateral ledger_turnovers_of(
        s.day::timestamp at time zone 'Asia/Ho_Chi_Minh', (s.day + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh') t
    ) d on (k.day, k.account, k.currency) = (d.day, d.account, d.currency)
    where (k.received, k.spent) is distinct from (d.received, d.spent)`,
};
