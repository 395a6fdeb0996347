import { allMoves } from './rules/offer.ts';

const PATHS = allMoves()
  .map(({ from, to }) => `('${from}', '${to}')`)
  .join(', ');

/** Name -> SQL that must return no row, at any moment. */
export const negotiationInvariants: Readonly<Record<string, string>> = {
  'the history of a price request is a path of its life': `
    with states as (select offer_id, version, status, lag(status) over (partition by offer_id order by version) as before from offer_events)
    select * from states where (before is null and status <> 'waiting') or (before <> status and (before, status) not in (${PATHS}))`,
  'the status of a price request is the last one of its history': `
    select o.id from offers o join offer_events e on e.offer_id = o.id and e.version = o.version where e.status <> o.status`,
  'what a price request holds is what the wallet holds for it': `
    select o.id, o.hold_vnd, h.open_vnd from offers o left join wallet_holds h on h.cause_type = 'offer' and h.cause_id = o.id::text
    where o.hold_vnd <> coalesce(h.open_vnd, 0)`,
  'a bought price request has its order, at the granted price': `
    select o.id from offers o left join orders q on q.id = o.order_id
    where o.status = 'bought' and (q.id is null or q.customer_id <> o.customer_id or q.listing_code <> o.code)`,
};
