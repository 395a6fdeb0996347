import { allMoves } from './rules/complaint.ts';

const PATHS = allMoves()
  .map(({ from, to }) => `('${from}', '${to}')`)
  .join(', ');

/** Name -> SQL that must return no row, at any moment. */
export const supportInvariants: Readonly<Record<string, string>> = {
  'the history of a complaint is a path of its life': `
    with states as (select complaint_id, number, state, lag(state) over (partition by complaint_id order by number) as before from complaint_events)
    select * from states where (before is null and state <> 'open') or (before is not null and (before, state) not in (${PATHS}))`,
  'the state of a complaint is the last one of its history': `
    select c.id from complaints c join lateral (select state from complaint_events e where e.complaint_id = c.id order by number desc limit 1) last on true
    where last.state <> c.state`,
  'a refund of a complaint is the one that the wallet made': `
    select c.id, c.refund_vnd, r.refunded from complaints c left join lateral (
      select coalesce(sum(amount_vnd), 0) as refunded from wallet_refunds where key in ('complaint:' || c.id, 'complaint-bill:' || c.id)
    ) r on true
    where c.refund_vnd <> r.refunded`,
  'a refund of a complaint was one gift within the bounds, or decided by two people': `
    select c.id, c.refund_vnd from complaints c where c.refund_vnd > 0
      and not exists (select from one_person_gifts g where g.key = 'complaint:' || c.id and g.amount_vnd = c.refund_vnd)
      and (c.proposed_by is null or c.decided_by is null or c.decided_by = c.proposed_by)`,
  'what single persons gave for one lost parcel stays within the limit of that moment': `
    select c.lost_bill, sum(c.refund_vnd) from complaints c join one_person_gifts g on g.key = 'complaint:' || c.id
    where c.lost_bill is not null and c.refund_vnd > 0 group by c.lost_bill having sum(c.refund_vnd) > max(c.one_person_limit_vnd)`,
  'the talk is as long as it is counted': `
    select c.id from complaints c where c.messages <> (select count(*) from complaint_messages m where m.complaint_id = c.id)`,
};
