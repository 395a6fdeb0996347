/** What is always true of wallets: each query gives back the rows for which it is not. They read the ledger's tables as well. */
export const walletInvariants: Readonly<Record<string, string>> = {
  'I6 what waits in suspense is a transfer in the list of the accountant, and nothing else is': `
    select t.id, t.state from wallet_transfers t
    left join ledger_movements waiting on waiting.key = 'suspense:' || t.id left join ledger_movements given on given.key in ('settle:' || t.id, 'close:' || t.id)
    where case t.state when 'unmatched' then waiting.key is null or given.key is not null
      when 'settled' then waiting.key is null or given.key is distinct from 'settle:' || t.id
      when 'closed' then waiting.key is null or given.key is distinct from 'close:' || t.id
      else waiting.key is not null or given.key is not null end`,

  'I7 money that came in has the transfer, or the collected bill, that it came with': `
    select m.key, m.cause_id from ledger_movements m left join wallet_transfers t on t.id::text = m.cause_id
    where m.cause_type = 'top-up' and not starts_with(m.key, 'cod:')
      and (t.id is null or m.key not in ('top-up:' || t.id, 'suspense:' || t.id, 'settle:' || t.id, 'close:' || t.id))`,

  'I8 what is held for a customer is the sum of the open holds': `
    select customer_id, held_vnd, open from ledger_balances full join (
      select customer_id, sum(open_vnd) as open from wallet_holds group by customer_id
    ) h using (customer_id) where coalesce(held_vnd, 0) <> coalesce(open, 0)`,

  'I8 a hold is what the ledger says of it': `
    select h.cause_type, h.cause_id, h.amount_vnd, h.captured_vnd, h.released_vnd, m.held, m.released from wallet_holds h
    left join (
      select customer_id, cause_type, cause_id, sum(amount) filter (where kind = 'hold') as held, sum(amount) filter (where kind = 'release') as released
      from ledger_movements where kind in ('hold', 'release') and starts_with(key, 'hold:') group by 1, 2, 3
    ) m using (customer_id, cause_type, cause_id)
    where h.amount_vnd <> coalesce(m.held, 0) or h.released_vnd <> coalesce(m.released, 0)`,

  'I10 what we owe to customers, and to whoever sent what nobody claimed, is at the bank, on its way from a carrier, or was given by us': `
    select * from (
      select (select coalesce(sum(available_vnd + held_vnd), 0) from ledger_balances) as owed,
        coalesce(sum(case when to_account = 'company:suspense' then amount when from_account = 'company:suspense' then -amount end), 0) as suspended,
        coalesce(sum(case when from_account in ('company:bank', 'company:cash-on-delivery') then amount
          when to_account in ('company:bank', 'company:cash-on-delivery') then -amount end), 0) as covered,
        coalesce(sum(case when from_account in ('company:adjustment', 'company:discount', 'company:compensation') then amount
          when to_account in ('company:adjustment', 'company:discount', 'company:compensation') then -amount end), 0) as given
      from ledger_movements where currency = 'VND'
    ) t where owed + suspended > covered + given`,

  'a transfer was settled or closed as two people decided': `
    select t.id, t.state from wallet_transfers t where t.state in ('settled', 'closed') and not exists (
      select from approvals a where a.state = 'approved' and a.subject = 'transfer:' || t.id and a.amount_vnd = t.amount_vnd
        and a.act = case t.state when 'settled' then 'transfer.settle' else 'transfer.close' end
        and a.customer_id is not distinct from t.customer_id)`,

  'money that was added or taken by hand was one gift within the bounds, or decided by two people': `
    select m.key, m.amount from ledger_movements m where m.cause_type = 'adjustment' and starts_with(m.key, 'adjustment:')
      and not exists (select from one_person_gifts g
        where g.key = m.key and g.amount_vnd = m.amount and m.from_account = 'company:adjustment')
      and not exists (select from approvals a where a.state = 'approved' and 'adjustment:' || (a.terms ->> 'key') = m.key
        and a.amount_vnd = m.amount and a.act = case m.from_account when 'company:adjustment' then 'wallet.credit' else 'wallet.debit' end)`,

  'I11 a bank transfer moved exactly its amount, once': `
    select t.id, t.state, t.amount_vnd, m.moved, m.times from wallet_transfers t left join lateral (
      select sum(amount) as moved, count(*) as times from ledger_movements
      where key in ('top-up:' || t.id, 'suspense:' || t.id) and from_account = 'company:bank'
    ) m on true
    where (t.state <> 'ignored' and (m.times <> 1 or m.moved <> t.amount_vnd)) or (t.state = 'ignored' and m.times <> 0)`,

  'I11 what several providers told of one transaction of the bank moved money once': `
    select account_number, bank_reference, amount_vnd, count(distinct provider) from wallet_transfers
    where state <> 'ignored' and bank_reference <> '' group by 1, 2, 3 having count(distinct provider) > 1`,

  'I12 what came into the bank is credited or waits in suspense': `
    select * from (
      select coalesce(sum(amount) filter (where from_account = 'company:bank' and cause_type = 'top-up'), 0) as moved,
        (select coalesce(sum(amount_vnd), 0) from wallet_transfers where state <> 'ignored') as reported,
        coalesce(sum(case when to_account = 'company:suspense' then amount when from_account = 'company:suspense' then -amount end), 0) as suspended,
        (select coalesce(sum(amount_vnd), 0) from wallet_transfers where state = 'unmatched') as unmatched
      from ledger_movements where cause_type = 'top-up'
    ) t where moved <> reported or suspended <> unmatched`,

  'I13 a credited transfer does not name the phone of somebody else': `
    select t.id, own.phone, other.phone as named from wallet_transfers t join users own on own.user_id = t.customer_id
    join users other on other.kind = 'customer' and other.user_id <> own.user_id and other.created_at <= t.received_at
      and position(right(other.phone, 9) in regexp_replace(t.content, '\\D', '', 'g')) > 0
    where t.state = 'credited' and t.order_code is null
      and position(right(own.phone, 9) in regexp_replace(t.content, '\\D', '', 'g')) = 0`,

  'I16 what came back of a payment is at most what was paid': `
    select r.paid_type, r.paid_id, r.refunded, p.paid from (
      select paid_type, paid_id, sum(amount_vnd) as refunded from wallet_refunds group by 1, 2) r
    left join lateral (
      select coalesce(sum(case when kind = 'discount' then -amount else amount end), 0) as paid from ledger_movements
      where cause_type = r.paid_type and cause_id = r.paid_id and kind in ('capture', 'payment', 'discount')
    ) p on true where r.refunded > p.paid`,

  'I16 a refund moved exactly its amount': `
    select r.key, r.amount_vnd, m.moved from wallet_refunds r left join lateral (
      select sum(amount) as moved from ledger_movements where kind = 'refund' and cause_type = r.cause_type and cause_id = r.cause_id
        and starts_with(key, r.key || ':')
    ) m on true where r.amount_vnd <> coalesce(m.moved, 0)`,
};
