import type { Trx } from '../../../platform/database/database.ts';
import { updateSales } from '../customer-store.ts';
import type { CustomersDeps } from '../deps.ts';
import { findLeastBusy, readAssignment } from './assignment-store.ts';

/**
 * Gives a new customer to a member of the sales staff, by the owner's rule: whoever looks after the
 * fewest comes first. Two who sign up at the same moment may get the same one.
 */
export async function assignNewcomer(
  { clock, listSalesIds }: Pick<CustomersDeps, 'clock' | 'listSalesIds'>,
  trx: Trx,
  customerId: string,
): Promise<void> {
  if ((await readAssignment(trx)) === 'off') return;
  const staffId = await findLeastBusy(trx, await listSalesIds(trx));
  if (staffId) await updateSales(trx, customerId, staffId, clock.now());
}
