import type { Cloning } from './clone.ts';

/** An order that the product made, and that is copied with all that hangs on it. */
export interface Template {
  readonly id: string;
  readonly state: string;
}

/** So many parcels travel together. */
const IN_A_SHIPMENT = 40;
/** A new order comes after this long. */
export const SECONDS_APART = 90;
const APART = `${SECONDS_APART} seconds`;
/** Of the events of an order so many are copied. */
const EVENTS = 3;

/** Copies of an order with its events, task, money, parcel, shipment and bill. */
export function ordersIn({ id, state }: Template, times: number, whose: string): Cloning[] {
  const named = (kind: string) => `md5('${kind} ${state}' || n)::uuid`;
  const coded = (kind: string) =>
    `'${kind}${state[0]}${state.at(-1)}' || lpad(upper(to_hex(n)), 6, '0')`;
  const ofOrder = `t.order_id = '${id}'`;
  const parcel = `(select parcel_id from parcel_orders where order_id = '${id}')`;
  const bill = `(select bill_id from bill_orders where order_id = '${id}')`;
  const shipment = `md5('shipment ${state}' || n / ${IN_A_SHIPMENT})::uuid`;
  const hold = `t.cause_type = 'order' and t.cause_id = '${id}'`;
  const copy = (table: string, where: string, values: Cloning['values']): Cloning => ({
    ...{ table, where, times, values, apart: APART },
  });
  return [
    copy('orders', `t.id = '${id}'`, {
      id: named('order'),
      code: coded('HG'),
      customer_id: whose,
      listing_code: `'m' || n`,
      marketplace_order_number: `'${state} ' || n`,
    }),
    copy('order_events', `${ofOrder} and t.version <= ${EVENTS}`, { order_id: named('order') }),
    copy('purchase_tasks', ofOrder, { order_id: named('order') }),
    copy('wallet_holds', hold, { cause_id: `${named('order')}::text`, customer_id: whose }),
    copy('float_movements', ofOrder, {
      ...{ id: named('float'), act_id: named('float'), order_id: named('order') },
      ledger_key: `'growth:${state}' || n`,
    }),
    {
      table: 'shipments',
      where: `t.id = (select shipment_id from parcels where id = ${parcel})`,
      times: Math.ceil(times / IN_A_SHIPMENT) + 1,
      apart: '1 hour',
      values: {
        id: `md5('shipment ${state}' || n - 1)::uuid`,
        code: coded('SG'),
      },
    },
    copy('parcels', `t.id = ${parcel}`, {
      ...{ id: named('parcel'), code: coded('KG'), customer_id: whose },
      shipment_id: `case when t.shipment_id is null then null else ${shipment} end`,
    }),
    copy('parcel_orders', ofOrder, { parcel_id: named('parcel'), order_id: named('order') }),
    copy('bills', `t.id = ${bill}`, {
      ...{ id: named('bill'), code: coded('PG'), customer_id: whose },
    }),
    copy('bill_orders', ofOrder, {
      ...{ bill_id: named('bill'), order_id: named('order'), order_code: coded('HG') },
    }),
  ];
}
