import type { Dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { amountInWords } from '../statement/amount-in-words.ts';
import { transferContent } from './rules/transfer-content.ts';
import { vietQr } from './rules/vietqr.ts';
import type { TopUpDeps } from './top-up-deps.ts';

/** How to pay into one of our accounts; `payload` is the text of the QR code. */
export interface TopUpAccount {
  readonly bin: string;
  readonly accountNumber: string;
  readonly holder: string;
  readonly payload: string;
}

export interface TopUpGuide {
  readonly content: string;
  readonly amount: Dong | undefined;
  readonly amountInWords: string | undefined;
  readonly accounts: readonly TopUpAccount[];
  /** Whether a payment of one amount can be asked for as well (`openPaymentLink`). */
  readonly hasPaymentLink: boolean;
}

/** What a customer needs to top up. Refuses `wallet.no-verified-phone` and `wallet.no-bank-account`. */
export async function readTopUp(
  { db, customers, config }: Pick<TopUpDeps, 'db' | 'customers' | 'config'>,
  { customerId, amount }: { customerId: string; amount: Dong | undefined },
): Promise<TopUpGuide> {
  refuseUnless(config.bankAccounts.length > 0, 'wallet.no-bank-account');
  const phone = (await customers.find(db, customerId))?.phone;
  refuseUnless(phone, 'wallet.no-verified-phone');
  const hasAmount = amount !== undefined && amount > 0;
  const content = transferContent(phone, hasAmount);
  return {
    content,
    amount: hasAmount ? amount : undefined,
    amountInWords: hasAmount ? amountInWords(amount) : undefined,
    hasPaymentLink: config.payos !== undefined,
    accounts: config.bankAccounts.map(({ bin, number: accountNumber, holder }) => ({
      bin,
      accountNumber,
      holder,
      payload: vietQr({ bin, accountNumber, amount, content }),
    })),
  };
}
