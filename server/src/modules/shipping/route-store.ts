import { sql } from 'kysely';
import { refusedBy } from '../../platform/database/constraints.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { ShippingRoute } from './shipping.ts';

const COLUMNS = ['code', 'name', 'source_country', 'is_active', 'position'] as const;

interface RouteRow {
  readonly code: string;
  readonly name: string;
  readonly source_country: string;
  readonly is_active: boolean;
  readonly position: number;
}

const toRoute = (row: RouteRow): ShippingRoute => ({
  code: row.code,
  name: row.name,
  sourceCountry: row.source_country,
  isActive: row.is_active,
  position: row.position,
});

/** In the order they are shown; those out of use only `withInactive`. */
export async function listRoutes(reader: Reader, withInactive = false): Promise<ShippingRoute[]> {
  const rows = await reader
    .selectFrom('shipping_routes')
    .select(COLUMNS)
    .$if(!withInactive, (query) => query.where('is_active', '=', true))
    .orderBy('position')
    .orderBy('code')
    .execute();
  return rows.map(toRoute);
}

/** Waits for whoever else changes this route. */
export async function lockRoute(trx: Trx, code: string): Promise<ShippingRoute | undefined> {
  const row = await trx
    .selectFrom('shipping_routes')
    .select(COLUMNS)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row && toRoute(row);
}

/** Without a position it comes last. Refusal `shipping.route-exists`. */
export async function insertRoute(
  trx: Trx,
  route: Omit<ShippingRoute, 'position'> & { readonly position: number | undefined },
): Promise<ShippingRoute> {
  const row = await refusedBy(
    { shipping_routes_pkey: 'shipping.route-exists' },
    trx
      .insertInto('shipping_routes')
      .values({
        code: route.code,
        name: route.name,
        source_country: route.sourceCountry,
        is_active: route.isActive,
        position:
          route.position ??
          sql<number>`(select coalesce(max(position), 0) + 1 from shipping_routes)`,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(),
    { code: route.code },
  );
  return toRoute(row);
}

export async function updateRoute(
  trx: Trx,
  { code, name, sourceCountry, isActive, position }: ShippingRoute,
): Promise<void> {
  await trx
    .updateTable('shipping_routes')
    .set({ name, source_country: sourceCountry, is_active: isActive, position })
    .where('code', '=', code)
    .execute();
}

/** Refusal `shipping.route-in-use` when a ship mode, a warehouse or a service belongs to it. */
export async function deleteRoute(trx: Trx, code: string): Promise<void> {
  await refusedBy(
    {
      ship_modes_route: 'shipping.route-in-use',
      warehouses_route: 'shipping.route-in-use',
      extra_services_route: 'shipping.route-in-use',
    },
    trx.deleteFrom('shipping_routes').where('code', '=', code).execute(),
    { code },
  );
}
