import type { Clock } from '../../../src/kernel/clock.ts';
import { newId } from '../../../src/kernel/chance.ts';
import { type ActHandlers, createApprovals } from '../../../src/modules/approvals/index.ts';
import { createFiles, type Files } from '../../../src/modules/files/index.ts';
import { createFloat } from '../../../src/modules/float/index.ts';
import { createIdentity } from '../../../src/modules/identity/index.ts';
import { createLedger } from '../../../src/modules/ledger/index.ts';
import { createNotifications } from '../../../src/modules/notifications/index.ts';
import { createPromotions } from '../../../src/modules/promotions/index.ts';
import { createStaff } from '../../../src/modules/staff/index.ts';
import { createWallet } from '../../../src/modules/wallet/index.ts';
import type { Trx } from '../../../src/platform/database/database.ts';
import { ADDRESS, PERSON } from '../../people/customer-facts.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { setRate } from '../../world/set-rate.ts';
import { createRealPrices } from '../../world/real-prices.ts';

export type Ground = Awaited<ReturnType<typeof createGround>>;

/** What orders stand on: real money, prices, papers and audit. Who the customers are is given. */
export async function createGround(platform: TestPlatform & { readonly clock: Clock }) {
  const ledger = createLedger(platform);
  const wallet = createWallet({ ledger, clock: platform.clock });
  const notifications = createNotifications({ ...platform, lockPurses: ledger.lockPurses });
  const staff = createStaff(platform, { identity: createIdentity(platform) });
  const { audit, auditAll, isOneHand, handOf } = staff;
  const pricing = createRealPrices({ ...platform, customers: CUSTOMERS });
  await setRate(pricing, 17_600);
  const files = createFiles(platform);
  const promotions = createPromotions({ ...platform, customers: CUSTOMERS, audit });
  // What modules that stand on this carry out for two people.
  const acts: Partial<ActHandlers> = {};
  const approvals = createApprovals({
    ...platform,
    customers: CUSTOMERS,
    audit,
    staffName: async () => undefined,
    isOneHand,
    handOf,
    givePictures: (trx, ids, customerId) => files.give(trx, ids, { customerId, shownBy: [] }),
    acts: () => acts as ActHandlers,
  });
  const staffName = async () => undefined;
  const float = createFloat({ ...platform, ledger, approvals, audit, staffName });
  Object.assign(acts, float.acts);
  return {
    customers: CUSTOMERS,
    ledger,
    wallet,
    float,
    notifications,
    audit,
    auditAll,
    pricing,
    files,
    promotions,
    approvals,
    acts,
    givePictures: givePicturesOf(files),
  };
}

const givePicturesOf =
  (files: Files) =>
  (trx: Trx, ids: readonly string[], customerId: string): Promise<void> =>
    files.give(trx, ids, { customerId, shownBy: [] });

/** An address of every customer that is far from both houses. */
export const FAR_ADDRESS = '0192f000-0000-7000-8000-000000000096';
const CA_MAU = '96';

const CUSTOMERS = {
  read: async (_: unknown, id: string) => ({ ...PERSON, id }),
  readMany: async (_: unknown, ids: readonly string[]) =>
    new Map(ids.map((id) => [id, { ...PERSON, id }])),
  find: async (_: unknown, id: string) => ({ ...PERSON, id }),
  search: async () => [],
  whoIsMeant: async () => ({ ids: [] }),
  readRegister: async () => [],
  countRegister: async () => 0,
  listLevels: async () => [],
  listIdsOfSales: async () => [],
  listAddresses: async (_: unknown, customerId: string) => [
    { ...ADDRESS, id: newId(), customerId },
  ],
  readAddress: async (_: unknown, customerId: string, id: string = newId()) => ({
    ...ADDRESS,
    ...(id === FAR_ADDRESS && { provinceCode: CA_MAU }),
    id,
    customerId,
  }),
  assignSales: async () => undefined,
};
