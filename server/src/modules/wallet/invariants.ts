/** What is always true of wallets: each query gives back the rows for which it is not. They read the ledger's tables as well. */
export const walletInvariants: Readonly<Record<string, string>> = {
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

  'I11 a bank transfer moved exactly its amount, once': `
    select t.id, t.state, t.amount_vnd, m.moved, m.times from wallet_transfers t left join lateral (
      select sum(amount) as moved, count(*) as times from ledger_movements
      where key in ('top-up:' || t.id, 'suspense:' || t.id) and from_account = 'company:bank'
    ) m on true
    where (t.state <> 'ignored' and (m.times <> 1 or m.moved <> t.amount_vnd)) or (t.state = 'ignored' and m.times <> 0)`,

  'I12 what came into the bank is credited or waits in suspense': `
    select * from (
      select coalesce(sum(amount) filter (where from_account = 'company:bank' and cause_type = 'top-up'), 0) as moved,
        (select coalesce(sum(amount_vnd), 0) from wallet_transfers where state <> 'ignored') as reported,
        coalesce(sum(case when to_account = 'company:suspense' then amount when from_account = 'company:suspense' then -amount end), 0) as suspended,
        (select coalesce(sum(amount_vnd), 0) from wallet_transfers where state = 'unmatched') as unmatched
      from ledger_movements where cause_type = 'top-up'
    ) t where moved <> reported or suspended <> unmatched`,

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
