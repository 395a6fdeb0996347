import { outsideChannelsOf } from '../adapters.ts';
import { createBooks } from '../modules/books/index.ts';
import { createFloat } from '../modules/float/index.ts';
import { createMemberships } from '../modules/membership/index.ts';
import { createNotifications } from '../modules/notifications/index.ts';
import { createPayouts } from '../modules/payouts/index.ts';
import { createTopUps, createWallet } from '../modules/wallet/index.ts';
import { createReports } from '../modules/reports/index.ts';
import type { Reader } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Modules, Money, People, Prices, Whole } from './modules.ts';

/** What customers are told, and their money: in, held, out. */
export function buildMoney(platform: Platform, below: People & Prices, whole: Whole): Money {
  const { ledger, customers, approvals, staff, identity, pricing } = below;
  const notifications = createNotifications({
    ...platform,
    lockPurses: ledger.lockPurses,
    outside: outsideChannelsOf(platform, customers),
  });
  const wallet = createWallet({ ledger, clock: platform.clock });
  const float = createFloat({
    ...platform,
    ledger,
    approvals,
    audit: staff.audit,
    staffName: staff.nameOf,
  });
  const topUps = createTopUps({
    ...platform,
    ledger,
    customers,
    notifications,
    approvals,
    audit: staff.audit,
    ownerOfCode: (reader, code) => {
      const [orders, billing] = [whole().orders, whole().billing];
      return ownerOfCode({ customers, orders, billing }, reader, code);
    },
    listUnpaidBills: (reader, amounts) => whole().billing.listUnpaidBills(reader, amounts),
  });
  const memberships = createMemberships({
    ...platform,
    wallet,
    customers,
    notifications,
    spentSince: ledger.spentSince,
    audit: staff.audit,
  });
  const payouts = createPayouts({
    ...platform,
    wallet,
    customers,
    notifications,
    audit: staff.audit,
    owners: identity,
    isOneHand: staff.isOneHand,
  });
  const books = createBooks({
    ...platform,
    ledger,
    approvals,
    customers,
    audit: staff.audit,
    staffName: staff.nameOf,
    rateOn: pricing.rateOn,
  });
  const reports = createReports({ ...platform, ledger, audit: staff.audit });
  return { notifications, wallet, float, topUps, memberships, payouts, books, reports };
}

/** Whom a code in the words of a bank names: a customer, or the one of an order or a bill. */
async function ownerOfCode(
  { customers, orders, billing }: Pick<Modules, 'customers' | 'orders' | 'billing'>,
  reader: Reader,
  code: string,
): Promise<string | undefined> {
  if (code.startsWith('KH')) return (await customers.search(reader, code, 1))[0]?.id;
  if (code.startsWith('PX')) return (await billing.findBill(reader, code))?.customerId;
  // A cancelled one still tells whose it was.
  const found = await orders.listLookedFor(reader, code);
  return found.find((order) => order.code === code)?.customerId;
}
