import type { DeskPage } from '@hako/contract/desk/desk';
import type { Reader } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Billing } from '../billing/index.ts';
import type { Customers } from '../customers/index.ts';
import type { Logistics } from '../logistics/index.ts';
import type { Marketplaces } from '../marketplaces/index.ts';
import type { Orders } from '../orders/index.ts';

export interface DeskDeps extends Pick<Platform, 'db' | 'clock' | 'live'> {
  readonly orders: Orders;
  readonly logistics: Logistics;
  readonly marketplaces: Pick<Marketplaces, 'all' | 'read' | 'listHealth' | 'listUnreadable'>;
  readonly billing: Billing;
  readonly customers: Pick<Customers, 'readMany'>;
  /** Undefined for an unknown id. */
  readonly staffName: (staffId: string) => Promise<string | undefined>;
  /** How much waits on each other page of the desk. */
  readonly elsewhere: Readonly<Record<DeskPage, () => Promise<number>>>;
  readonly listFailedErasures: (
    reader: Reader,
    limit: number,
  ) => Promise<
    readonly {
      readonly customerId: string;
      readonly requestedAt: Date;
      readonly failedAt: Date;
      readonly kind: string;
    }[]
  >;
}
