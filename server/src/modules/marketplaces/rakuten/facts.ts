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
 * Only a mark stands for the condition: 【中古】 and its like, 中古 as a word of its own, USED in brackets. Other words mean other
 * things: "UNUSED", "Confused", USED加工 (worn on purpose), 中古車のすべて (a magazine).
 */
const IN_BRACKETS = /[【[［(（《〈<＜≪]([^】\]］)）》〉>＞≫]{1,30})[】\]］)）》〉>＞≫]/g;
const BETWEEN_WORDS = /[\s・/／:：,、【】[\]［］()（）《》〈〉<>＜＞≪≫]+/;
const USED_WORD = /^(中古(品|[SA-D][+-]?|ランク.*)?|ジャンク品?)$/i;
const USED_MARK = /^(ユーズド|USED)品?$/i;

function isMarkedUsed(name: string): boolean {
  if (name.split(BETWEEN_WORDS).some((word) => USED_WORD.test(word))) return true;
  return [...name.matchAll(IN_BRACKETS)].some(([, mark = '']) =>
    mark.split(BETWEEN_WORDS).some((word) => USED_MARK.test(word)),
  );
}

/**
 * The service has no field for the condition. Shops must write 【中古】 into the name of used goods (rule of the mall), so a name without it
 * means new; of used goods without a grade we say "やや傷や汚れあり", so that nobody expects more than they get.
 */
export function conditionOf(name: string): Condition {
  if (!isMarkedUsed(name)) return 'new';
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
