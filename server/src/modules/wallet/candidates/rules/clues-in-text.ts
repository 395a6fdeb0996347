/** Who sent a transfer, as far as anybody told it. */
export interface Sender {
  readonly account: string | undefined;
  readonly name: string | undefined;
}

/** No honest content names more. */
const MOST = 3;
/** Banks put their own words right beside a code, so it may begin anywhere. */
const CODES = /(?=((?:KH|HK|PX)[0-9A-Z]{8}))/g;
const PHONES = /(?<!\d)(?:\+?84|0)([35789]\d{8})(?!\d)/g;
/** What banks add behind the payer's own words: `CT tu 0123456789 NGUYEN VAN A toi 1017588888`. */
const FROM = /\bCT TU \d{6,19} ([A-Z ]{3,60}?) (?:TOI|DEN)\b/g;

const plain = (content: string): string => content.normalize('NFKC').toUpperCase();
const firstOf = (found: Iterable<string>): string[] => [...new Set(found)].slice(0, MOST);

/** What may be a code of a customer, an order or a bill of ours; three at most. */
export const codesIn = (content: string): string[] =>
  firstOf([...plain(content).matchAll(CODES)].flatMap(([, code]) => code ?? []));

/** Mobile numbers (E.164) that stand in the content with or without our mark; three at most. */
export const phonesIn = (content: string): string[] =>
  firstOf([...plain(content).matchAll(PHONES)].map(([, number]) => `+84${number}`));

/**
 * The name of the sender where the content has one. The account beside it is no proof, since payers
 * can write such words themselves; the bank's own come last.
 */
export const senderNameIn = (content: string): string | undefined =>
  [...folded(content).matchAll(FROM)].at(-1)?.[1];

/** A name as banks write it: capitals without accents, single spaces. */
export const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('Đ', 'D')
    .replace(/\s+/g, ' ')
    .trim();
