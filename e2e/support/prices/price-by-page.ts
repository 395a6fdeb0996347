import {
  CASES,
  type Fee,
  type Kind,
  type Mode,
  type Sheet,
  type Step,
  type Surcharge,
} from './price-sheet.ts';

/** One thing of an order, in the words of the price page. */
export interface Thing {
  readonly site: string;
  readonly seller: string | undefined;
  readonly jpy: number;
  readonly quantity: number;
  readonly isTaxAdded: boolean;
  readonly kind: string;
  readonly domesticJpy: number | undefined;
  /** One packed piece, weighed. */
  readonly grams: number | undefined;
}

/** The landed total of an order in one case, worked out from the price page alone. */
export function totalByPage(
  sheet: Sheet,
  mode: Mode,
  things: readonly Thing[],
  province: string | undefined,
): { low: number; likely: number; high: number } {
  const [low = 0, likely = 0, high = 0] = CASES.map((_, which) =>
    totalOf({ sheet, mode, things, province, which }),
  );
  return { low, likely, high };
}

interface Case {
  readonly sheet: Sheet;
  readonly mode: Mode;
  readonly things: readonly Thing[];
  readonly province: string | undefined;
  readonly which: number;
}

const halfUp = (amount: number, times: number, per: number): number =>
  Number((2n * BigInt(amount) * BigInt(times) + BigInt(per)) / (2n * BigInt(per)));
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

function totalOf(asked: Case): number {
  const { sheet, mode, things, which } = asked;
  const dong = (jpy: number): number => halfUp(jpy, sheet.rate, 100);
  const taxOf = ({ jpy, isTaxAdded, quantity }: Thing): number =>
    isTaxAdded ? Math.floor((jpy * sheet.japanTax) / 10_000) * quantity : 0;
  const goodsJpy = things.map((thing) => thing.jpy * thing.quantity + taxOf(thing));
  const goods = things.map((thing) => dong(thing.jpy * thing.quantity) + dong(taxOf(thing)));
  const domestic = sum(domesticsOf(asked).map(dong));
  const fees = [
    ...feesOf(sheet.serviceFees, things, goodsJpy),
    ...feesOf(sheet.paymentFees, things, goodsJpy),
  ];
  const billedG = billedOf(asked);
  const freight = stepped(mode.steps, billedG, 1000);
  const extra = sum(sheet.surcharges.map((one) => surchargeOf(one, asked, goodsJpy, goods)));
  const taxes = mode.isTaxIncluded ? 0 : taxesOf(asked, goods, domestic + freight);
  return (
    sum(goods) +
    domestic +
    sum(fees.map(dong)) +
    freight +
    extra +
    taxes +
    deliveryOf(asked, billedG)
  );

  function taxesOf({ sheet: { vat } }: Case, values: readonly number[], carriage: number): number {
    const kinds = things.map(({ kind }) => kindOf(sheet, kind));
    const dearest = kinds.reduce((one, other) => (other.duty[1] > one.duty[1] ? other : one));
    const duty =
      sum(values.map((value, index) => halfUp(value, kinds[index]?.duty[which] ?? 0, 10_000))) +
      halfUp(carriage, dearest.duty[which] ?? 0, 10_000);
    return duty + halfUp(sum(values) + carriage + duty, vat, 10_000);
  }
}

/** Never dearer than where a later step begins. */
function stepped(steps: readonly Step[], amount: number, per: number): number {
  const costs = (step: Step, of: number): number => step.fixed + halfUp(of, step.rate, per);
  const own = steps.findLast(({ from }) => amount >= from) as Step;
  const later = steps.filter(({ from }) => from > amount).map((step) => costs(step, step.from));
  return Math.min(costs(own, amount), ...later);
}

const OTHERS = 'Các sàn khác';

/** Those that are counted together, by how the site's row counts. */
function groupsOf(
  things: readonly Thing[],
  together: (thing: Thing) => 'seller' | 'order' | 'alone',
) {
  const groups = Map.groupBy(things.keys(), (index) => {
    const thing = things[index] as Thing;
    const how = together(thing);
    if (how === 'order') return thing.site;
    return how === 'seller' && thing.seller ? `${thing.site} ${thing.seller}` : index;
  });
  return [...groups.values()];
}

