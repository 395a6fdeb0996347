import type { Platform } from '../../platform/platform.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Mover, Orders } from '../orders/index.ts';
import type { Pricing } from '../pricing/index.ts';
import type { Audit, AuditAll } from '../staff/index.ts';

export interface LogisticsDeps
  extends Pick<Platform, 'db' | 'clock' | 'live' | 'jobs' | 'log' | 'news'> {
  readonly orders: Orders;
  readonly pricing: Pick<Pricing, 'price' | 'tablesAt' | 'currentRate' | 'recordWeighed'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly audit: Audit;
  readonly auditAll: AuditAll;
  readonly approvals: Pick<Approvals, 'propose' | 'findWaiting'>;
  /** Undefined for an unknown id. */
  readonly staffName: (staffId: string) => Promise<string | undefined>;
  /** Whether the owner wants the customs gate for what travels so. */
  readonly hasCustomsGate: (shipMode: string) => Promise<boolean>;
  /** Refusal `files.not-found` when one is missing or somebody's already. */
  readonly refuseOwnedPictures: (trx: Trx, fileIds: readonly string[]) => Promise<void>;
  /** Pictures that a customer was given by mistake are the desk's again. */
  readonly takeBackPictures: (
    trx: Trx,
    fileIds: readonly string[],
    customerId: string,
  ) => Promise<void>;
}

export type Staff = Mover & { kind: 'staff' };
