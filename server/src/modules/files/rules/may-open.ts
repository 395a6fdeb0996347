import { may, type Permission, type Permitted } from '@hako/contract/staff/permissions/permissions';

/** Whose a picture is, and what shows it at the desk. */
export interface Owned {
  readonly customerId: string | undefined;
  readonly uploadedBy: string;
  readonly isForContent: boolean;
  readonly shownBy: readonly Permission[];
}

/** A customer, somebody at the desk, or a program of ours that shows what it keeps itself. */
export type Opener =
  | { readonly customerId: string }
  | (Permitted & { readonly userId: string; readonly views?: { readonly customerId: string } })
  | 'program';

/** Whoever sees orders, parcels, costs or customers: for pictures of which nothing else is known. */
const FOR_THE_REST: readonly Permission[] = [
  'records.read',
  'customers.read',
  'stations',
  'unknown.read',
  'costs.read',
  'approvals',
];

/** Whether somebody sees a picture. */
export function mayOpen(owned: Owned, who: Opener): boolean {
  if (who === 'program') return true;
  if (!('userId' in who)) return owned.customerId === who.customerId;
  if (owned.isForContent || owned.uploadedBy === who.userId) return true;
  if (who.views && who.views.customerId === owned.customerId) return true;
  const shown = owned.shownBy.length > 0 ? owned.shownBy : FOR_THE_REST;
  return shown.some((one) => may(who, one));
}
