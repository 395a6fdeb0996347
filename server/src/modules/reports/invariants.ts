/**
 * What is always true of reports, each as a query that gives back the rows for which it is not.
 */
export const reportsInvariants: Readonly<Record<string, string>> = {
  'I9 the money of a report, all sites together, is that of the ledger, day by day and account by account': `
    select coalesce(r.day, l.day)::text as day, coalesce(r.account, l.account) as account,
      r.received, r.spent, l.received as received_booked, l.spent as spent_booked
    from (
      select day, account, currency, sum(received)::bigint as received, sum(spent)::bigint as spent
      from report_site_turnovers group by day, account, currency
    ) r full join ledger_turnovers_of('-infinity', 'infinity') l
      on (r.day, r.account, r.currency) = (l.day, l.account, l.currency)
    where (r.received, r.spent) is distinct from (l.received, l.spent)`,

  'I9 figures are kept of sealed days alone, and of none before the last is anything missing': `
    select k.day::text from report_days k where not exists (select from ledger_seals s where s.day = k.day)
    union all
    select s.day::text from ledger_seals s
    where s.day < (select max(day) from report_days) and not exists (select from report_days k where k.day = s.day)`,
};
