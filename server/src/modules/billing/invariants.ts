/** What is always true of bills, each as a query that gives back the rows for which it is not. */
export const billingInvariants: Readonly<Record<string, string>> = {
  'I14 a bill was paid exactly once and exactly its total, or not at all': `
    select b.code, b.paid_at, b.total_vnd, m.paid from bills b left join lateral (
      select coalesce(sum(case 'available' when from_account then amount when to_account then -amount end), 0) as paid
      from ledger_movements where cause_type = 'bill' and cause_id = b.id::text and key like 'bill:%'
    ) m on true
    where m.paid <> case when b.paid_at is null then 0 else b.total_vnd end`,

  'a guaranteed second payment is within the high end that was printed, storage apart': `
    select b.code, l.order_code, l.second_payment_vnd, l.guaranteed_high_vnd from bills b join bill_orders l on l.bill_id = b.id
    where l.second_payment_vnd - l.kept_apart_vnd > l.guaranteed_high_vnd`,

  'what we carry of a bill is booked with it: reserved while it is open, spent when it is paid, taken back with it': `
    select b.code, b.state, b.paid_at, l.carried, m.spent, m.reserved from bills b
    cross join lateral (select sum(carried_vnd) as carried from bill_orders where bill_id = b.id) l
    cross join lateral (
      select coalesce(sum(case 'company:guarantee' when from_account then amount when to_account then -amount end), 0) as spent,
        coalesce(sum(case 'company:guarantee-reserve' when to_account then amount when from_account then -amount end), 0) as reserved
      from ledger_movements where cause_type = 'bill' and cause_id = b.id::text
    ) m
    where m.spent <> case when b.state = 'CANCEL' then 0 else l.carried end
      or m.reserved <> case when b.state = 'CANCEL' or b.paid_at is not null then 0 else l.carried end`,

  'I15 the total of a bill is the sum of its orders': `
    select b.code, b.total_vnd, sum(l.second_payment_vnd + l.outstanding_first_vnd) as lines from bills b join bill_orders l on l.bill_id = b.id
    group by b.code, b.total_vnd having b.total_vnd <> sum(l.second_payment_vnd + l.outstanding_first_vnd)`,

  'what a carrier collects is what the bill asks for, and it is paid with the settlement': `
    select b.code, b.is_cod, b.total_vnd, c.amount_vnd, b.paid_at, c.settled_at from bills b full join bill_cods c on c.bill_id = b.id
    where (c.bill_id is not null) <> coalesce(b.is_cod, false) or c.amount_vnd <> b.total_vnd or (c.bill_id is not null and (c.settled_at is null) <> (b.paid_at is null))`,

  'a bill stands on its customer’s word alone only while no carrier brought money for it': `
    select b.code, b.state, b.received_word_at from bills b where b.received_word_at is not null and (b.state <> 'COMPLETED' or (b.is_cod and b.paid_at is not null))`,

  'a living bill asks for an order what its second payment was computed to be': `
    select b.code, l.order_code, l.second_payment_vnd, a.asked from bills b join bill_orders l on l.bill_id = b.id and l.is_live
    join orders o on o.id = l.order_id
    cross join lateral (select coalesce(sum((line ->> 'dong')::bigint), 0) as asked from jsonb_array_elements(o.actual -> 'lines') line
      where line ->> 'payment' = '2') a where l.second_payment_vnd <> a.asked`,

  'the orders of a living bill stand where it stands': `
    select b.code, b.state, o.code as order_code, o.state as order_state from bills b join bill_orders l on l.bill_id = b.id and l.is_live
    join orders o on o.id = l.order_id where o.state <> b.state or b.state = 'CANCEL'`,

  'I6 what came from a carrier was collected for a bill that is settled with it, once and in full': `
    select m.key, m.cause_id, m.amount, b.total_vnd from ledger_movements m
    left join bill_cods c on c.bill_id::text = m.cause_id and c.settled_at is not null left join bills b on b.id = c.bill_id
    where m.from_account = 'company:cash-on-delivery' and (m.key <> 'cod:' || m.cause_id or m.amount is distinct from b.total_vnd)
    union all
    select 'cod:' || c.bill_id, c.bill_id::text, c.amount_vnd, null from bill_cods c
    where c.settled_at is not null and not exists (select from ledger_movements m where m.key = 'cod:' || c.bill_id)`,

  'what a carrier has was accepted by it': `
    select b.code, b.state, c.state as consignment from bills b left join consignments c on c.bill_id = b.id and c.ended_at is null
    where b.state in ('BILL_EXPORT', 'DELIVERY', 'COMPLETED', 'BILL_INVENTORY') and c.state is distinct from 'created'`,

  'I14 a bill is paid by one payment at most: no account of it is booked twice': `
    select cause_id, from_account, to_account, count(*) from ledger_movements where cause_type = 'bill' and key like 'bill:%'
    group by cause_id, from_account, to_account having count(*) > 1`,

  'I15 what is paid for an order of a bill is the sum of its parts': `
    select l.order_code, l.second_payment_vnd, l.outstanding_first_vnd, p.parts from bill_orders l
    cross join lateral (select coalesce(sum((part ->> 'amount')::bigint), 0) as parts from jsonb_array_elements(l.parts) part) p
    where p.parts <> l.second_payment_vnd + l.outstanding_first_vnd`,

  'I18 no discount of a bill is larger than what it is taken off': `
    select l.order_code from bill_orders l
    cross join lateral (select sum((part ->> 'amount')::bigint) as parts from jsonb_array_elements(l.parts) part) p where p.parts < 0`,

  'what a carrier told was applied only to a parcel that it has': `
    select e.carrier, e.carrier_code, e.status from carrier_events e
    where e.is_applied and not exists (select from consignments c where c.carrier = e.carrier and c.carrier_code = e.carrier_code and c.state = 'created')`,

  'what a report of a carrier settled is paid, in full or with what was owed of it': `
    select r.carrier, r.carrier_code, r.amount_vnd, b.total_vnd, b.paid_at from cod_report_lines r
    left join bills b on b.id = r.bill_id left join bill_cods c on c.bill_id = b.id
    where r.outcome = 'settled' and (b.paid_at is null or not b.is_cod
      or (r.amount_vnd <> b.total_vnd and (r.amount_vnd > b.total_vnd or c.rest_reference is distinct from r.reference)))`,

  'a parcel goes out again only after it came back from the attempt before': `
    select c.bill_id, c.attempt from consignments c where c.attempt > 1 and not exists (
      select from redeliveries r where r.bill_id = c.bill_id and r.attempt = c.attempt - 1 and r.ended_as = 'sent')`,

  'another delivery was paid once, or its fee given back': `
    select r.bill_id, r.attempt, r.fee_vnd, m.paid from redeliveries r left join lateral (
      select coalesce(sum(case 'available' when from_account then amount when to_account then -amount end), 0) as paid
      from ledger_movements where cause_type = 'bill' and cause_id = r.bill_id::text and key like 'redelivery:' || r.bill_id || ':' || r.attempt || ':%'
    ) m on true
    where m.paid <> case when r.fee_returned_at is null then r.fee_vnd else 0 end`,
};
