import { createApprovals } from '../modules/approvals/index.ts';
import { createCustomers } from '../modules/customers/index.ts';
import { createIdentity } from '../modules/identity/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createPlaces } from '../modules/places/index.ts';
import { createStaff } from '../modules/staff/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { People, Whole } from './modules.ts';

/** The ground floor: the books, and who people are. */
export function buildPeople(platform: Platform, whole: Whole): People {
  const ledger = createLedger(platform);
  const places = createPlaces();
  const identity = createIdentity(platform);
  const staff = createStaff(platform, { identity, approvals: () => whole().approvals });
  const customers = createCustomers(platform, {
    identity,
    places,
    findStaffMember: staff.find,
    audit: staff.audit,
    staffName: staff.nameOf,
    listSalesIds: (reader) => identity.listWorkingStaff(reader, 'sales'),
    readWallet: (customerId) => ledger.summaryOf(platform.db, customerId),
    readVip: (customerId) => whole().memberships.activeOf(customerId),
  });
  const approvals = createApprovals({
    ...platform,
    customers,
    audit: staff.audit,
    staffName: staff.nameOf,
    isOneHand: staff.isOneHand,
    handOf: staff.handOf,
    givePictures: (trx, ids, customerId) =>
      whole().files.give(trx, ids, { customerId, shownBy: ['approvals'] }),
    acts: () => ({
      ...staff.acts,
      ...whole().pricing.acts,
      ...whole().topUps.acts,
      ...whole().books.acts,
      ...whole().float.acts,
      ...whole().billing.acts,
      ...whole().settings.acts,
      ...whole().logistics.acts,
      ...whole().invoicing.acts,
    }),
  });
  return { ledger, places, identity, staff, customers, approvals };
}
