import { refuseUnless } from '../../kernel/refusal.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { deleteRoute, insertRoute, lockRoute, updateRoute } from './route-store.ts';
import type { ShippingRoute } from './shipping.ts';

export interface RouteDeskDeps {
  readonly db: Database;
  readonly audit: (
    trx: Trx,
    entry: { actor: string; action: string; subject: string; before?: object; after?: object },
  ) => Promise<void>;
}

type RouteChange = {
  readonly [Part in Exclude<keyof ShippingRoute, 'code'>]: ShippingRoute[Part] | undefined;
};

/** A new route; without a position it comes last. Refusal `shipping.route-exists`. */
export const createShippingRoute = (
  { db, audit }: RouteDeskDeps,
  { route, staffId }: { route: Parameters<typeof insertRoute>[1]; staffId: string },
): Promise<ShippingRoute> =>
  inTransaction(db, async (trx) => {
    const made = await insertRoute(trx, { ...route, name: route.name.trim() });
    await audit(trx, {
      actor: staffId,
      action: 'route.create',
      subject: `route:${route.code}`,
      after: made,
    });
    return made;
  });

/** Changes what is named and leaves the rest. Refusal `shipping.route-not-found`. */
export const changeShippingRoute = (
  { db, audit }: RouteDeskDeps,
  { code, change, staffId }: { code: string; change: RouteChange; staffId: string },
): Promise<ShippingRoute> =>
  inTransaction(db, async (trx) => {
    const before = await lockRoute(trx, code);
    refuseUnless(before, 'shipping.route-not-found', { code });
    const after: ShippingRoute = {
      code,
      name: change.name?.trim() ?? before.name,
      sourceCountry: change.sourceCountry ?? before.sourceCountry,
      isActive: change.isActive ?? before.isActive,
      position: change.position ?? before.position,
    };
    await updateRoute(trx, after);
    await audit(trx, {
      actor: staffId,
      action: 'route.update',
      subject: `route:${code}`,
      before,
      after,
    });
    return after;
  });

/** Refusals `shipping.route-not-found`, `shipping.route-in-use`. */
export const removeShippingRoute = (
  { db, audit }: RouteDeskDeps,
  { code, staffId }: { code: string; staffId: string },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const before = await lockRoute(trx, code);
    refuseUnless(before, 'shipping.route-not-found', { code });
    await deleteRoute(trx, code);
    await audit(trx, { actor: staffId, action: 'route.delete', subject: `route:${code}`, before });
  });
