/** Name -> SQL that must return no row, at any moment. */
export const approvalsInvariants: Readonly<Record<string, string>> = {
  'what is approved was approved by another person than proposed it': `
    select id, act, proposed_by from approvals where state = 'approved' and (decided_by is null or decided_by = proposed_by)`,
  'what one person gave alone in a day stays within the bound of that moment': `
    select key, staff_id, customer_id, by_staff, by_hand, to_customer from (
      select *, sum(amount_vnd) over (partition by staff_id, day order by given_at, key) as by_staff,
        sum(amount_vnd) over (partition by coalesce(let_in_by, staff_id), day order by given_at, key) as by_hand,
        sum(amount_vnd) over (partition by customer_id, day order by given_at, key) as to_customer
      from one_person_gifts
    ) gifts where greatest(by_staff, by_hand) > staff_day_limit_vnd or to_customer > customer_day_limit_vnd`,
  'what was carried out in two names moved its money once': `
    select a.id, a.act, a.amount_vnd, m.moved from approvals a left join lateral (
      select sum(amount) as moved from ledger_movements where key = 'adjustment:' || (a.terms ->> 'key')
    ) m on true
    where a.act in ('wallet.credit', 'wallet.debit')
      and coalesce(m.moved, 0) <> case a.state when 'approved' then a.amount_vnd else 0 end`,
};
