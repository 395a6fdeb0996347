import type { Trx } from '../../platform/database/database.ts';
import { updateLevel, updateSales } from './customer-store.ts';
import type { CustomersDeps } from './deps.ts';

/** Another level, e.g. by spend or for a fee. */
export function changeLevel(
  { clock }: Pick<CustomersDeps, 'clock'>,
  trx: Trx,
  customerId: string,
  levelCode: string,
): Promise<void> {
  return updateLevel(trx, customerId, levelCode, clock.now());
}

/** Gives the customer to a member of the sales staff. */
export function assignSales(
  { clock }: Pick<CustomersDeps, 'clock'>,
  trx: Trx,
  customerId: string,
  staffId: string,
): Promise<void> {
  return updateSales(trx, customerId, staffId, clock.now());
}
