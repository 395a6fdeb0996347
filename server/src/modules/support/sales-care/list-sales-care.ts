import type { SupportDeps } from '../deps.ts';
import { findNewestChange, findRating, listAverages, type SaleChange } from './sales-care-store.ts';

/** Who looks after this customer, how they rated them, and the newest wish for somebody else. */
export async function readSalesCare(deps: SupportDeps, customerId: string) {
  const { db } = deps;
  const { salesStaffId } = await deps.customers.read(db, customerId);
  const [staff, rating, change] = await Promise.all([
    deps.listSalesStaff().then((all) => all.find(({ id }) => id === salesStaffId)),
    salesStaffId ? findRating(db, customerId, salesStaffId) : undefined,
    findNewestChange(db, customerId),
  ]);
  return { staff, rating, change };
}

/** The sales staff with how customers rate them. */
export async function listSalesStaff(deps: SupportDeps) {
  const [staff, averages] = await Promise.all([deps.listSalesStaff(), listAverages(deps.db)]);
  return staff.map((member) => ({ ...member, rating: averages.get(member.id) }));
}

/** Wishes with whose they are and whom they are about. */
export async function listNamed(deps: SupportDeps, changes: readonly SaleChange[]) {
  const ids = [...new Set(changes.map(({ customerId }) => customerId))];
  const customers = await deps.customers.readMany(deps.db, ids);
  return Promise.all(
    changes.map(async (change) => ({
      change,
      customer: customers.get(change.customerId),
      staffName: (await deps.staffName(change.staffId)) ?? '',
    })),
  );
}

export type NamedChange = Awaited<ReturnType<typeof listNamed>>[number];
