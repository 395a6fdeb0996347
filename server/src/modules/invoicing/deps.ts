import type { Platform } from '../../platform/platform.ts';
import type { Billing } from '../billing/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { InvoiceIssuer } from './invoice.ts';

export interface InvoicingDeps extends Pick<Platform, 'db' | 'clock' | 'config' | 'log'> {
  readonly billing: Pick<Billing, 'findBill'>;
  readonly wallet: Pick<Wallet, 'paidPartsOf'>;
  readonly issuer: InvoiceIssuer;
}
