import type { GhtkSettings, Sender } from '../../../../config/carriers.ts';
import { type Dong, dong } from '../../../../kernel/money.ts';
import { Outage } from '../../../../kernel/outage.ts';
import { fieldsOf, wordOf } from '../../../../platform/outside/fields.ts';
import type { HttpClient } from '../../../../platform/outside/http-client.ts';
import type { Accepted, Carrier, CarrierAnswer, CarrierEvent, Delivery } from '../carrier.ts';
import { isSecret, localPhone } from './field.ts';
import { statusOf } from './status-tables.ts';

const SOURCE = 'ghtk';
/** The documented refusal of an order whose id it has already; it names the label of the first one. */
const SAME_ID = 'ORDER_ID_EXIST';

/** Giao Hàng Tiết Kiệm (api.ghtk.vn, "Submit order"). Freight is paid by the sender; weights in grams. */
export function createGhtk(
  http: HttpClient,
  { token, partnerCode, webhookHash }: GhtkSettings,
  sender: Sender,
): Carrier {
  const headers = { 'content-type': 'application/json', token, 'x-client-source': partnerCode };
  const read = async (address: string): Promise<Fields | undefined> => {
    const answer = await http.send({
      path: `/services/shipment/v2/${encodeURIComponent(address)}`,
      headers,
    });
    refuseTrouble(answer.status, false);
    const { success, order } = answerOf(answer.json(), false);
    return success ? fieldsOf(order) : undefined;
  };
  return {
    name: 'ghtk',
    async create(delivery): Promise<CarrierAnswer> {
      const body = JSON.stringify(orderOf(delivery, sender));
      const answer = await http.send({
        method: 'POST',
        path: '/services/shipment/order/?ver=1.5',
        headers,
        body,
        isWrite: true,
      });
      refuseTrouble(answer.status, true);
      const told = answerOf(answer.json(), true);
      if (told.success)
        return { isAccepted: true, ...acceptedOf(fieldsOf(told.order) ?? {}, true) };
      const error = fieldsOf(told.error) ?? {};
      const label = wordOf(error['ghtk_label']) ?? wordOf(fieldsOf(told.order)?.['label']);
      // It was sent before and arrived: the first one is ours.
      if ((error['code'] ?? told.error_code) === SAME_ID && label)
        return { isAccepted: true, code: label, fee: undefined, expectedAt: undefined };
      return { isAccepted: false, reason: wordOf(told.message) ?? '' };
    },
    /** The document takes the sender's own id as it is; an older edition wants it marked. Absent only when neither is known. */
    async find(reference) {
      for (const address of [reference, `partner_id:${reference}`]) {
        const order = await read(address);
        if (order && wordOf(order['partner_id']) === reference) return acceptedOf(order, false);
      }
      return undefined;
    },
    async track(label) {
      const order = await read(label);
      const at = wordOf(order?.['modified'])?.replace(' ', 'T');
      return readGhtkEvent({
        label_id: label,
        partner_id: order?.['partner_id'],
        status_id: order?.['status'],
        action_time: `${at}+07:00`,
      });
    },
    isFromCarrier: ({ query }) => isSecret(query['hash'], webhookHash),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const orderOf = (delivery: Delivery, sender: Sender) => {
  const pieces = delivery.contents.reduce((sum, { quantity }) => sum + quantity, 0) || 1;
  return {
    products: delivery.contents.map(({ name, code, quantity }) => ({
      name,
      product_code: code,
      quantity,
      weight: Math.ceil(delivery.weightG / pieces),
    })),
    order: {
      id: delivery.reference,
      pick_name: sender.name,
      pick_tel: localPhone(sender.phone),
      pick_address: sender.line,
      pick_ward: sender.commune,
      pick_district: sender.district,
      pick_province: sender.province,
      name: delivery.receiver,
      tel: localPhone(delivery.phone),
      address: delivery.line,
      ward: delivery.commune,
      district: delivery.district,
      province: delivery.province,
      hamlet: 'Khác',
      is_freeship: 1,
      pick_money: delivery.collect,
      value: delivery.value,
      weight_option: 'gram',
      total_weight: delivery.weightG,
      transport: 'road',
    },
  };
};

function refuseTrouble(status: number, isWrite: boolean): void {
  // A gateway that broke off may have passed the order on.
  if (status >= 500) throw new Outage(SOURCE, 'failing', `HTTP ${status}`, undefined, isWrite);
  if (status === 429) throw new Outage(SOURCE, 'limited');
}

function answerOf(body: unknown, isWrite: boolean): Fields & { success: boolean } {
  const answer = fieldsOf(body);
  if (typeof answer?.['success'] !== 'boolean')
    throw new Outage(SOURCE, 'broken', '', 'success', isWrite);
  return answer as Fields & { success: boolean };
}

/** `label` in the answer to an order, `label_id` when it is read. */
function acceptedOf(order: Fields, isWrite: boolean): Accepted {
  const code = wordOf(order['label']) ?? wordOf(order['label_id']);
  if (code === undefined) throw new Outage(SOURCE, 'broken', '', 'order.label', isWrite);
  const freight = amountOf(order['fee']) ?? amountOf(order['ship_money']);
  const insurance = amountOf(order['insurance_fee']) ?? amountOf(order['insurance']) ?? 0;
  return {
    code,
    fee: freight === undefined ? undefined : dong(freight + insurance),
    expectedAt: dayOf(order['estimated_deliver_time']),
  };
}

/** Whole đồng, which it sends as a number or as a text. */
function amountOf(value: unknown): Dong | undefined {
  const word = wordOf(value);
  return word !== undefined && /^\d{1,12}$/.test(word) ? dong(Number(word)) : undefined;
}

/** `Chiều 2026-11-24`: the end of that day in Vietnam. */
function dayOf(value: unknown): Date | undefined {
  const day = wordOf(value)?.match(/\d{4}-\d{2}-\d{2}/)?.[0];
  const at = new Date(`${day}T23:59:00+07:00`);
  return day === undefined || Number.isNaN(at.getTime()) ? undefined : at;
}

/** An event as its webhook posts it in a form; undefined when it is not one. */
export function readGhtkEvent(body: unknown): CarrierEvent | undefined {
  const form = fieldsOf(body) ?? {};
  const [code, status, time] = [
    wordOf(form['label_id']),
    wordOf(form['status_id']),
    wordOf(form['action_time']),
  ];
  // The sign before the zone comes bare in the form, where it means a space.
  const at = Date.parse(String(time).replace(/ (\d{2}:\d{2})$/, '+$1'));
  if (code === undefined || status === undefined || Number.isNaN(at)) return undefined;
  const isPart = wordOf(form['return_part_package']) === '1';
  // Of a parcel that was taken in part the rest comes back: a person must look before the bill is called delivered.
  const meaning = isPart ? undefined : statusOf('ghtk', status)?.meaning;
  return {
    carrier: 'ghtk',
    code,
    reference: wordOf(form['partner_id']),
    type: isPart ? 'part' : 'status',
    status,
    meaning,
    at: new Date(at),
    told: body,
  };
}
