import type { BookAccount } from '../../ledger/index.ts';

/** What an account is to whoever asks how the company does. */
export type KindOfAccount = 'fee' | 'passed-on' | 'given' | 'elsewhere';

const KINDS: Readonly<Partial<Record<BookAccount, KindOfAccount>>> = {
  'company:service-fee': 'fee',
  'company:payment-fee': 'fee',
  'company:services': 'fee',
  'company:freight': 'fee',
  'company:surcharge': 'fee',
  'company:insurance': 'fee',
  'company:delivery': 'fee',
  'company:storage': 'fee',
  'company:vip': 'fee',
  'company:goods': 'passed-on',
  'company:japanese-tax': 'passed-on',
  'company:domestic-shipping': 'passed-on',
  'company:duty': 'passed-on',
  'company:vat': 'passed-on',
  'company:discount': 'given',
  'company:compensation': 'given',
};

/** Money that only lies somewhere (bank, wallets, yen) is earned by nobody: `elsewhere`. */
export const kindOfAccount = (account: BookAccount): KindOfAccount => KINDS[account] ?? 'elsewhere';
