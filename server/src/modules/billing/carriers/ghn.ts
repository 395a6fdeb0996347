import { dong } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { HttpClient } from '../../../platform/outside/http-client.ts';
import type { BillState } from '../bill.ts';
import type { Accepted, Carrier, CarrierAnswer, CarrierEvent, Delivery } from '../carrier.ts';

const SOURCE = 'ghn';
const MOST_INSURED = 5_000_000;
const HEAVY_FROM_G = 20_000;

interface GhnSettings {
  readonly token: string;
  readonly shopId: string;
}

/** Giao Hàng Nhanh, public API v2 (facts.md, section 4.4). Freight is paid by the sender. */
export function createGhn(http: HttpClient, { token, shopId }: GhnSettings): Carrier {
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
      if (answer.status >= 500) throw new Outage(SOURCE, 'failing', `HTTP ${answer.status}`, undefined, true);
      if (answer.status === 429) throw new Outage(SOURCE, 'limited');
      const { code, message, data } = readAnswer(answer.json(), true);
      if (answer.status >= 400 || code !== 200) return { isAccepted: false, reason: message };
      return { isAccepted: true, ...readAccepted(data, true) };
    },
    async find(billCode) {
      const body = JSON.stringify({ client_order_code: billCode });
      const answer = await http.send({ method: 'POST', path: '/v2/shipping-order/detail-by-client-code', headers, body });
      if (answer.status >= 500) throw new Outage(SOURCE, 'failing', `HTTP ${answer.status}`);
      if (answer.status === 429) throw new Outage(SOURCE, 'limited');
      const { code, data } = readAnswer(answer.json(), false);
      if (answer.status >= 400 || code !== 200) return undefined;
      const first: unknown = Array.isArray(data) ? data[0] : data;
      return first ? readAccepted(first, false) : undefined;
    },
  };
}

const orderOf = (delivery: Delivery) => ({
  payment_type_id: 1,
  required_note: 'CHOXEMHANGKHONGTHU',
  client_order_code: delivery.billCode,
  to_name: delivery.receiver,
  to_phone: delivery.phone.replace(/^\+84/, '0'),
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

function readAnswer(body: unknown, isWrite: boolean): { code: number; message: string; data: unknown } {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'number')
    throw new Outage(SOURCE, 'broken', '', 'code', isWrite);
  const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
  return { code: body.code, message, data: 'data' in body ? body.data : undefined };
}

function readAccepted(data: unknown, isWrite: boolean): Accepted {
  if (typeof data !== 'object' || data === null || !('order_code' in data) || typeof data.order_code !== 'string' || data.order_code === '')
    throw new Outage(SOURCE, 'broken', '', 'data.order_code', isWrite);
  const fee = 'total_fee' in data && Number.isSafeInteger(data.total_fee) ? dong(data.total_fee as number) : undefined;
  const expected = 'expected_delivery_time' in data ? Date.parse(String(data.expected_delivery_time)) : Number.NaN;
  return { code: data.order_code, fee, expectedAt: Number.isNaN(expected) ? undefined : new Date(expected) };
}

/** What its states mean for us; those that are not here are kept and move nothing. */
const MEANING_OF: Readonly<Record<string, BillState>> = {
  delivering: 'DELIVERY',
  money_collect_delivering: 'DELIVERY',
  delivered: 'COMPLETED',
  delivery_fail: 'BILL_INVENTORY',
  waiting_to_return: 'BILL_INVENTORY',
  return: 'BILL_INVENTORY',
  return_transporting: 'BILL_INVENTORY',
  return_sorting: 'BILL_INVENTORY',
  returning: 'BILL_INVENTORY',
  returned: 'BILL_INVENTORY',
};

/** An event as its webhook posts it; undefined when it is not one. */
export function readGhnEvent(body: unknown): CarrierEvent | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { OrderCode, Status, Type = 'switch_status', Time } = body as Record<string, unknown>;
  const at = Date.parse(String(Time));
  if (typeof OrderCode !== 'string' || OrderCode === '' || typeof Status !== 'string' || typeof Type !== 'string' || Number.isNaN(at))
    return undefined;
  // Only a change of state says where the goods are; weight and fee updates repeat the state they were in.
  const meaning = Type === 'switch_status' && Object.hasOwn(MEANING_OF, Status) ? MEANING_OF[Status] : undefined;
  return { code: OrderCode, type: Type, status: Status, meaning, at: new Date(at), told: body };
}
