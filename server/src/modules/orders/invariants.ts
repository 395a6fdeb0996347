import { EVENT_REASONS, ORDER_FACTS } from '@hako/contract/orders/facts';
import { BEGINNINGS, ORDER_STATES } from './rules/order-life.ts';
import { isUnbilled, MOVES } from './rules/order-life-moves.ts';

const quoted = (values: readonly string[]): string =>
  values.map((value) => `'${value}'`).join(', ');
const steps = MOVES.flatMap((move) => move.from.map((from) => `('${from}', '${move.to}')`)).join(
  ', ',
);

const unbilled = quoted(ORDER_STATES.filter(isUnbilled));

/**
 * Both payments of every price that is kept, forecast and actual: its total and the sum of its
 * lines.
 */
const SUMS = `
  select o.code, p.kind, n.payment, (p.price #>> array[n.name, 'likely'])::bigint as likely, sum(l.dong) as lines
  from orders o
  cross join lateral (values ('forecast', o.price), ('actual', o.actual)) p (kind, price)
  cross join (values (1, 'firstPayment'), (2, 'secondPayment')) n (payment, name)
  cross join lateral (
    select coalesce((line ->> 'dong')::bigint, 0) as dong from jsonb_array_elements(p.price -> 'lines') line where (line ->> 'payment')::int = n.payment
  ) l
  where jsonb_typeof(p.price -> 'lines') = 'array'
  group by o.code, p.kind, n.payment, n.name, p.price`;

/** What is always true of orders, each as a query that gives back the rows for which it is not. */
export const ordersInvariants: Readonly<Record<string, string>> = {
  'I19 an order stands where its last event left it, and its events run from 1 without a gap in the order of time': `
    select o.code, o.state, o.version, e.last_state, e.last_version, e.events from orders o left join lateral (
      select count(*) as events, max(version) as last_version, (array_agg(to_state order by version desc))[1] as last_state,
        bool_or(at < before) as is_back from (
          select *, lag(at) over (order by version) as before from order_events where order_id = o.id
        ) history
    ) e on true
    where o.version <> e.last_version or o.version <> e.events or o.state <> e.last_state or e.is_back`,

  'I19 the history of an order is a path of the life table': `
    select * from (
      select order_id, version, from_state, to_state, lag(to_state) over (partition by order_id order by version) as before from order_events
    ) e where case
      when before is null then to_state not in (${quoted(BEGINNINGS)})
      when from_state is null then to_state <> before
      else from_state <> before or (from_state, to_state) not in (values ${steps}) end`,

  'I8 while a purchase is not made its first payment is held, in the dear case, and afterwards nothing is': `
    select o.code, o.state, o.first_payment_vnd, h.open_vnd from orders o
    left join wallet_holds h on h.cause_type = 'order' and h.cause_id = o.id::text
    where o.source = 'purchase' and coalesce(h.open_vnd, 0) <>
      case when o.state in ('TRANSACTING', 'TRANSACTED', 'CONFIRMED', 'BUYING') then (o.price #>> '{firstPayment,high}')::bigint else 0 end`,

  'I8 money is held for an order only while it is a purchase': `
    select h.cause_id, h.open_vnd, o.source from wallet_holds h left join orders o on o.id::text = h.cause_id
    where h.cause_type = 'order' and h.open_vnd > 0 and o.source is distinct from 'purchase'`,

  'I8 what a bought order counts as paid was captured for it': `
    select o.code, o.paid_first_vnd, h.captured_vnd from orders o
    join wallet_holds h on h.cause_type = 'order' and h.cause_id = o.id::text
    where o.source = 'purchase' and o.paid_first_vnd <> h.captured_vnd`,

  'I20 an order is bought at its marketplace at most once': `
    select o.code, o.state, count(*) from orders o join purchase_attempts a on a.order_id = o.id
    where a.state = 'bought' group by o.id, o.code, o.state having count(*) > 1 or o.state in ('CONFIRMED', 'BUYING')
      or (o.state = 'CANCEL' and not exists (select from order_events e where e.order_id = o.id and e.from_state in ('BILL_INVENTORY', ${unbilled}) and e.to_state = 'CANCEL'))`,

  'I8 what was paid for an order that fell through was given back whole': `
    select o.code, m.paid, m.returned from orders o join order_events e on e.order_id = o.id and e.to_state = 'CANCEL' and e.from_state in (${unbilled})
    cross join lateral (
      select coalesce((select sum(case kind when 'discount' then -amount else amount end) from ledger_movements
          where cause_type = 'order' and cause_id = o.id::text and kind in ('capture', 'payment', 'discount')), 0) as paid,
        coalesce((select sum(amount_vnd) from wallet_refunds where paid_type = 'order' and paid_id = o.id::text), 0) as returned
    ) m where m.paid <> m.returned`,

  'what fell through against the rule of two people did so by two': `
    select f.order_id from fall_throughs f join orders o on o.id = f.order_id
    where (f.decided_by is not null and o.state <> 'CANCEL') or f.decided_by = f.proposed_by`,

  'what fell through gave money back as one gift within the bounds, or by two people': `
    select o.code, r.amount_vnd from orders o join wallet_refunds r on r.key = 'fell-through:' || o.id
    where not exists (select from one_person_gifts g where g.key = r.key and g.amount_vnd = r.amount_vnd)
      and not exists (select from fall_throughs f where f.order_id = o.id and f.decided_by <> f.proposed_by)`,

  'I27 every move by a member of staff has an audit line': `
    select e.order_id, e.version from order_events e join orders o on o.id = e.order_id
    where e.actor_kind = 'staff' and e.from_state is not null and not exists (
      select from staff_audit a where a.action = 'order.move' and a.subject = 'order:' || o.code and a.after ->> 'state' = e.to_state)`,

  'every fact in the history of an order has words at the desk': `
    select e.order_id, e.version, fact.key from order_events e
    cross join lateral (
      select lower(regexp_replace(key, '([A-Z])', '_\\1', 'g')) as key, value from jsonb_each_text(e.facts)
    ) fact
    where fact.key not in (${quoted(Object.keys(ORDER_FACTS))})
      or (fact.key = 'reason' and e.actor_kind in ('agent', 'system') and fact.value not in (${quoted(EVENT_REASONS)}))`,

  'I15 each payment of a quote is the sum of its lines, as forecast and as it came': `
    select * from (${SUMS}) s where likely <> lines`,

  'I15 each line in yen is its amount at the rate that the order keeps, rounded half up': `
    select o.code, p.kind, line ->> 'code' as line, (line ->> 'dong')::bigint as dong from orders o
    cross join lateral (values ('forecast', o.price), ('actual', o.actual)) p (kind, price)
    cross join lateral jsonb_array_elements(p.price -> 'lines') line
    where jsonb_typeof(p.price -> 'lines') = 'array' and line ->> 'currency' = 'JPY'
      and (line ->> 'dong')::numeric <> floor((2 * (line ->> 'amount')::numeric * o.exchange_vnd + o.exchange_scale) / (2 * o.exchange_scale))`,

  'I18 no discount takes a payment below zero': `
    select * from (${SUMS}) s where lines < 0`,
};
