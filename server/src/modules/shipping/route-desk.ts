import {
  createShippingRouteEndpoint,
  deleteShippingRouteEndpoint,
  type ShippingRouteRow,
  updateShippingRouteEndpoint,
} from '@hako/contract/shipping/shipping';
import type { Static } from 'typebox';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { DONE, type Route, route } from '../../platform/http/route.ts';
import { ROUTE_SAVED } from './labels.ts';
import { deleteRoute, insertRoute, lockRoute, updateRoute } from './route-store.ts';
import type { ShippingRoute } from './shipping.ts';

export interface RouteDeskDeps {
  readonly db: Database;
  readonly audit: (
    trx: Trx,
    entry: { actor: string; action: string; subject: string; before?: object; after?: object },
  ) => Promise<void>;
}

const saved = (changed: ShippingRoute) => ({
  ...DONE,
  message: ROUTE_SAVED,
  data: routeRow(changed),
});

/** A route as clients read it: its code is its id. */
export const routeRow = ({
  code,
  name,
  sourceCountry,
  isActive,
  position,
}: ShippingRoute): Static<typeof ShippingRouteRow> => ({
  _id: code,
  code,
  name,
  source_country: sourceCountry,
  active: isActive,
  position,
});

/** What an administrator does with the routes; every change leaves a line in the audit. */
export const routeDeskRoutes = ({ db, audit }: RouteDeskDeps): Route[] => [
  route(createShippingRouteEndpoint, ({ body, caller }) =>
    inTransaction(db, async (trx) => {
      const { code, name, source_country, active = true, position } = body;
      const made = await insertRoute(trx, {
        code,
        name: name.trim(),
        sourceCountry: source_country,
        isActive: active,
        position,
      });
      await audit(trx, {
        actor: caller.userId,
        action: 'route.create',
        subject: `route:${code}`,
        after: made,
      });
      return saved(made);
    }),
  ),
  route(updateShippingRouteEndpoint, ({ params: { id }, body, caller }) =>
    inTransaction(db, async (trx) => {
      const before = await lockRoute(trx, id);
      refuseUnless(before, 'shipping.route-not-found', { code: id });
      const after: ShippingRoute = {
        code: id,
        name: body.name?.trim() ?? before.name,
        sourceCountry: body.source_country ?? before.sourceCountry,
        isActive: body.active ?? before.isActive,
        position: body.position ?? before.position,
      };
      await updateRoute(trx, after);
      await audit(trx, {
        actor: caller.userId,
        action: 'route.update',
        subject: `route:${id}`,
        before,
        after,
      });
      return saved(after);
    }),
  ),
  route(deleteShippingRouteEndpoint, ({ params: { id }, caller }) =>
    inTransaction(db, async (trx) => {
      const before = await lockRoute(trx, id);
      refuseUnless(before, 'shipping.route-not-found', { code: id });
      await deleteRoute(trx, id);
      await audit(trx, {
        actor: caller.userId,
        action: 'route.delete',
        subject: `route:${id}`,
        before,
      });
      return DONE;
    }),
  ),
];
