/**
 * What payers write so that we recognise them: their phone and `QA ODN` (the code carries the amount) or `QR ODN` (it does not).
 * The text only finds a customer; it is guessable and is never what makes a credit happen once.
 */
export const transferContent = (e164: string, hasAmount: boolean): string =>
  `${localPhone(e164)} ${hasAmount ? 'QA' : 'QR'} ODN`;

const localPhone = (e164: string): string => e164.replace(/^\+84/, '0');

/** A mobile number in one piece with no digit before it, then the mark. Banks drop spaces, change case and add their own words around it. */
const MARKED_PHONE = /(?<!\d)(?:\+?84|0)([35789]\d{8})[\s.,:;_/-]*Q[AR][\s.,:;_/-]*ODN/g;

export type PhoneReading =
  | { readonly phone: string; readonly reason?: undefined }
  | { readonly phone?: undefined; readonly reason: 'no-phone' | 'several-phones' };

/** The one phone (E.164) that the content names before our mark; several different ones are nobody's. */
export function readPhone(content: string): PhoneReading {
  const phones = new Set(
    [...content.normalize('NFKC').toUpperCase().matchAll(MARKED_PHONE)].map(
      ([, number]) => `+84${number}`,
    ),
  );
  if (phones.size > 1) return { reason: 'several-phones' };
  const [phone] = phones;
  return phone ? { phone } : { reason: 'no-phone' };
}
