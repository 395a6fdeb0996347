import { phonesIn, plain } from '../../topping-up/rules/transfer-content.ts';
import { withoutAccents } from '../../../../kernel/wording.ts';

/** Who sent a transfer, as far as anybody told it. */
export interface Sender {
  readonly account: string | undefined;
  readonly name: string | undefined;
}

/** No honest content names more. */
const MOST = 3;
const LETTERS = /[A-Z ]+/g;
const NAME_WORDS = [5, 4, 3];
/** Of forty words; no bank tells more. */
const MOST_NAMES = 120;
/** Banks put their own words right beside a code, so it may begin anywhere. */
const CODES = /(?=((?:KH|HK|PX)[0-9A-Z]{8}))/g;
/** What banks add behind the payer's own words: `CT tu 0123456789 NGUYEN VAN A toi 1017588888`. */
const FROM = /\bCT TU \d{6,19} ([A-Z ]{3,60}?) (?:TOI|DEN)\b/g;

/** What may be a code of a customer, an order or a bill of ours; three at most. */
export const codesIn = (content: string): string[] =>
  [...new Set([...plain(content).matchAll(CODES)].flatMap(([, code]) => code ?? []))].slice(
    0,
    MOST,
  );

/** Mobile numbers (E.164) in the content; three at most. */
export const firstPhonesIn = (content: string): string[] => phonesIn(content).slice(0, MOST);

/**
 * The name of the sender where the content has one. The account beside it is no proof, since payers
 * can write such words themselves; the bank's own come last.
 */
export const senderNameIn = (content: string): string | undefined =>
  [...folded(content).matchAll(FROM)].at(-1)?.[1];

/**
 * What may be somebody's whole name: three to five words beside each other. Two are no sign, since
 * payers write `thanh toan` and there are people of that name.
 */
export function namesIn(content: string): string[] {
  const runs = folded(content).match(LETTERS) ?? [];
  const names = runs.flatMap((run) => {
    const words = run.trim().split(' ');
    return words.flatMap((_, from) =>
      NAME_WORDS.filter((count) => from + count <= words.length).map((count) =>
        words.slice(from, from + count).join(' '),
      ),
    );
  });
  return [...new Set(names)].slice(0, MOST_NAMES);
}

/** A name as banks write it: capitals without accents, single spaces. */
export const folded = (name: string): string =>
  withoutAccents(name).toUpperCase().replace(/\s+/g, ' ').trim();
