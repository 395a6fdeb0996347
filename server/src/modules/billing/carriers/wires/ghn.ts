import type { GhnSettings } from '../../../../config/carriers.ts';
import { dong } from '../../../../kernel/money.ts';
import { Outage } from '../../../../kernel/outage.ts';
import { fieldsOf, wordOf } from '../../../../platform/outside/fields.ts';
import type { HttpClient } from '../../../../platform/outside/http-client.ts';
import type { Accepted, Carrier, CarrierAnswer, CarrierEvent, Delivery } from '../carrier.ts';
import { isSecret, localPhone } from './field.ts';
import { statusOf } from './status-tables.ts';

const SOURCE = 'ghn';
const MOST_INSURED = 5_000_000;
const HEAVY_FROM_G = 20_000;

/** Giao Hàng Nhanh, public API v2 (facts.md, section 4.4). Freight is paid by the sender. */
export function createGhn(http: HttpClient, { token, shopId, webhookToken }: GhnSettings): Carrier {
  const headers = { 'content-type': 'application/json', token, shopid: shopId };
  return {
    name: 'ghn',
    async create(delivery): Promise<CarrierAnswer> {
      const answer = await http.send({
        method: 'POST',
        path: '/v2/shipping-order/create',
        headers,
        body: JSON.stringify(orderOf(delivery)),
        isWrite: true,
      });
      // A gateway that broke off may have passed the order on.
      if (answer.status >= 500)
        throw new Outage(SOURCE, 'failing', `HTTP ${answer.status}`, undefined, true);
      if (answer.status === 429) throw new Outage(SOURCE, 'limited');
      const { code, message, data } = readAnswer(answer.json(), true);
      if (answer.status >= 400 || code !== 200) return { isAccepted: false, reason: message };
      return { isAccepted: true, ...readAccepted(data, true) };
    },
    async find(reference) {
      const body = JSON.stringify({ client_order_code: reference });
      const answer = await http.send({
        method: 'POST',
        path: '/v2/shipping-order/detail-by-client-code',
        headers,
        body,
      });
      if (answer.status >= 500) throw new Outage(SOURCE, 'failing', `HTTP ${answer.status}`);
      if (answer.status === 429) throw new Outage(SOURCE, 'limited');
      const { code, data } = readAnswer(answer.json(), false);
      if (answer.status >= 400 || code !== 200) return undefined;
      const first: unknown = Array.isArray(data) ? data[0] : data;
      return first ? readAccepted(first, false) : undefined;
    },
    async track(orderCode) {
      const answer = await http.send({
        method: 'POST',
        path: '/v2/shipping-order/detail',
        headers,
        body: JSON.stringify({ order_code: orderCode }),
      });
      if (answer.status >= 500) throw new Outage(SOURCE, 'failing', `HTTP ${answer.status}`);
      if (answer.status === 429) throw new Outage(SOURCE, 'limited');
      const { code, data } = readAnswer(answer.json(), false);
      const { status, updated_date: at, client_order_code: reference } = fieldsOf(data) ?? {};
      if (answer.status >= 400 || code !== 200) return undefined;
      return readGhnEvent({
        OrderCode: orderCode,
        ClientOrderCode: reference,
        Status: status,
        Time: at,
      });
    },
    isFromCarrier: ({ query, headers: shown }) =>
      isSecret(query['token'] ?? shown['token'], webhookToken),
  };
}

const orderOf = (delivery: Delivery) => ({
  payment_type_id: 1,
  required_note: 'CHOXEMHANGKHONGTHU',
  client_order_code: delivery.reference,
  to_name: delivery.receiver,
  to_phone: localPhone(delivery.phone),
  to_address: delivery.line,
  to_ward_name: delivery.commune,
  to_district_name: delivery.district,
  to_province_name: delivery.province,
  cod_amount: delivery.collect,
  insurance_value: Math.min(delivery.value, MOST_INSURED),
  weight: delivery.weightG,
  length: delivery.lengthCm,
  width: delivery.widthCm,
  height: delivery.heightCm,
  service_type_id: delivery.weightG >= HEAVY_FROM_G ? 5 : 2,
  items: delivery.contents.map(({ name, code, quantity }) => ({ name, code, quantity })),
});

function readAnswer(
  body: unknown,
  isWrite: boolean,
): { code: number; message: string; data: unknown } {
  if (
    typeof body !== 'object' ||
    body === null ||
    !('code' in body) ||
    typeof body.code !== 'number'
  )
    throw new Outage(SOURCE, 'broken', '', 'code', isWrite);
  const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
  return { code: body.code, message, data: 'data' in body ? body.data : undefined };
}

function readAccepted(data: unknown, isWrite: boolean): Accepted {
  if (
    typeof data !== 'object' ||
    data === null ||
    !('order_code' in data) ||
    typeof data.order_code !== 'string' ||
    data.order_code === ''
  )
    throw new Outage(SOURCE, 'broken', '', 'data.order_code', isWrite);
  const fee =
    'total_fee' in data && Number.isSafeInteger(data.total_fee)
      ? dong(data.total_fee as number)
      : undefined;
  const expected =
    'expected_delivery_time' in data ? Date.parse(String(data.expected_delivery_time)) : Number.NaN;
  return {
    code: data.order_code,
    fee,
    expectedAt: Number.isNaN(expected) ? undefined : new Date(expected),
  };
}

/** An event as its webhook posts it; undefined when it is not one. */
export function readGhnEvent(body: unknown): CarrierEvent | undefined {
  const { OrderCode, ClientOrderCode, Status, Type = 'switch_status', Time } = fieldsOf(body) ?? {};
  const at = Date.parse(String(Time));
  const [code, status] = [wordOf(OrderCode), wordOf(Status)];
  if (code === undefined || status === undefined || typeof Type !== 'string' || Number.isNaN(at))
    return undefined;
  // Only a change of state says where the goods are; weight and fee updates repeat the state they were in.
  const meaning = Type === 'switch_status' ? statusOf('ghn', status)?.meaning : undefined;
  return {
    carrier: 'ghn',
    code,
    reference: wordOf(ClientOrderCode),
    type: Type,
    status,
    meaning,
    at: new Date(at),
    told: body,
  };
}
