import { bind } from '../../kernel/bind.ts';
import type { SupportDeps } from './deps.ts';
import {
  findNewestChange,
  findRating,
  listAverages,
  listOpenChanges,
  type SaleChange,
} from './sales-care-store.ts';
import { decideChange, rateStaff, requestChange } from './change-sales.ts';

/** Who looks after a customer, how they are rated, and wishes for somebody else. */
export function salesCareOf(deps: SupportDeps) {
  const { db } = deps;
  return {
    ...bind(deps, { rate: rateStaff, requestChange, decide: decideChange }),
    async read(customerId: string) {
      const { salesStaffId } = await deps.customers.read(db, customerId);
      const [staff, rating, change] = await Promise.all([
        deps.listSalesStaff().then((all) => all.find(({ id }) => id === salesStaffId)),
        salesStaffId ? findRating(db, customerId, salesStaffId) : undefined,
        findNewestChange(db, customerId),
      ]);
      return { staff, rating, change };
    },
    listOpen: (page: number, size: number) => listOpenChanges(db, page, size),
    async listStaff() {
      const [staff, averages] = await Promise.all([deps.listSalesStaff(), listAverages(db)]);
      return staff.map((member) => ({ ...member, rating: averages.get(member.id) }));
    },
    async withNames(changes: readonly SaleChange[]) {
      const customers = await deps.customers.readMany(db, [
        ...new Set(changes.map(({ customerId }) => customerId)),
      ]);
      return Promise.all(
        changes.map(async (change) => ({
          change,
          customer: customers.get(change.customerId),
          staffName: (await deps.staffName(change.staffId)) ?? '',
        })),
      );
    },
  };
}
