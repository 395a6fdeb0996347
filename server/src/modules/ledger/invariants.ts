/**
 * What is always true of the books, each as a query that gives back the rows for which it is not. Names as in the reliability
 * plan; run after every test with a database, and by the nightly check. That each movement sums to zero (I1, I2) needs no query:
 * one row takes from one account what it gives to another.
 */
export const ledgerInvariants: Readonly<Record<string, string>> = {
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
    select t.name from (values ('ledger_movements_append_only'), ('ledger_movements_no_truncate')) t (name)
    where not exists (select from pg_trigger where tgname = t.name and tgrelid = 'ledger_movements'::regclass and tgenabled = 'O')`,
};
