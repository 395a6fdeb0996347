/**
 * What is always true of the company's books, each as a query that gives back the rows for which it
 * is not.
 */
export const booksInvariants: Readonly<Record<string, string>> = {
  'I9 the totals of a closed month are what the ledger adds up to': `
    select coalesce(k.month, d.month)::text as month, coalesce(k.account, d.account) as account,
      k.opening, k.received, k.spent, d.opening as opening_now, d.received as received_now, d.spent as spent_now
    from book_month_totals k full join (
      select m.month, t.account, t.currency,
        coalesce(sum(t.received - t.spent) filter (where t.day < m.month), 0) as opening,
        coalesce(sum(t.received) filter (where t.day >= m.month), 0) as received,
        coalesce(sum(t.spent) filter (where t.day >= m.month), 0) as spent
      from book_months m join ledger_day_turnovers t on t.day < m.month + interval '1 month'
      group by m.month, t.account, t.currency
    ) d on (k.month, k.account, k.currency) = (d.month, d.account, d.currency)
    where (k.opening, k.received, k.spent) is distinct from (d.opening, d.received, d.spent)`,

  'I9 debit equals credit in each closed month': `
    select month::text, currency, sum(received) as received, sum(spent) as spent from book_month_totals
    group by month, currency having sum(received) <> sum(spent) or sum(opening) <> 0`,

  'I9 a closed month carries the seal of its last day': `
    select m.month::text, m.seal_number from book_months m
    where not exists (
      select from ledger_seals s where s.number = m.seal_number and s.hash = m.seal_hash
        and s.day = (select max(day) from ledger_seals where day < m.month + interval '1 month'))`,
};