function feesOf(
  fees: ReadonlyMap<string, Fee>,
  things: readonly Thing[],
  goodsJpy: readonly number[],
) {
  const feeOf = ({ site }: Thing): Fee => (fees.get(site) ?? fees.get(OTHERS)) as Fee;
  const groups = groupsOf(things, (thing) => {
    const { counted } = feeOf(thing);
    return /người bán/.test(counted) ? 'seller' : /cả đơn/.test(counted) ? 'order' : 'alone';
  });
  return groups.map((members) => {
    const fee = feeOf(things[members[0] as number] as Thing);
    const base = sum(members.map((index) => goodsJpy[index] ?? 0));
    return Math.max(fee.least, stepped(fee.steps, base, 10_000));
  });
}

function domesticsOf({ sheet, things, which }: Case): number[] {
  const rowOf = ({ site }: Thing) => sheet.domestic.get(site) ?? sheet.domestic.get(OTHERS);
  return groupsOf(things, (thing) => (rowOf(thing)?.isShared ? 'seller' : 'alone')).map(
    (members) => {
      const told = members.map((index) => (things[index] as Thing).domesticJpy);
      const known = Math.max(0, ...told.map((jpy) => jpy ?? 0));
      const guess = rowOf(things[members[0] as number] as Thing)?.jpy[which] ?? 0;
      return told.includes(undefined) ? Math.max(known, guess) : known;
    },
  );
}

function kindOf({ kinds }: Sheet, name: string): Kind {
  return kinds.find((kind) => kind.name === name) as Kind;
}

function billedOf({ sheet, mode, things, which }: Case): number {
  const real = sum(
    things.map(
      ({ grams, kind, quantity }) => (grams ?? kindOf(sheet, kind).grams[which] ?? 0) * quantity,
    ),
  );
  const volume = sum(
    things.map(
      ({ kind, quantity }) =>
        (kindOf(sheet, kind).sides[which] ?? []).reduce((a, b) => a * b, 1) * quantity,
    ),
  );
  const most = Math.max(real, Math.ceil((volume * 1000) / mode.divisor), mode.leastG);
  return Math.ceil(most / mode.stepG) * mode.stepG;
}

function surchargeOf(
  { when, dongEach, yenOrder, basisPoints }: Surcharge,
  { sheet, mode, things, which }: Case,
  goodsJpy: readonly number[],
  goods: readonly number[],
): number {
  const limit = (words: RegExp) => Number(words.exec(when)?.[1]?.replace(/\D/g, '') ?? Number.NaN);
  const [order, piece, side] = [
    limit(/cả đơn trên ¥([\d,]+)/),
    limit(/chiếc trên ¥([\d,]+)/),
    limit(/từ (\d+) cm/),
  ];
  if (/đường bay/.test(when) && !/bay/.test(mode.name)) return 0;
  if (order && sum(goodsJpy) <= order) return 0;
  if (yenOrder > 0) return halfUp(yenOrder, sheet.rate, 100);
  const named = /Loại hàng: (.*)/.exec(when)?.[1]?.split(' · ');
  const met = [...things.keys()].filter((index) => {
    const thing = things[index] as Thing;
    const longest = Math.max(...(kindOf(sheet, thing.kind).sides[which] ?? []));
    return (
      (!named || named.includes(thing.kind)) &&
      (!piece || (goodsJpy[index] ?? 0) > piece * thing.quantity) &&
      (!side || longest >= side)
    );
  });
  const pieces = sum(met.map((index) => (things[index] as Thing).quantity));
  return (
    pieces * dongEach + halfUp(sum(met.map((index) => goods[index] ?? 0)), basisPoints, 10_000)
  );
}

function deliveryOf({ mode: { zones }, province, which }: Case, billedG: number): number {
  const costs = zones.map(({ baseDong, baseG, stepDong, stepG }) =>
    billedG <= baseG ? baseDong : baseDong + Math.ceil((billedG - baseG) / stepG) * stepDong,
  );
  if (province === undefined)
    return (
      [
        Math.min(...costs),
        costs[zones.findIndex(({ isLikely }) => isLikely)] ?? 0,
        Math.max(...costs),
      ][which] ?? 0
    );
  const named = zones.findIndex(({ provinces }) => provinces.includes(province));
  return costs.at(named) ?? 0;
}
