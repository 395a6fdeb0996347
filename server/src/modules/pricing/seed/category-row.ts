import type { CategoryRule, Guess, PriceRow, Side3 } from '../tables/rules/price-rows.ts';
import { SEED_DAY } from './fees.ts';
import { KIND_WORDS } from './kind-words.ts';

interface More {
  /** Used goods of this kind stand on the import-ban list (Decree 69/2018, Appendix I: textiles, electronics, footwear, household goods, vehicle parts). */
  readonly used?: boolean;
  readonly battery?: boolean;
}
type Three<Value> = readonly [low: Value, likely: Value, high: Value];
export function kind(
  key: string,
  label: string,
  grams: Three<number>,
  cm: string,
  duty: Three<number>,
  more: More = {},
): PriceRow {
  const [low, likely, high] = sidesOf(cm);
  const rule: CategoryRule = {
    label,
    weightG: guess(grams),
    sizeCm: { low, likely, high },
    dutyBp: guess(duty),
    hasBattery: more.battery ?? false,
    isUsedBanned: more.used ?? false,
    ...(KIND_WORDS[key] ?? { words: [] }),
  };
  return { kind: 'category', key, validFrom: SEED_DAY, rule };
}
function guess([low, likely, high]: Three<number>): Guess {
  return { low, likely, high };
}
/** `12x12x15 20x18x18 40x25x25`: the sides of the low, likely and high case. */
function sidesOf(text: string): Three<Side3> {
  return text.split(' ').map((box) => box.split('x').map(Number)) as unknown as Three<Side3>;
}
