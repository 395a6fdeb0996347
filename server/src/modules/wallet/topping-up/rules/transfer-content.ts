/**
 * What payers write so that we recognise them: their phone and `QA ODN` (the code carries the amount) or `QR ODN` (it does not).
 * The text only finds a customer; it is guessable and is never what makes a credit happen once.
 */
export const transferContent = (e164: string, hasAmount: boolean): string =>
  `${localPhone(e164)} ${hasAmount ? 'QA' : 'QR'} ODN`;

const localPhone = (e164: string): string => e164.replace(/^\+84/, '0');

/** A mobile number in one piece with no digit before it. */
const PHONE = /(?<!\d)(?:\+?84|0)([35789]\d{8})/;
/** What banks put between words, or leave of them. */
const GAP = /[\s.,:;_/-]*/;
/** Our mark behind it. Banks drop spaces, change case and add their own words around it. */
const MARKED_PHONE = new RegExp(`${PHONE.source}${GAP.source}Q[AR]${GAP.source}ODN`, 'g');
const ANY_PHONE = new RegExp(`${PHONE.source}(?!\\d)`, 'g');

/** Content as banks may have changed it, in one writing. */
export const plain = (content: string): string => content.normalize('NFKC').toUpperCase();

const phonesBy = (pattern: RegExp, content: string): string[] => [
  ...new Set([...plain(content).matchAll(pattern)].map(([, number]) => `+84${number}`)),
];

/** Mobile numbers (E.164) that the content names, with our mark or without, each once. */
export const phonesIn = (content: string): string[] => phonesBy(ANY_PHONE, content);

export type PhoneReading =
  | { readonly phone: string; readonly reason?: undefined }
  | { readonly phone?: undefined; readonly reason: 'no-phone' | 'several-phones' };

/** The one phone (E.164) that the content names before our mark; several different ones are nobody's. */
export function readPhone(content: string): PhoneReading {
  const [phone, another] = phonesBy(MARKED_PHONE, content);
  if (another) return { reason: 'several-phones' };
  return phone ? { phone } : { reason: 'no-phone' };
}
