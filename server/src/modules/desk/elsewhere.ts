import type { DeskPage } from '@hako/contract/desk/desk';
import type { StaffRole } from '@hako/contract/kit/endpoint';
import type { DeskDeps } from './deps.ts';

/** Whose work a page holds; an admin sees all. */
const ROLES_OF: Readonly<Record<DeskPage, readonly StaffRole[]>> = {
  approvals: ['accountant'],
  rates: ['accountant'],
  transfers: ['accountant'],
  claims: ['accountant'],
  withdrawals: ['accountant'],
  complaints: ['sales'],
  offers: ['sales', 'buyer'],
  bids: ['buyer', 'sales'],
};

/** What waits on other pages of the desk, so that an empty queue does not say that there is no work. */
export async function countElsewhere(
  { elsewhere }: Pick<DeskDeps, 'elsewhere'>,
  roles: readonly StaffRole[],
): Promise<{ page: DeskPage; count: number }[]> {
  const pages = (Object.keys(ROLES_OF) as DeskPage[]).filter(
    (page) => roles.includes('admin') || ROLES_OF[page].some((role) => roles.includes(role)),
  );
  const counts = await Promise.all(pages.map((page) => elsewhere[page]()));
  return pages.flatMap((page, at) => (counts[at] ? [{ page, count: counts[at] }] : []));
}
