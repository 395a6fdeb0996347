/** The wallet: what a customer can spend, what is promised to a bid or an order, and how money comes in. */
export { createHolds as createWallet } from './holds.ts';
export { walletInvariants } from './invariants.ts';
export type { AuditPort, TopUpDeps } from './top-up-deps.ts';
export { createTopUps, type TopUps } from './top-ups.ts';
export type { Hold, HoldCause, PaymentPart, RevenueAccount, Wallet, WalletBalance } from './wallet.ts';
