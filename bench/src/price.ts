import { yen } from '../../server/src/kernel/money.ts';
import { prepareTables } from '../../server/src/modules/pricing/tables/rules/prepare-tables.ts';
import { price } from '../../server/src/modules/pricing/calculator/rules/price.ts';
import {
  type PriceInput,
  STANDARD_LEVEL,
} from '../../server/src/modules/pricing/calculator/rules/price-input.ts';
import { SEED_ROWS } from '../../server/src/modules/pricing/seed/seed-rows.ts';
import type { BenchLine } from './bench-line.ts';
import { median } from './support/figures/statistics.ts';

const ROUNDS = 9;
const PRICES_A_ROUND = 200_000;
const LEAST = 0.25;

/**
 * Goal 13: the landed price of one item with every line, against the least that gives the same lines: the same steps written out
 * for this one case in plain integers, each line an object with its code and its three amounts, without tables, rules, words or restrictions.
 */
export async function run(): Promise<BenchLine[]> {
  const tables = prepareTables(SEED_ROWS, '2026-11-21');
  const certain = pricedItem({
    weightG: 1_100,
    sizeCm: { length: 25, width: 20, height: 16 },
    domesticShipping: yen(900),
  });
  const unknown = pricedItem({
    weightG: undefined,
    sizeCm: undefined,
    domesticShipping: undefined,
  });
  for (let jpy = 100; jpy < 400_000; jpy += 777) {
    const ours = price(at(certain, jpy), tables).landedTotal.likely;
    const theirs = kernel(jpy);
    if (ours !== theirs)
      throw new Error(`the kernel is another calculation at ¥${jpy}: ${theirs}, ours ${ours}`);
  }
  const calculator = (input: PriceInput) => (jpy: number) =>
    price(at(input, jpy), tables).landedTotal.likely as number;
  const contestants = { certain: calculator(certain), unknown: calculator(unknown), kernel };
  const rates: Record<keyof typeof contestants, number[]> = {
    certain: [],
    unknown: [],
    kernel: [],
  };
  for (const work of Object.values(contestants)) rateOf(work);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, work] of Object.entries(contestants) as [
      keyof typeof contestants,
      (jpy: number) => number,
    ][])
      rates[name].push(rateOf(work));
  }
  const limit = median(rates.kernel);
  return (['certain', 'unknown'] as const).map((name) => {
    const ours = median(rates[name]);
    return {
      name: `price ${name}`,
      ours,
      limit,
      unit: 'M/s',
      ratio: ours / limit,
      goal: `>= ${LEAST} x integer kernel`,
      holds: ours / limit >= LEAST,
    };
  });
}

/** Millions of prices a second. */
function rateOf(work: (jpy: number) => number): number {
  let sum = 0;
  const startedMs = performance.now();
  for (let index = 0; index < PRICES_A_ROUND; index++) sum += work(1_000 + ((index * 37) % 90_000));
  const tookMs = performance.now() - startedMs;
  if (sum <= 0 || kept.length === 0) throw new Error('nothing was computed');
  return PRICES_A_ROUND / tookMs / 1_000;
}

function pricedItem(
  about: Pick<PriceInput['items'][number], 'weightG' | 'sizeCm' | 'domesticShipping'>,
): PriceInput {
  return {
    items: [
      {
        price: yen(0),
        isTaxAdded: false,
        quantity: 1,
        site: 'auction',
        seller: 'a',
        category: 'camera',
        condition: 'new',
        ...about,
      },
    ],
    shipMode: 'SEA-HAN',
    services: [],
    level: STANDARD_LEVEL,
    coupons: [],
    province: '01',
    storedDays: 0,
    rate: { vnd: 17_635, scale: 100 },
  };
}

const at = (input: PriceInput, jpy: number): PriceInput => ({
  ...input,
  items: [{ ...(input.items[0] as PriceInput['items'][number]), price: yen(jpy) }],
});

const KERNEL_RATE = { vnd: 17_635, scale: 100 };
const halfUp = (amount: number, numerator: number, denominator: number): number =>
  Math.floor((2 * amount * numerator + denominator) / (2 * denominator));
const toVnd = (jpy: number): number => halfUp(jpy, KERNEL_RATE.vnd, KERNEL_RATE.scale);

interface KernelLine {
  readonly code: string;
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

const line = (code: string, vnd: number): KernelLine => ({
  code,
  low: vnd,
  likely: vnd,
  high: vnd,
});

/** The same price in plain integers: goods, domestic shipping ¥900, fees, 2 kg by sea, high-value and declaration surcharges, delivery in the city. */
function kernel(jpy: number): number {
  const raw =
    jpy < 50_000
      ? Math.min(halfUp(jpy, 800, 10_000), 3_500)
      : jpy < 200_000
        ? Math.min(halfUp(jpy, 700, 10_000), 12_000)
        : halfUp(jpy, 600, 10_000);
  const goods = toVnd(jpy);
  const billedG =
    Math.ceil(Math.max(1_100, Math.ceil((25 * 20 * 16 * 1_000) / 6_000), 2_000) / 500) * 500;
  const lines = [
    line('goods', goods),
    line('domestic', toVnd(900)),
    line('service', toVnd(Math.max(300, raw))),
    line('payment', toVnd(200)),
    line('freight', halfUp(billedG, 85_000, 1_000)),
  ];
  if (jpy > 200_000) lines.push(line('declaration', toVnd(2_800)));
  if (jpy > 100_000) lines.push(line('high value', halfUp(goods, 100, 10_000)));
  lines.push(line('delivery', 25_000));
  const total = { low: 0, likely: 0, high: 0 };
  for (const { low, likely, high } of lines) {
    total.low += low;
    total.likely += likely;
    total.high += high;
  }
  kept = lines;
  return total.likely;
}

/** Where the lines of the last price stand, so that the engine cannot leave them out. */
let kept: readonly KernelLine[] = [];
