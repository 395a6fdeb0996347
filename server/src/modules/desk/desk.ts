import type { Bound } from '../../kernel/bind.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Billing } from '../billing/index.ts';
import type { Customers } from '../customers/index.ts';
import type { Logistics } from '../logistics/index.ts';
import type { Orders } from '../orders/index.ts';
import type { findTasks, readQueue } from './read-queue.ts';

export interface DeskDeps extends Pick<Platform, 'db'> {
  readonly orders: Orders;
  readonly logistics: Logistics;
  readonly billing: Billing;
  readonly customers: Pick<Customers, 'readMany'>;
}

export interface Desk {
  /** The sections for these roles, or the one that is named. */
  readonly readQueue: Bound<typeof readQueue>;
  /** The work that a scanned code belongs to; none when nothing of it waits for these roles. */
  readonly findTasks: Bound<typeof findTasks>;
}
