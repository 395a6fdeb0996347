/** The wallet: what a customer can spend, what is promised to a bid or an order, and how money comes in. */
export type { Hold, HoldCause, PaymentPart, RevenueAccount, Wallet, WalletBalance } from './wallet.ts';
