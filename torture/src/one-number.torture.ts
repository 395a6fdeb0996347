import { expect, it } from 'vitest';
import type { Asker } from '../../server/src/modules/pricing/asking/question.ts';
import { landedEstimate } from '../../server/src/modules/pricing/asking/landed-estimate.ts';
import { STANDARD_LEVEL } from '../../server/src/modules/pricing/calculator/rules/price-input.ts';
import { SEED_ROWS } from '../../server/src/modules/pricing/seed/seed-rows.ts';
import { prepareTables } from '../../server/src/modules/pricing/tables/rules/prepare-tables.ts';
import type { PreparedTables } from '../../server/src/modules/pricing/tables/rules/prepared-tables.ts';
import { chanceOf } from './chance.ts';
import { type MadeGoods, madeGoods } from './one-number/made-goods.ts';
import { learnedFrom } from './one-number/weighed-goods.ts';
import { type Carried, carried, RATE } from './one-number/to-the-door.ts';
import { firstSeed, sized, tell } from './scale.ts';

const ITEMS = sized({ ci: 1_000, gate: 20_000, release: 200_000 });
const ORDERS = sized({ ci: 200, gate: 5_000, release: 50_000 });
const SEED = firstSeed(20_261_124);
const LEAST_INSIDE = 0.95;
const NARROW = 2;
/** Of the cards, once the house has weighed for a while. */
const LEAST_NARROW = 0.9;
/** A learned range is the middle 80 % of what was seen. */
const LEAST_INSIDE_LEARNED = 0.8;
const WEIGHED = 6_000;

const DAY = '2026-11-24';
const tables = prepareTables(SEED_ROWS, DAY);
const ASKERS: readonly Asker[] = [
  { level: STANDARD_LEVEL, province: undefined, shipMode: 'AIR-HAN' },
  { level: STANDARD_LEVEL, province: '01', shipMode: 'AIR-HAN' },
  { level: STANDARD_LEVEL, province: '79', shipMode: 'AIR-SGN' },
  { level: STANDARD_LEVEL, province: '48', shipMode: 'SEA-HAN' },
];
const goods = Array.from({ length: ITEMS }, (_, number) => madeGoods(SEED, number));

it('the range of every card contains the total of its page, for every asker', () => {
  const outside = goods.flatMap((thing) => ASKERS.filter((asker) => !contains(thing, asker)));
  expect(outside).toHaveLength(0);
  const narrow = goods.filter((thing) => widthOf(thing) <= NARROW).length;
  tell(
    `one-number: seed ${SEED}: ${ITEMS} cards contain their pages; highest/lowest <= ${NARROW} on ${percent(narrow / ITEMS)} of them`,
  );
});

it('what is paid at the door lies in the printed range, and certain lines are exact', () => {
  const chance = chanceOf(SEED);
  const orders = Array.from({ length: ORDERS }, () =>
    carried(chance.pick(goods), chance.pick(ASKERS.slice(1)), tables, chance),
  );
  const inside = orders.filter(isInside).length / ORDERS;
  const certain = orders.flatMap(({ printed, actual }) => changedCertain(printed, actual));
  tell(`one-number: ${percent(inside)} of ${ORDERS} second payments in the printed range`);
  expect(certain).toEqual([]);
  expect(inside).toBeGreaterThanOrEqual(LEAST_INSIDE);
});

it('what lay on the scale narrows the cards of other things, and most still cost what was printed', () => {
  const learned = prepareTables(SEED_ROWS, DAY, learnedFrom(SEED, WEIGHED, tables));
  const narrow = (of: PreparedTables) =>
    goods.filter((thing) => widthOf(thing, of) <= NARROW).length / ITEMS;
  const chance = chanceOf(SEED);
  const orders = Array.from({ length: ORDERS }, () =>
    carried(chance.pick(goods), chance.pick(ASKERS.slice(1)), learned, chance),
  );
  const inside = orders.filter(isInside).length / ORDERS;
  tell(
    [
      `one-number: from ${WEIGHED} things on the scale: highest/lowest <= ${NARROW}`,
      `on ${percent(narrow(learned))} of cards, ${percent(narrow(tables))} before;`,
      `${percent(inside)} of second payments in the printed range`,
    ].join(' '),
  );
  expect(narrow(learned)).toBeGreaterThanOrEqual(LEAST_NARROW);
  expect(inside).toBeGreaterThanOrEqual(LEAST_INSIDE_LEARNED);
});

it('goods that weigh five times what the world says are found out', () => {
  const chance = chanceOf(SEED);
  const inside = Array.from({ length: 200 }, () => {
    const thing = chance.pick(goods);
    const heavy = { ...thing.truth, weightG: thing.truth.weightG * 5 };
    return carried({ ...thing, truth: heavy }, chance.pick(ASKERS.slice(1)), tables, chance);
  }).filter(isInside).length;
  expect(inside / 200).toBeLessThan(LEAST_INSIDE);
});

function contains({ card, page }: MadeGoods, asker: Asker): boolean {
  const basis = { tables, rate: RATE, asker };
  const { low, high } = landedEstimate(card, basis);
  const { likely } = landedEstimate(page, basis);
  return low <= likely && likely <= high;
}

/** How many times the lowest the highest of a card is, for somebody in Hà Nội. */
function widthOf({ card }: MadeGoods, by = tables): number {
  const [, asker] = ASKERS;
  const { low, high } = landedEstimate(card, { tables: by, rate: RATE, asker: asker as Asker });
  return high / low;
}

const isInside = ({ printed, actual }: Carried): boolean =>
  actual.secondPayment.likely >= printed.secondPayment.low &&
  actual.secondPayment.likely <= printed.secondPayment.high;

/** Certain lines of what was printed that became another amount. */
const changedCertain = (printed: Carried['printed'], actual: Carried['actual']): string[] =>
  printed.lines
    .filter(({ certainty }) => certainty === 'certain')
    .filter(
      (line) => !actual.lines.some(({ code, dong }) => code === line.code && dong === line.dong),
    )
    .map(({ code }) => code);

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
