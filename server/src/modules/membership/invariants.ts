/** Name -> SQL that must return no row, at any moment. */
export const membershipInvariants: Readonly<Record<string, string>> = {
  'a plan was paid once, at its price': `
    select m.id from memberships m left join lateral (
      select sum(amount) as paid, count(*) as times from ledger_movements where cause_type = 'vip' and cause_id = m.id::text and kind = 'payment'
    ) l on true where l.times <> 1 or l.paid <> m.price_vnd`,
  'what came back of a plan is what the wallet gave back': `
    select m.id from memberships m left join wallet_refunds r on r.paid_type = 'vip' and r.paid_id = m.id::text
    where m.refund_vnd <> coalesce(r.amount_vnd, 0)`,
};
