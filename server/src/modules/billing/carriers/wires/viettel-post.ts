import type { Sender, ViettelPostSettings } from '../../../../config/carriers.ts';
import { dong } from '../../../../kernel/money.ts';
import { Outage } from '../../../../kernel/outage.ts';
import { dayInVietnam, endOfVietnamDay } from '../../../../kernel/vietnam-day.ts';
import { fieldsOf, wordOf } from '../../../../platform/outside/fields.ts';
import type { HttpClient } from '../../../../platform/outside/http-client.ts';
import type { BillState } from '../../slips/bill.ts';
import type { Carrier, CarrierAnswer, CarrierEvent, Delivery } from '../carrier.ts';
import { isSecret, localPhone, withinBytes } from './field.ts';
import { statusOf } from './status-tables.ts';
import {
  openViettelPostSession,
  VIETTEL_POST as SOURCE,
  type ViettelPostAnswer,
} from './viettel-post-session.ts';

const CREATE = '/order/createOrderNlp';
/** Of every text in an order, in bytes (its document, section 5). */
const MOST_BYTES = 150;
const HOUR_MS = 3_600_000;

/**
 * Viettel Post, partner API v2. It cannot be asked by our own code: an order whose answer was lost is settled by its webhook, which repeats our code
 * (so says its list before going live), or by a person. `CHECK_UNIQUE` makes it refuse the same code twice.
 */
export function createViettelPost(
  http: HttpClient,
  settings: ViettelPostSettings,
  sender: Sender,
): Carrier {
  const session = openViettelPostSession(http, settings);
  return {
    name: 'viettel-post',
    create: async (delivery) =>
      answerOf(await session.write(CREATE, orderOf(delivery, sender, settings.service))),
    isFromCarrier: ({ body }) => isSecret(fieldsOf(body)?.['TOKEN'], settings.webhookToken),
  };
}

function answerOf({ isError, message, data, receivedAt }: ViettelPostAnswer): CarrierAnswer {
  if (isError) return { isAccepted: false, reason: message };
  const { ORDER_NUMBER: code, MONEY_TOTAL: fee, KPI_HT: hours } = data;
  if (wordOf(code) === undefined) throw new Outage(SOURCE, 'broken', '', 'data.ORDER_NUMBER', true);
  return {
    isAccepted: true,
    code: String(code),
    fee: Number.isSafeInteger(fee) ? dong(fee as number) : undefined,
    expectedAt:
      typeof hours === 'number' && hours > 0
        ? new Date(nextMidnight(receivedAt) + hours * HOUR_MS)
        : undefined,
  };
}

/** The promise of delivery counts from the midnight in Vietnam after the order. */
const nextMidnight = (at: Date): number => (endOfVietnamDay(dayInVietnam(at)) as Date).getTime();

/** The place must be whole, so it is the street that gives way when an address is too long. */
function addressOf(line: string, places: readonly string[]): string {
  const rest = places.filter(Boolean).join(', ');
  return withinBytes(
    `${withinBytes(line, Math.max(0, MOST_BYTES - Buffer.byteLength(rest) - 2))}, ${rest}`,
    MOST_BYTES,
  );
}

const orderOf = (delivery: Delivery, sender: Sender, service: string) => {
  const [first] = delivery.contents;
  const pieces = delivery.contents.reduce((sum, { quantity }) => sum + quantity, 0) || 1;
  return {
    ORDER_NUMBER: delivery.reference,
    SENDER_FULLNAME: withinBytes(sender.name, MOST_BYTES),
    SENDER_PHONE: localPhone(sender.phone),
    SENDER_ADDRESS: addressOf(sender.line, [sender.commune, sender.district, sender.province]),
    RECEIVER_FULLNAME: withinBytes(delivery.receiver, MOST_BYTES),
    RECEIVER_PHONE: localPhone(delivery.phone),
    RECEIVER_ADDRESS: addressOf(delivery.line, [
      delivery.commune,
      delivery.district,
      delivery.province,
    ]),
    PRODUCT_NAME: withinBytes(first?.name ?? delivery.reference, MOST_BYTES),
    PRODUCT_QUANTITY: pieces,
    PRODUCT_PRICE: delivery.value,
    PRODUCT_WEIGHT: delivery.weightG,
    PRODUCT_LENGTH: delivery.lengthCm,
    PRODUCT_WIDTH: delivery.widthCm,
    PRODUCT_HEIGHT: delivery.heightCm,
    PRODUCT_TYPE: 'HH',
    // 1 collects nothing, 3 collects for the goods and leaves the freight with us.
    ORDER_PAYMENT: delivery.collect > 0 ? 3 : 1,
    ORDER_SERVICE: service,
    ORDER_SERVICE_ADD: '',
    MONEY_COLLECTION: delivery.collect,
    CHECK_UNIQUE: true,
    PRODUCT_DETAIL: delivery.contents.map(({ name, quantity }) => ({
      PRODUCT_NAME: withinBytes(name, MOST_BYTES),
      PRODUCT_QUANTITY: quantity,
      PRODUCT_WEIGHT: Math.ceil((delivery.weightG * quantity) / pieces),
    })),
  };
};

/** On the way back the same words are said of the way back. */
const ON_THE_WAY_BACK: Readonly<Record<string, BillState | undefined>> = {
  DELIVERY: 'BILL_INVENTORY',
  COMPLETED: undefined,
};

/** An event as its webhook posts it; undefined when it is not one. */
export function readViettelPostEvent(body: unknown): CarrierEvent | undefined {
  const data = fieldsOf(fieldsOf(body)?.['DATA']) ?? {};
  const [code, status] = [wordOf(data['ORDER_NUMBER']), wordOf(data['ORDER_STATUS'])];
  const at = momentOf(wordOf(data['ORDER_STATUSDATE']));
  if (code === undefined || status === undefined || at === undefined) return undefined;
  const isReturning = data['IS_RETURNING'] === true;
  const meant = statusOf('viettel-post', status)?.meaning;
  const meaning = isReturning && meant && meant in ON_THE_WAY_BACK ? ON_THE_WAY_BACK[meant] : meant;
  // Without the secret: what is kept of an event can be read by staff.
  const { TOKEN: _, ...told } = body as Record<string, unknown>;
  return {
    carrier: 'viettel-post',
    code,
    reference: wordOf(data['ORDER_REFERENCE']),
    type: isReturning ? 'returning' : 'status',
    status,
    meaning,
    at,
    told,
  };
}

/** `13/12/2018 17:34:05` on the clocks of Vietnam. */
function momentOf(text: string | undefined): Date | undefined {
  const [, day, month, year, time] =
    text?.match(/^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/) ?? [];
  const at = new Date(`${year}-${month}-${day}T${time}+07:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
