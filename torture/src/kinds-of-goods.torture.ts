import { expect, it } from 'vitest';
import { SEED_ROWS } from '../../server/src/modules/pricing/seed/seed-rows.ts';
import { categoryFor } from '../../server/src/modules/pricing/tables/rules/category-of.ts';
import { prepareTables } from '../../server/src/modules/pricing/tables/rules/prepare-tables.ts';
import type { PreparedTables } from '../../server/src/modules/pricing/tables/rules/prepared-tables.ts';
import type { PriceRow } from '../../server/src/modules/pricing/tables/rules/price-rows.ts';
import { capturedTitles, type Labelled } from './kinds-of-goods/captured-titles.ts';
import { madeTitles } from './kinds-of-goods/made-titles.ts';
import { firstSeed, sized, tell } from './scale.ts';

const SEED = firstSeed(20_261_124);
/** Of each of seven sites. */
const MADE = sized({ ci: 200, gate: 2_000, release: 20_000 });
const DAY = '2026-11-24';
const UNSURE = '*';
/** Of the titles that a kind is named for. */
const LEAST_RIGHT = 0.97;
/** Of those whose title tells the kind, how many may be left unsure. */
const MOST_UNSURE = 0.15;

interface Count {
  all: number;
  right: number;
  unsure: number;
  readonly confused: Map<string, number>;
}

it('the kind that a title is given is right in 97 of 100', () => {
  const captured = capturedTitles();
  if (captured.length === 0)
    tell('kinds-of-goods: the captured answers are not there; only made titles were counted');
  else expect(captured.length).toBeGreaterThan(750);
  const tables = prepareTables(SEED_ROWS, DAY);
  for (const [name, titles] of [
    ['captured', captured],
    ['made', madeTitles(SEED, MADE)],
  ] as const) {
    if (titles.length === 0) continue;
    const count = countOf(titles, tables);
    tell(`kinds-of-goods: ${name}: ${said(count)}`);
    expect(count.right / (count.all - count.unsure), name).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(count.unsure / count.all, name).toBeLessThan(MOST_UNSURE);
  }
});

it('the category that a list tells beside the title is used where the title says nothing', () => {
  const told = capturedTitles().filter(({ categoryPath }) => categoryPath?.length);
  if (told.length === 0) return;
  const tables = prepareTables(SEED_ROWS, DAY);
  const byTitle = countOf(
    told.map(({ categoryPath: _, ...one }) => one),
    tables,
  );
  const byBoth = countOf(told, tables);
  tell(
    `kinds-of-goods: titles with a category: ${said(byBoth)}; by the title alone ${byTitle.right}`,
  );
  expect(byBoth.right).toBeGreaterThan(byTitle.right);
  expect(byBoth.right / byBoth.all).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

it('words that mean two kinds are found out', () => {
  const worse = SEED_ROWS.map(
    (row): PriceRow =>
      row.kind === 'category' && row.key === 'lens' && row.rule
        ? { ...row, rule: { ...row.rule, words: [...row.rule.words, 'ジャケット', 'フィギュア'] } }
        : row,
  );
  const { all, right, unsure } = countOf(madeTitles(SEED, 200), prepareTables(worse, DAY));
  expect(right / (all - unsure) < LEAST_RIGHT || unsure / all > 0.05).toBe(true);
});

function countOf(titles: readonly Labelled[], tables: PreparedTables): Count {
  const count: Count = { all: titles.length, right: 0, unsure: 0, confused: new Map() };
  for (const { title, kind, categoryPath } of titles) {
    const given = categoryFor({ title, categoryPath }, tables) ?? UNSURE;
    if (given === kind) count.right++;
    else if (given === UNSURE) count.unsure++;
    if (given === kind) continue;
    const pair = `${kind} as ${given}`;
    count.confused.set(pair, (count.confused.get(pair) ?? 0) + 1);
  }
  return count;
}

const said = ({ all, right, unsure, confused }: Count): string =>
  `${all} titles, ${right} right, ${unsure} unsure, ${all - right - unsure} wrong (${[...confused]
    .toSorted(([, one], [, other]) => other - one)
    .map(([pair, times]) => `${pair} ${times}`)
    .join(', ')})`;
