import { carrierName } from '@hako/contract/billing/carriers';
import { HOLD_CAUSES } from '@hako/contract/logistics/gate';
import { type FactKind, ORDER_FACTS, type OrderFact } from '@hako/contract/orders/facts';
import { FALL_THROUGH_REASONS } from '@hako/contract/orders/messages';
import { formatDong, formatExactWeight, formatYen } from '../../../text/money.ts';
import { chosenWords } from '../../../text/order-choices.ts';
import { formatMoment } from '../../../text/time.ts';
import { reasonText, wishText } from '../queue/kinds.ts';

type Facts = Readonly<Record<string, string | number | boolean>>;

const NAMES: Readonly<Record<OrderFact, string>> = {
  accepted_price: 'khách nhận giá',
  asked_price: 'giá hỏi',
  attempt: 'lần thứ',
  before: 'trước đó',
  bill: 'phiếu',
  box: 'hộp',
  came_back: 'kiện trở về',
  carrier: 'hãng',
  carrier_at: 'hãng ghi lúc',
  carrier_said: 'hãng trả lời',
  carrier_status: 'hãng báo',
  cause: 'vì',
  chosen: 'đổi',
  collect: 'thu khi giao (COD)',
  collected_by: 'người nhận',
  customs: 'hải quan',
  domestic_jpy: 'vận chuyển nội địa Nhật',
  fell_through: 'hàng không về được',
  held: 'tạm giữ',
  height_cm: 'cao',
  length_cm: 'dài',
  link: 'link',
  lost: 'thất lạc',
  not_theirs: 'gỡ kiện ghi nhầm',
  note: 'ghi chú',
  number: 'mã đơn trên sàn',
  paid: 'đã thanh toán',
  parcel: 'kiện',
  price_jpy: 'giá món',
  price_paid: 'đã trả sàn',
  reason: 'lý do',
  refund: 'hoàn tiền',
  request: 'yêu cầu',
  returned: 'về kho',
  said: 'nói với khách',
  second_payment: 'thanh toán lần 2',
  shelf: 'kệ',
  shipment: 'chuyến hàng',
  taken_from: 'nhận lại từ',
  tracking: 'mã vận đơn',
  unknown: 'kiện chưa rõ',
  waybill: 'vận đơn quốc tế',
  weight_g: 'cân',
  width_cm: 'rộng',
  wish: 'khách muốn',
};

const CARRIER_SAID: Readonly<Record<string, string>> = {
  'on-its-way': 'đang trên đường',
  delivered: 'đã giao',
  undelivered: 'không giao được',
};
const CUSTOMS: Readonly<Record<string, string>> = {
  waiting: 'ghi nhầm, không giữ hàng',
  held: 'giữ hàng',
  released: 'đã thông quan',
};
const DOOR_WISHES: Readonly<Record<string, string>> = {
  deliver: 'giao lại',
  collect: 'tới kho nhận',
};
const wordOf =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string =>
    words[value] ?? value;

/** Each kind of value in words; what is none of a closed set stays as it is. */
const VALUES: Readonly<Record<FactKind, (value: string) => string>> = {
  yen: (value) => formatYen(Number(value)),
  dong: (value) => formatDong(Number(value)),
  grams: (value) => formatExactWeight(Number(value)),
  centimetres: (value) => `${value}\u00a0cm`,
  moment: formatMoment,
  ordinal: String,
  text: String,
  yes: () => 'đã về',
  carrier: carrierName,
  'carrier-said': wordOf(CARRIER_SAID),
  cause: wordOf(HOLD_CAUSES),
  choices: chosenWords,
  customs: wordOf(CUSTOMS),
  'fell-through': wordOf(FALL_THROUGH_REASONS),
  reason: reasonText,
  request: wishText,
  wish: wordOf(DOOR_WISHES),
  before: (value) => (/^\d+$/.test(value) ? formatYen(Number(value)) : value),
};

const SIDES = ['length_cm', 'width_cm', 'height_cm'] as const;

/** The facts of an event in words and formatted sums, the sides of a parcel as one. */
export function factsText(facts: Facts): string {
  const sides = SIDES.map((side) => facts[side]);
  const isWhole = sides.every((side) => side !== undefined);
  const shown = Object.entries(facts).filter(([name]) => !(isWhole && isSide(name)));
  return [
    ...shown.map(([name, value]) => factText(name, String(value))),
    ...(isWhole ? [`kích thước: ${sides.join('×')}\u00a0cm`] : []),
  ].join(' · ');
}

const isSide = (name: string): boolean => SIDES.some((side) => side === name);
const isKnown = (name: string): name is OrderFact => Object.hasOwn(ORDER_FACTS, name);

const factText = (name: string, value: string): string =>
  isKnown(name) ? `${NAMES[name]}: ${VALUES[ORDER_FACTS[name]](value)}` : `${name}: ${value}`;
