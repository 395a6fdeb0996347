import type { Dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { OwnTasks } from '../../platform/database/waiting-work.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Customers } from '../customers/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Orders } from '../orders/index.ts';
import type { AuditPort, Wallet } from '../wallet/index.ts';

export interface SupportDeps extends Pick<Platform, 'db' | 'clock' | 'live'> {
  readonly orders: Pick<Orders, 'read'>;
  readonly wallet: Pick<Wallet, 'refund' | 'refundableOf'>;
  readonly customers: Pick<Customers, 'read' | 'readMany' | 'assignSales'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly audit: AuditPort;
  readonly approvals: Pick<Approvals, 'giveAlone' | 'isOneHand'>;
  /** Pictures become this customer's; refusal `files.not-found` for what is somebody else's. */
  readonly givePictures: (trx: Trx, ids: readonly string[], customerId: string) => Promise<void>;
  readonly listSalesStaff: () => Promise<
    readonly {
      readonly id: string;
      readonly fullName: string;
      readonly staffCode: string;
      /** How customers reach them. */
      readonly workPhone: string | undefined;
      readonly zaloLink: string | undefined;
    }[]
  >;
  readonly staffName: (id: string) => Promise<string | undefined>;
  /** What a paid bill asked for one order on it. */
  readonly paidShareOf: (
    reader: Reader,
    orderId: string,
  ) => Promise<{ readonly billId: string; readonly share: Dong } | undefined>;
  /** Every kind of thing that waits for a customer. */
  readonly ownTasks: readonly OwnTasks[];
  /** A Japanese title in Vietnamese, at once. */
  readonly titleNow: (title: string) => string;
}
