import type { FileShelf } from '../../platform/outside/shelf/file-shelf.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Billing } from '../billing/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Audit } from '../staff/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { InvoiceProvider } from './providers/provider.ts';

export interface InvoicingDeps
  extends Pick<Platform, 'db' | 'clock' | 'config' | 'log' | 'jobs' | 'live'> {
  readonly billing: Pick<Billing, 'findBill' | 'factsOfGoods'>;
  readonly wallet: Pick<Wallet, 'paidPartsOf'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly approvals: Pick<Approvals, 'propose'>;
  readonly audit: Audit;
  /** Undefined: nothing is issued here. */
  readonly provider: InvoiceProvider | undefined;
  /** Where the files of electronic invoices lie. */
  readonly shelves: { readonly pdf: FileShelf; readonly xml: FileShelf };
}
