/** How the payer's bank writes the content: as typed, with its own words around it, or without spaces in capitals. */
export type Wording = 'plain' | 'bank' | 'stripped';
export type Provider = 'sepay' | 'casso' | 'payos';

/** One transaction of a receiving account, as the pretend bank books it. */
export interface Transfer {
  /** Of the provider that reports it; never used twice, also not after a reset. */
  id: number;
  reference: string;
  accountNumber: string;
  amount: number;
  direction: 'in' | 'out';
  /** As it stands in the statement. */
  content: string;
  payer: string;
  atMs: number;
  provider: Provider;
  /** The number that payOS collects it under. */
  orderCode?: number;
}

export interface Payment {
  accountNumber: string;
  amount: number;
  content: string;
  payer?: string;
  direction?: 'in' | 'out';
  wording?: Wording;
  provider?: Provider;
  orderCode?: number;
  /** How many times the provider reports it even though it was answered. */
  copies?: number;
}

const MOST = 1_000_000_000_000;

/** Checks what was typed; throws an Error with a Vietnamese sentence. */
export function readPayment(given: Record<string, unknown>): Payment {
  const accountNumber = text(given['accountNumber']).replace(/\s/g, '');
  const amount = Number(text(given['amount']).replace(/[.\s]/g, ''));
  if (!/^\w{1,19}$/.test(accountNumber)) throw new Error('Số tài khoản nhận không đúng.');
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > MOST)
    throw new Error('Số tiền phải là số đồng lớn hơn 0.');
  return {
    accountNumber,
    amount,
    content: text(given['content']).slice(0, 200),
    payer: text(given['payer']) || undefined,
    direction: oneOf(given['direction'], ['in', 'out']),
    wording: oneOf(given['wording'], ['plain', 'bank', 'stripped']),
    provider: oneOf(given['provider'], ['sepay', 'casso']),
    copies:
      given['copies'] === undefined || given['copies'] === ''
        ? undefined
        : Math.min(20, Math.max(1, Math.trunc(Number(given['copies'])) || 1)),
  };
}

export function worded(
  content: string,
  wording: Wording,
  reference: string,
  payer: string,
): string {
  if (wording === 'plain') return content;
  if (wording === 'stripped') return content.replace(/\s/g, '').toUpperCase();
  return `MBVCB.${reference}.${content}.CT tu 0011004099999 ${payer} toi HAKO`;
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

function oneOf<V extends string>(value: unknown, allowed: readonly V[]): V | undefined {
  return allowed.find((one) => one === value);
}
