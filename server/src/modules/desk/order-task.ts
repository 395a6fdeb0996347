import type { DeskTask, DeskTaskKind } from '@hako/contract/desk/desk';
import type { Waiting } from '../../kernel/waiting.ts';
import { type Order, orderSite } from '../orders/index.ts';
import type { DeskDeps } from './deps.ts';

/** Finds the work of one kind. */
export type FindTasks = (deps: DeskDeps, waiting: Waiting) => Promise<Untold[]>;

/** A task before names of customer and holder are put to it. */
export type Untold = Omit<DeskTask, 'customer' | 'held_by'> & {
  readonly customerId: string | undefined;
};

/** A task about an order, with what stands beside its title. */
export function orderTask(kind: DeskTaskKind, order: Order): Untold {
  const { listing, quantity, shipMode, marketplaceOrderNumber } = order;
  return {
    key: `${kind}:${order.code}`,
    kind,
    code: order.code,
    codes: [order.code],
    title: listing.titleVi ?? listing.title,
    picture: listing.picture ?? null,
    customerId: order.customerId,
    since: order.movedAt.toISOString(),
    facts: {
      site: orderSite(listing.site).name,
      listing: listing.code,
      quantity,
      ship_mode: shipMode,
      ...(marketplaceOrderNumber ? { number: marketplaceOrderNumber } : {}),
    },
  };
}
