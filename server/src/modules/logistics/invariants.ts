import { gateInvariants } from './gate/invariants.ts';

/** What is always true of parcels: name -> a query that gives back the rows for which it is not. */
export const logisticsInvariants: Readonly<Record<string, string>> = {
  ...gateInvariants,

  'a parcel is in one shipment at most, and one that left is in one that left': `
    select p.code, p.state, s.state as shipment from parcels p left join shipments s on s.id = p.shipment_id
    where (p.state = 'stored' and s.id is not null) or (p.state not in ('stored', 'closed') and s.id is null) or (p.state = 'closed' and s.state = 'open') or (p.state = 'packed' and s.state <> 'open')
      or (p.state in ('exported', 'arrived', 'opened') and s.state = 'open')`,

  'what an order is in was received once: no two living parcels descend from each other': `
    with recursive descent as (
      select t.parcel_id as ancestor, m.parcel_id as child from parcel_request_parcels t
      join parcel_request_parcels m on m.request_id = t.request_id and t.side = 'taken' and m.side = 'made'
      union select d.ancestor, m.parcel_id from descent d join parcel_request_parcels t on t.parcel_id = d.child and t.side = 'taken'
      join parcel_request_parcels m on m.request_id = t.request_id and m.side = 'made'
    )
    select p.code from descent d join parcels p on p.id = d.ancestor where p.state <> 'closed'`,

  'the parts of what was joined or split are closed, and every closed parcel became another or comes to nothing': `
    select p.code, p.state from parcels p where (p.state = 'closed') <> exists (
      select from parcel_request_parcels t join parcel_requests r on r.id = t.request_id
      where t.parcel_id = p.id and t.side = 'taken' and r.kind <> 'rehearsal' and r.state = 'done')
      and (p.state <> 'closed' or exists (
        select from parcel_orders i join orders o on o.id = i.order_id
        where i.parcel_id = p.id and o.state <> 'CANCEL'))
      and not (p.state = 'closed' and exists (
        select from unknown_parcel_matches m
        where m.parcel_id = p.id and m.taken_back_at is not null))`,

  // An opened one is no box of ours any more: what was in it may have been lost by its carrier.
  'what comes to nothing is in no living parcel alone': `
    select p.code from parcels p join parcel_orders i on i.parcel_id = p.id join orders o on o.id = i.order_id
    where p.state not in ('closed', 'opened') group by p.id having every(o.state = 'CANCEL')`,

  'joining and splitting loses no order and adds none': `
    select r.code from parcel_requests r where r.state = 'done' and r.kind <> 'rehearsal' and (
      select array_agg(distinct o.order_id order by o.order_id) from parcel_request_parcels l join parcel_orders o on o.parcel_id = l.parcel_id
      where l.request_id = r.id and l.side = 'taken'
    ) is distinct from (
      select array_agg(distinct o.order_id order by o.order_id) from parcel_request_parcels l join parcel_orders o on o.parcel_id = l.parcel_id
      where l.request_id = r.id and l.side = 'made')`,

  'an open unknown parcel belongs to no order, and a matched one to exactly one parcel': `
    select u.code, u.state, count(m.id) as matches from unknown_parcels u
    left join unknown_parcel_matches m on m.unknown_id = u.id and m.taken_back_at is null
    group by u.id having count(m.id) <> case u.state when 'matched' then 1 else 0 end`,

  'an open unknown parcel has a place in its house': `
    select code from unknown_parcels where state = 'open' and place !~ ('^' || house || '(-[A-Z0-9]{1,6}){1,4}$')`,

  'a count that goes on has found nothing yet': `
    select c.id, f.code from place_counts c join place_count_findings f on f.count_id = c.id
    where c.finished_at is null`,

  'what is missing was not scanned, and what is misplaced or foreign was': `
    select f.count_id, f.code, f.kind from place_count_findings f where (f.kind = 'missing') = exists (
      select from place_count_scans s where s.count_id = f.count_id and s.code = f.code)`,

  'an unknown parcel was closed by two people': `
    select u.code from unknown_parcels u where u.state in ('returned', 'disposed') and not exists (
      select from approvals a where a.act = 'unknown-parcel.close'
      and a.subject = 'unknown-parcel:' || u.code and a.state = 'approved')`,

  'a parcel that an unknown one was matched with is of that order and customer': `
    select p.code from unknown_parcel_matches m join parcels p on p.id = m.parcel_id
    where p.customer_id <> m.customer_id or not exists (
      select from parcel_orders i where i.parcel_id = p.id and i.order_id = m.order_id)`,

  'the weights of the orders in a parcel sum to what the scale said': `
    select p.code, p.weight_g, sum(o.weight_g) as shares from parcels p left join parcel_orders o on o.parcel_id = p.id
    group by p.id having p.weight_g is distinct from sum(o.weight_g)`,

  'the cost of a shared parcel is the sum of what its orders carry': `
    select p.code, p.freight_vnd, sum(o.freight_vnd) as shares from parcels p join parcel_orders o on o.parcel_id = p.id group by p.id
    having p.freight_vnd is distinct from sum(o.freight_vnd) or p.delivery_vnd is distinct from sum(o.delivery_vnd)
      or p.storage_vnd is distinct from sum(o.storage_vnd) or count(o.freight_vnd) not in (0, count(*))`,

  'everything in a parcel is one customer’s': `
    select p.code, o.code as order_code from parcels p join parcel_orders i on i.parcel_id = p.id join orders o on o.id = i.order_id
    where o.customer_id <> p.customer_id`,

  'a parcel waits for an open request or for none': `
    select p.code, r.code as request, r.state from parcels p join parcel_requests r on r.id = p.request_id
    where r.state not in ('asked', 'offered') or not exists (
      select from parcel_request_parcels l where l.request_id = r.id and l.parcel_id = p.id and l.side = 'taken')`,

  'an open request has its parcels': `
    select r.code from parcel_requests r where r.state in ('asked', 'offered') and (
      select count(*) from parcel_request_parcels l join parcels p on p.id = l.parcel_id and p.request_id = r.id where l.request_id = r.id
    ) <> greatest(1, (select count(*) from parcel_request_parcels l where l.request_id = r.id and l.side = 'taken'))`,

  'a finished trial packing chose one of its two boxes, and its parcel is that box': `
    select r.code from parcel_requests r
    left join lateral (select count(*) as boxes, count(*) filter (where is_chosen) as chosen from box_options where request_id = r.id) b on true
    left join box_options o on o.request_id = r.id and o.is_chosen
    left join parcel_request_parcels l on l.request_id = r.id left join parcels p on p.id = l.parcel_id
    where r.kind = 'rehearsal' and ((r.state = 'done' and (b.boxes <> 2 or b.chosen <> 1
        or (p.settled_weight_g, p.settled_length_cm, p.settled_width_cm, p.settled_height_cm)
          is distinct from (o.weight_g, o.length_cm, o.width_cm, o.height_cm)))
      or (r.state = 'offered' and (b.boxes <> 2 or b.chosen <> 0)) or (r.state in ('asked', 'cancelled') and b.boxes <> 0))`,

  'what is declared of a shipment travels in it': `
    select s.code, o.code as order_code from customs_lines c join shipments s on s.id = c.shipment_id join orders o on o.id = c.order_id
    where not exists (select from parcels p join parcel_orders i on i.parcel_id = p.id where p.shipment_id = c.shipment_id and i.order_id = c.order_id)`,
};
