/** The wallet: what a customer can spend, what is promised to a bid or an order, and how money comes in. */
import { walletRoutes } from './routes.ts';
import type { TopUps } from './topping-up/top-ups.ts';
import { walletPersonalData } from './personal-data.ts';

export { bankNames } from './banks/list-banks.ts';
export { walletSettings } from './settings.ts';
export { walletWork } from './work-sql.ts';
export { createHolds as createWallet } from './holding/holds.ts';
export { PART_LABELS } from './labels.ts';
export { amountInWords } from './statement/amount-in-words.ts';
export { readVietQr } from './topping-up/rules/read-vietqr.ts';
export { vietQr } from './topping-up/rules/vietqr.ts';
export type { AuditPort } from './topping-up/top-up-deps.ts';
export { createTopUps } from './topping-up/create-top-ups.ts';
export type { TopUps } from './topping-up/top-ups.ts';
export type {
  Hold,
  HoldCause,
  PaymentPart,
  RevenueAccount,
  Wallet,
  WalletBalance,
} from './wallet.ts';

/** Its calls, for `composition.ts`. */
export const walletParts = (topUps: TopUps) => ({
  personalData: walletPersonalData,
  routes: walletRoutes(topUps),
  jobs: { 'wallet.read-bank-list': async () => void (await topUps.readBankList()) },
  repeatedJobs: [{ name: 'wallet.read-bank-list', cron: '*/10 * * * *' }],
});
