/**
 * What is always true of our yen, each as a query that gives back the rows for which it is not.
 */
export const floatInvariants: Readonly<Record<string, string>> = {
  'I11 what moved on an account moved in the ledger, by the same amount': `
    select m.id::text, m.kind, m.amount_jpy::text, l.amount::text from float_movements m
    left join ledger_movements l on l.key = m.ledger_key and l.currency = 'JPY'
      and case when m.amount_jpy > 0 then l.to_account else l.from_account end = 'company:marketplace-float'
    where m.ledger_key is not null and abs(m.amount_jpy) is distinct from l.amount`,

  'I11 what marketplaces took is on exactly one account, since accounts are kept': `
    select l.key, l.amount::text from ledger_movements l
    where l.currency = 'JPY' and l.kind = 'cost' and starts_with(l.key, 'cost:order:')
      and l.posted_at >= (select opened_at from float_accounts where kind = 'unsorted')
      and 1 <> (select count(*) from float_movements m where m.ledger_key = l.key)`,

  'I11 yen that only changed their place are as many as before': `
    select act_id::text, sum(amount_jpy)::text from float_movements
    where kind in ('transfer', 'moved') group by act_id having sum(amount_jpy) <> 0`,

  'I11 what takes a movement back is its opposite, on its account': `
    select r.id::text from float_movements r join float_movements m on m.id = r.reverses
    where (r.account_id, r.amount_jpy, r.order_id) is distinct from (m.account_id, -m.amount_jpy, m.order_id)`,

  'I11 a covered line is what its movements are, on its account': `
    select l.id::text, l.amount_jpy::text, sum(m.amount_jpy)::text from float_statement_lines l
    left join float_matches f on f.line_id = l.id left join float_movements m on m.id = f.movement_id
    group by l.id having (l.how is not null) <> (count(m.id) > 0)
      or l.how is not null and (sum(m.amount_jpy) <> l.amount_jpy or bool_or(m.account_id <> l.account_id))`,

  'I11 until the day of a reconciliation its account is what was stated then': `
    select r.account_id::text, r.until::text, r.stated_jpy::text from float_reconciliations r
    where r.stated_jpy <> (select coalesce(sum(m.amount_jpy), 0) from float_movements m
        where m.account_id = r.account_id and m.kind = 'opening' and m.at <= r.done_at)
      + (select coalesce(sum(m.amount_jpy), 0) from float_statement_lines l
        join float_matches f on f.line_id = l.id
        join float_movements m on f.movement_id in (m.id, m.reverses) and m.account_id = l.account_id
        where l.account_id = r.account_id and l.day <= r.until)
      or exists (select from float_statement_lines l
        where l.account_id = r.account_id and l.day <= r.until and l.how is null)`,

  'what one person booked of our yen alone in a day stays within the bound of that moment': `
    select movement_id::text, staff_id::text, booked::text, day_limit_jpy::text from (
      select *, sum(amount_jpy) over (partition by staff_id, day order by booked_at, movement_id) as booked
      from float_alone
    ) a where booked > day_limit_jpy`,

  'a fee, a correction or a refund was counted for its one person, or decided by two': `
    select m.id::text, m.kind, m.amount_jpy::text from float_movements m cross join float_settings s
    where m.place > s.since_place and m.made_by is not null and case
      when m.approved_by is not null then not exists (select from approvals a
        where a.id = m.act_id and a.state = 'approved'
          and (a.proposed_by, a.decided_by) = (m.made_by, m.approved_by))
      when m.kind in ('fee', 'correction', 'refund') then not exists (select from float_alone a
        where (a.movement_id, a.staff_id, a.amount_jpy) = (m.id, m.made_by, abs(m.amount_jpy)))
      else m.kind in ('opening', 'funding', 'transfer', 'charge') end`,

  'what two people booked of our yen is taken back by two': `
    select r.id::text, r.kind from float_movements r join float_movements m on m.id = r.reverses
    cross join float_settings s
    where r.place > s.since_place and r.kind <> 'moved' and m.approved_by is not null and r.approved_by is null`,

  'I11 a withdrawn statement has no lines on its account': `
    select s.id::text from float_statements s where s.withdrawn_at is not null
      and exists (select from float_statement_lines l where l.statement_id = s.id)`,

  'I11 an account has one opening that stands': `
    select m.account_id::text from float_movements m where m.kind = 'opening' and m.reverses is null
      and not exists (select from float_movements r where r.reverses = m.id)
    group by 1 having count(*) > 1`,

  'I11 what is kept of an account is the sum of its movements up to that place': `
    select coalesce(k.account_id, m.account_id)::text, k.amount_jpy::text, m.amount::text
    from float_kept_sums k full join (
      select account_id, sum(amount_jpy) as amount from float_movements
      where place <= (select place from float_kept_upto) group by 1
    ) m on m.account_id = k.account_id
    where k.amount_jpy is distinct from m.amount`,

  'I11 a closed account is empty': `
    select a.id::text, sum(m.amount_jpy)::text from float_accounts a join float_movements m on m.account_id = a.id
    where a.closed_at is not null group by a.id having sum(m.amount_jpy) <> 0`,
};
