import { categoryFor } from '../../../server/src/modules/pricing/tables/rules/category-of.ts';
import type { LearnedWeight } from '../../../server/src/modules/pricing/tables/rules/learned-weight.ts';
import { modelIn } from '../../../server/src/modules/pricing/tables/rules/model-words.ts';
import type { PreparedTables } from '../../../server/src/modules/pricing/tables/rules/prepared-tables.ts';
import {
  learn,
  OF_KIND,
  OF_MODEL,
  type Weighed,
} from '../../../server/src/modules/pricing/weights/rules/learn-weight.ts';
import { madeGoods } from './made-goods.ts';

/** Things that no card of the rig shows. */
const OTHERS = 10_000_000;

/**
 * What the house would have learned from so many things on its scale, each of a customer of its
 * own.
 */
export function learnedFrom(seed: number, count: number, tables: PreparedTables): LearnedWeight[] {
  const samples = new Map<string, Weighed[]>();
  for (let number = 0; number < count; number++) {
    const { page, truth } = madeGoods(seed, OTHERS + number);
    const category = categoryFor(page, tables) ?? '*';
    const words = tables.categoryWords.find(({ code }) => code === category);
    const { length, width, height } = truth.sizeCm;
    const sample: Weighed = {
      ...{ customerId: `customer ${number}`, weightG: truth.weightG },
      sizeCm: [length, width, height],
    };
    for (const model of new Set(['', modelIn(page.title, words)])) {
      const key = `${category}\t${model}`;
      samples.set(key, [...(samples.get(key) ?? []), sample]);
    }
  }
  return [...samples].flatMap(([key, seen]) => {
    const [category = '', model = ''] = key.split('\t');
    const rule = learn(seen, model === '' ? OF_KIND : OF_MODEL);
    return rule ? [{ category, model, rule }] : [];
  });
}
