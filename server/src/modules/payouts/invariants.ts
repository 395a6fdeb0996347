import { allMoves } from './rules/withdrawal.ts';

const PATHS = allMoves()
  .map(({ from, to }) => `('${from}', '${to}')`)
  .join(', ');

/** Name -> SQL that must return no row, at any moment. */
export const payoutsInvariants: Readonly<Record<string, string>> = {
  'what is asked back is held until it is paid or given back': `
    select w.id, w.status, h.open_vnd from withdrawals w left join wallet_holds h on h.cause_type = 'withdrawal' and h.cause_id = w.id::text
    where coalesce(h.open_vnd, 0) <> case when w.status in ('requested', 'approved') then w.amount_vnd else 0 end`,
  'what was paid out left the bank once and exactly': `
    select w.id from withdrawals w left join (
      select cause_id, sum(amount) as paid, count(*) as times from ledger_movements
      where cause_type = 'withdrawal' and to_account = 'company:bank' group by cause_id
    ) m on m.cause_id = w.id::text
    where (w.status = 'paid' and (m.times is distinct from 1 or m.paid <> w.amount_vnd)) or (w.status <> 'paid' and m.times is not null)`,
  'the history of a withdrawal is a path of its life': `
    with states as (select withdrawal_id, version, status, lag(status) over (partition by withdrawal_id order by version) as before from withdrawal_events)
    select * from states where (before is null and status <> 'requested') or (before is not null and (before, status) not in (${PATHS}))`,
  'a withdrawal was approved and paid by two people': `
    select w.id from withdrawals w join withdrawal_events e on e.withdrawal_id = w.id and e.status = 'paid'
    where w.approved_by = e.mover_id`,
};
