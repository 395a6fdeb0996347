import { categoryFor } from '../../../server/src/modules/pricing/tables/rules/category-of.ts';
import type { PreparedTables } from '../../../server/src/modules/pricing/tables/rules/prepared-tables.ts';
import type { Labelled } from './labelled.ts';

const UNSURE = '*';

/** What became of some titles. */
export interface Count {
  all: number;
  right: number;
  /** Called unsure, rightly or not. */
  unsure: number;
  /** Of those that got a kind, how many the right one. */
  surelyRight: number;
  readonly confused: Map<string, number>;
}

/** What kind the rules give a title, `*` where they are unsure. */
const givenKind = (
  { title, categoryPath }: Pick<Labelled, 'title' | 'categoryPath'>,
  tables: PreparedTables,
): string => categoryFor({ title, categoryPath }, tables) ?? UNSURE;

export function countOf(titles: readonly Labelled[], tables: PreparedTables): Count {
  const count: Count = { all: 0, right: 0, unsure: 0, surelyRight: 0, confused: new Map() };
  for (const one of titles) {
    const given = givenKind(one, tables);
    const isRight = one.kinds.includes(given);
    count.all++;
    if (isRight) count.right++;
    if (given === UNSURE) count.unsure++;
    else if (isRight) count.surelyRight++;
    if (isRight) continue;
    const pair = `${one.kinds[0]} as ${given}`;
    count.confused.set(pair, (count.confused.get(pair) ?? 0) + 1);
  }
  return count;
}

export const shareRight = ({ right, all }: Count): number => right / all;
export const shareOfSure = ({ surelyRight, all, unsure }: Count): number =>
  surelyRight / (all - unsure);

/** One line: how many, the share right, how many unsure, the share right of the others. */
export const said = (count: Count): string =>
  `${count.all} titles, ${percent(shareRight(count))} right, ${count.unsure} unsure, ` +
  `of the ${count.all - count.unsure} sure ones ${percent(shareOfSure(count))} right`;

/** Which kinds are taken for which, most often first. */
export const saidConfused = ({ confused }: Count): string =>
  [...confused]
    .toSorted(([, one], [, other]) => other - one)
    .map(([pair, times]) => `${pair} ${times}`)
    .join(', ');

/** Titles in groups, the largest first. */
const grouped = (
  titles: readonly Labelled[],
  by: (one: Labelled) => string,
): readonly (readonly [string, readonly Labelled[]])[] =>
  [...Map.groupBy(titles, by)].toSorted(([, one], [, other]) => other.length - one.length);

/** The share right of each group, with how many of it were called unsure. */
export const saidByGroup = (
  titles: readonly Labelled[],
  by: (one: Labelled) => string,
  tables: PreparedTables,
): string =>
  grouped(titles, by)
    .map(([name, group]) => {
      const count = countOf(group, tables);
      return `${name} ${percent(shareRight(count))} of ${count.all} (${count.unsure} unsure)`;
    })
    .join(', ');

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
