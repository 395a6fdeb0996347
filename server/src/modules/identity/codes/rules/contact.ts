import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** How somebody can be reached, in the one spelling that is stored: E.164 or a lower-case e-mail address. */
export interface Contact {
  readonly channel: 'phone' | 'email';
  readonly value: string;
}

const EMAIL = /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;

/** An e-mail address or a Vietnamese mobile number as people type it; undefined when it is neither. */
export function parseContact(text: string): Contact | undefined {
  return text.includes('@') ? parseEmail(text) : parseMobile(text);
}

export function parseEmail(text: string): Contact | undefined {
  const value = text.normalize('NFKC').trim().toLowerCase();
  return value.length <= 200 && EMAIL.test(value) && !/\.\.|^\.|\.@/.test(value)
    ? { channel: 'email', value }
    : undefined;
}

/** Only +84 mobiles get our messages: codes to foreign or expensive numbers are how message budgets are stolen. */
export function parseMobile(text: string): Contact | undefined {
  const value = parseVietnamesePhone(text);
  if (!value) return undefined;
  const type = parsePhoneNumberFromString(value)?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
    ? { channel: 'phone', value }
    : undefined;
}

/** Any valid Vietnamese number as E.164, e.g. of a receiver who has only a landline. */
export function parseVietnamesePhone(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed.length > 40 || !/^\+?[\d\s().-]+$/.test(typed)) return undefined;
  const number = parsePhoneNumberFromString(typed, 'VN');
  return number?.country === 'VN' && number.isValid() ? number.number : undefined;
}

/** For screens and logs: enough to recognise one's own, too little to learn another's. */
export function maskContact({ channel, value }: Contact): string {
  if (channel === 'phone') return `${value.slice(0, 3)} *** *** ${value.slice(-3)}`;
  const [name = '', domain = ''] = value.split('@');
  return `${name.slice(0, 1)}***@${domain}`;
}
