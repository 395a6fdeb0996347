import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { createMemory } from '../../../platform/memory.ts';
import type { Customers } from '../../customers/index.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Shipping } from '../../shipping/index.ts';
import { STANDARD_LEVEL, type PriceLevel } from '../calculator/rules/price-input.ts';
import type { PreparedTables } from '../tables/rules/prepared-tables.ts';
import { nearestMode } from '../tables/rules/nearest-mode.ts';
import type { Asker } from './question.ts';
import { levelOf } from './level-of.ts';

const ROUTE = 'JP';

const MODES_SERVE_MS = 10_000;

interface OfferedModes {
  /** The default one; undefined while none is offered. */
  readonly first: string | undefined;
  readonly offered: readonly string[];
}

interface Deps {
  readonly db: Database;
  readonly customers: Pick<Customers, 'read' | 'listAddresses'>;
  readonly shipModes: () => Promise<OfferedModes>;
  readonly tablesAt: () => Promise<PreparedTables>;
}

/** What the customer's level grants. */
export const levelOfCustomer = async (
  { db, customers }: Pick<Deps, 'db' | 'customers'>,
  customerId: string,
): Promise<PriceLevel> => levelOf((await customers.read(db, customerId)).level);

/**
 * Who asks: a customer with their level and primary address, or the address named; a guest has
 * neither. Refusal `customers.address-not-found`.
 */
export async function askerOf(
  deps: Deps,
  customerId: string | undefined,
  addressId?: string,
): Promise<Asker> {
  const [level, province] = await Promise.all([
    customerId === undefined ? STANDARD_LEVEL : levelOfCustomer(deps, customerId),
    customerId === undefined ? undefined : provinceOf(deps, customerId, addressId),
  ]);
  return { level, province, shipMode: await defaultModeFor(deps, province) };
}

async function provinceOf(
  { db, customers }: Deps,
  customerId: string,
  addressId: string | undefined,
): Promise<string | undefined> {
  const addresses = await customers.listAddresses(db, customerId);
  const address = addresses.find(({ id, isPrimary }) =>
    addressId === undefined ? isPrimary : id === addressId,
  );
  refuseUnless(address || addressId === undefined, 'customers.address-not-found');
  return address?.provinceCode;
}

/**
 * The ship mode that a purchase for this province starts with: by the default carriage, through the
 * nearest warehouse.
 */
async function defaultModeFor(
  { shipModes, tablesAt }: Pick<Deps, 'shipModes' | 'tablesAt'>,
  province: string | undefined,
): Promise<string> {
  const [{ first, offered }, tables] = await Promise.all([shipModes(), tablesAt()]);
  // While the owner offers no mode, prices are still shown, by the first one of the price list.
  const usual = first ?? tables.modes.keys().next().value;
  if (usual === undefined) throw new RangeError(`no ship mode on ${tables.asOf}`);
  return nearestMode(usual, offered, province, tables);
}

/** Whether something new may be promised by this ship mode: it is open now and has prices. */
export async function isOffered(
  { shipping, tablesAt }: Pick<Deps, 'tablesAt'> & { readonly shipping: Shipping },
  shipMode: string,
): Promise<boolean> {
  const [modes, tables] = await Promise.all([shipping.listShipModes(), tablesAt()]);
  const mode = modes.find(({ value }) => value === shipMode);
  return mode?.routeCode === ROUTE && mode.isActive && tables.modes.has(shipMode);
}

/** The ship modes of our route, asked for with every card; what an owner changes is seen within seconds. */
export function keepShipModes(clock: Clock, shipping: Shipping): () => Promise<OfferedModes> {
  const memory = createMemory<OfferedModes>(clock, MODES_SERVE_MS, 1);
  return () =>
    memory.read(ROUTE, async () => {
      const offered = (await shipping.listShipModes()).filter(
        ({ routeCode, isActive }) => routeCode === ROUTE && isActive,
      );
      const first = offered.find(({ isDefault }) => isDefault) ?? offered[0];
      return { first: first?.value, offered: offered.map(({ value }) => value) };
    });
}
