import { may, type Permitted } from '@hako/contract/staff/permissions/permissions';
import { isUuid } from '../../../kernel/uuid.ts';
import type { DeskDeps } from '../deps.ts';
import { customerIdsOf } from '../orders/register-query.ts';

/**
 * Whose goods are meant; undefined: everybody's. Whoever may not look for customers finds none by a
 * phone, an e-mail or a name, only by an id.
 */
export async function ownersOf(
  deps: Pick<DeskDeps, 'db' | 'customers'>,
  { customer }: { readonly customer?: string },
  asker: Permitted,
): Promise<readonly string[] | undefined> {
  const isSearch = customer !== undefined && !isUuid(customer);
  return isSearch && !may(asker, 'customers.read') ? [] : customerIdsOf(deps, { customer });
}
