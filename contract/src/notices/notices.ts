import { BIDDING_NOTICES } from './bidding.ts';
import { HAND_BID_NOTICES } from './bidding-by-hand.ts';
import { CARE_NOTICES } from './care.ts';
import { MONEY_NOTICES } from './money.ts';
import { ORDER_NOTICES } from './orders.ts';
import { PARCEL_NOTICES } from './parcels.ts';
import { WATCHING_NOTICES } from './watching.ts';

/** Everything that a customer is told, by its code, with the words that are built in. */
export const NOTICES = {
  ...ORDER_NOTICES,
  ...PARCEL_NOTICES,
  ...MONEY_NOTICES,
  ...BIDDING_NOTICES,
  ...HAND_BID_NOTICES,
  ...CARE_NOTICES,
  ...WATCHING_NOTICES,
} as const;
export type NoticeCode = keyof typeof NOTICES;
/** What fills the places of a notice. */
export type NoticeWords<Code extends NoticeCode> = {
  readonly [Place in keyof (typeof NOTICES)[Code]['example']]: string;
};

/** A title and a body, with places or without. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

const PLACE = /\{([^{}]*)\}/g;

export const isNotice = (code: string): code is NoticeCode => code in NOTICES;

/** The places of a notice that its text may name, in the order of the example. */
export const placesOf = (code: NoticeCode): readonly string[] => Object.keys(NOTICES[code].example);

/**
 * The first place of a text that nothing fills, as it is written; a brace that stands alone is one.
 * Undefined: all of it can be filled.
 */
export function wrongPlace(text: string, places: readonly string[]): string | undefined {
  for (const [written, name = ''] of text.matchAll(PLACE))
    if (!places.includes(name)) return written;
  return /[{}]/.exec(text.replace(PLACE, ''))?.[0];
}

/**
 * Warnings that protect an account, and say what to do when it was somebody else. Whoever took over
 * the desk must not be able to silence them, so their words are those that are built in.
 */
const FIXED: ReadonlySet<string> = new Set<NoticeCode>([
  'payout-new-account',
  'data-export-asked',
  'data-export-ready',
  'data-erasure-asked',
  'data-erasure-withdrawn',
  'order-address-set',
  'order-address-set-weighed',
]);
export const isFixed = (code: string): boolean => FIXED.has(code);

/** Places that hold what somebody answered or decided in this case: no other sentence tells it. */
const SAID: ReadonlySet<string> = new Set([
  ...['answer', 'why', 'said', 'note', 'outcome', 'money', 'reasons', 'next'],
  ...['address', 'newest', 'list', 'changes'],
]);

/** The places that a text of this notice may not leave out. */
export function neededPlacesOf(code: NoticeCode): readonly string[] {
  const { title, body } = NOTICES[code];
  return placesOf(code).filter(
    (name) => SAID.has(name) && `${title}\n${body}`.includes(`{${name}}`),
  );
}

/** The first place that a text of this notice leaves out and may not. */
export const missingPlace = (code: NoticeCode, { title, body }: NoticeText): string | undefined =>
  neededPlacesOf(code).find((name) => !`${title}\n${body}`.includes(`{${name}}`));

/** Whether a notice can be told in these words: every place can be filled, and none is missing. */
export const isSound = (code: NoticeCode, text: NoticeText): boolean =>
  missingPlace(code, text) === undefined &&
  [text.title, text.body].every((part) => wrongPlace(part, placesOf(code)) === undefined);

/** A text with its places filled. A place that is empty leaves no gap. */
export function fillNotice(
  { title, body }: NoticeText,
  words: Readonly<Record<string, string>>,
): NoticeText {
  const fill = (text: string) =>
    text
      .replace(PLACE, (written, name: string) => words[name] ?? written)
      .replace(/ {2,}/g, ' ')
      .trim();
  return { title: fill(title), body: fill(body) };
}
