import { isJan } from '../rules/jan.ts';
import type { Condition } from '../listing.ts';

/** Words of shops for goods that were used, the grade first; the first that is found decides. */
const USED: readonly (readonly [RegExp, Condition])[] = [
  [/ジャンク/, 'junk'],
  [/未使用|新品同様|Sランク|ランクS/, 'like-new'],
  [/美品|Aランク|ランクA|良品/, 'good'],
  [/訳あり|難あり|Cランク|ランクC/, 'poor'],
];

/**
 * The service has no field for the condition. Shops must write 【中古】 into the name of used goods (rule of the mall), so a name without it
 * means new; of used goods without a grade we say "やや傷や汚れあり", so that nobody expects more than they get.
 */
export function conditionOf(name: string): Condition {
  if (!/中古|ユーズド|USED|ジャンク/i.test(name)) return 'new';
  return USED.find(([words]) => words.test(name))?.[1] ?? 'fair';
}

/** The bar code that a shop wrote into its text, when its check digit is right: `JAN：4535123828201`, `ISBN: 9784088708492`. */
export function janOf(text: string): string | undefined {
  // Most texts hold no such number, and that is seen at a glance.
  if (!/\d{8}/.test(text)) return undefined;
  for (const [, code = ''] of text.matchAll(
    /(?:JAN(?:コード)?|EAN|ISBN(?:-?13)?)[\s：:]*(\d{13}|\d{8})(?!\d)/gi,
  ))
    if (isJan(code)) return code;
  return undefined;
}
