import type {
  BreakdownReply,
  CalculatedPrice,
  ModeComparisonRow,
  PriceLineRow,
} from '@hako/contract/pricing/pricing';
import type { Static } from 'typebox';
import { type ExchangeRate, share, type Dong } from '../../../kernel/money.ts';
import type { Breakdown, ModeComparison, PriceLine } from '../calculator/rules/breakdown.ts';
import { BASIS, timesHalfUp } from '../calculator/rules/whole.ts';
import { GROUP_LABELS } from '../calculator/rules/wording.ts';

type Reply = Static<typeof CalculatedPrice>;
type ItemPrice = Reply['data'][number];
type Payment = Reply['payment'];

/** A priced parcel with the places of its items in the request. */
export interface PricedParcel {
  readonly breakdown: Breakdown;
  readonly indices: readonly number[];
}

/** All prices of a request as clients of every age read them. Elements add up to the payment: what belongs to a whole parcel stands with its first item. */
export function replyOf(
  parcels: readonly PricedParcel[],
  about: {
    rate: ExchangeRate;
    depositBp: number;
    error: string | null;
    modes: readonly ModeComparison[];
  },
): Reply {
  const { rate, depositBp, error, modes } = about;
  const elements: {
    index: number;
    price: ItemPrice;
    groups: Reply['details'][number]['groups'];
  }[] = [];
  for (const { breakdown, indices } of parcels) {
    for (const [place, index] of indices.entries()) {
      const lines = breakdown.lines.filter(
        ({ item }) => item === place || (item === -1 && place === 0),
      );
      elements.push({
        index,
        price: itemPriceOf(lines, rate, depositBp),
        groups: groupsOf(lines, indices),
      });
    }
  }
  elements.sort((one, other) => one.index - other.index);
  const total = (pick: (breakdown: Breakdown) => number): number =>
    parcels.reduce((sum, { breakdown }) => sum + pick(breakdown), 0);
  return {
    status: true,
    data: elements.map(({ price }) => price),
    details: elements.map(({ price, groups }) => ({ ...price, groups })),
    payment: paymentOf(
      total(({ firstPayment }) => firstPayment.likely),
      total(({ secondPayment }) => secondPayment.likely),
      depositBp,
    ),
    reward: REWARD,
    calc_error: error,
    exchange_rate: { vnd: rate.vnd, scale: rate.scale },
    landed_total: {
      low: total(({ landedTotal }) => landedTotal.low),
      likely: total(({ landedTotal }) => landedTotal.likely),
      high: total(({ landedTotal }) => landedTotal.high),
    },
    breakdown: parcels.map(({ breakdown, indices }) => breakdownRowOf(breakdown, indices)),
    modes: modes.map(modeRowOf),
  };
}

const REWARD = { _id: '', route_code: 'JP', international_shipping_discount_unit: '', details: [] };

const paymentOf = (first: number, second: number, depositBp: number): Payment => ({
  total_first: first,
  first_payment: share(first as Dong, depositBp, BASIS),
  second_payment: second,
});

function itemPriceOf(
  lines: readonly PriceLine[],
  rate: ExchangeRate,
  depositBp: number,
): ItemPrice {
  const isGoods = ({ code }: PriceLine): boolean =>
    code === 'tien-hang' || code === 'thue-nhat-ban';
  const sum = (chosen: readonly PriceLine[], pick: (line: PriceLine) => number): number =>
    chosen.reduce((total, line) => total + pick(line), 0);
  const goods = lines.filter(isGoods);
  return {
    goods_value_with_tax_in_foreign_currency: sum(goods, ({ amount }) => amount),
    goods_value_with_tax_in_vietnam_currency: sum(goods, ({ dong }) => dong),
    fee_details: lines.filter((line) => !isGoods(line)).map((line) => feeOf(line, rate)),
    payment: paymentOf(
      sum(
        lines.filter(({ payment }) => payment === 1),
        ({ dong }) => dong,
      ),
      sum(
        lines.filter(({ payment }) => payment === 2),
        ({ dong }) => dong,
      ),
      depositBp,
    ),
    reward: REWARD,
  };
}

function feeOf(line: PriceLine, rate: ExchangeRate): ItemPrice['fee_details'][number] {
  return {
    id: line.code,
    name: line.label,
    code: line.code,
    foreign_currency: line.currency === 'JPY' ? line.amount : inYen(line.dong, rate),
    vietnam_currency: line.dong,
    origin: { level: line.payment, unit: line.currency },
    discount: { discount_details: [], errors: [] },
    groups: [],
    extras: [],
    priceListDetails: [],
    rewardInfo: '',
  };
}

/** For showing only: lines in đồng have no yen amount of their own. */
const inYen = (dong: number, { vnd, scale }: ExchangeRate): number =>
  dong < 0 ? -timesHalfUp(-dong, scale, vnd) : timesHalfUp(dong, scale, vnd);

function groupsOf(
  lines: readonly PriceLine[],
  indices: readonly number[],
): Reply['details'][number]['groups'] {
  return Object.entries(GROUP_LABELS).flatMap(([code, name]) => {
    const own = lines.filter(({ group }) => group === code);
    if (own.length === 0) return [];
    return [
      {
        code,
        name,
        total: own.reduce((total, { dong }) => total + dong, 0),
        lines: own.map((line) => lineRowOf(line, indices)),
      },
    ];
  });
}

function lineRowOf(line: PriceLine, indices: readonly number[]): Static<typeof PriceLineRow> {
  const {
    code,
    label,
    group,
    payment,
    currency,
    amount,
    dong,
    lowDong,
    highDong,
    certainty,
    rule,
    reason,
  } = line;
  return {
    code,
    label,
    group,
    payment,
    currency,
    amount,
    vnd: dong,
    low_vnd: lowDong,
    high_vnd: highDong,
    certainty,
    rule,
    reason,
    item: placeOf(line.item, indices),
  };
}

const placeOf = (item: number, indices: readonly number[]): number => indices[item] ?? -1;

/** A breakdown on the wire; `indices` are the places of its items in the request. */
export function breakdownRowOf(
  breakdown: Breakdown,
  indices: readonly number[],
): Static<typeof BreakdownReply> {
  const { weight } = breakdown;
  return {
    ship_mode: breakdown.shipMode,
    as_of: breakdown.asOf,
    certainty: breakdown.certainty,
    lines: breakdown.lines.map((line) => lineRowOf(line, indices)),
    first_payment: { ...breakdown.firstPayment },
    second_payment: { ...breakdown.secondPayment },
    landed_total: { ...breakdown.landedTotal },
    weight: { real_g: weight.realG, volumetric_g: weight.volumetricG, billed_g: weight.billedG },
    flags: breakdown.flags.map((flag) => ({ ...flag, item: placeOf(flag.item, indices) })),
    items: [...indices],
  };
}

const modeRowOf = (mode: ModeComparison): Static<typeof ModeComparisonRow> => ({
  ship_mode: mode.shipMode,
  label: mode.label,
  days_min: mode.daysMin,
  days_max: mode.daysMax,
  landed_total: { ...mode.landedTotal },
  second_payment: { ...mode.secondPayment },
  flags: [...mode.flags],
});
