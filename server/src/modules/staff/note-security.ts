import type { Trx } from '../../platform/database/database.ts';
import { afterCommit } from '../../platform/database/transaction.ts';
import type { SecurityEvent } from '../../platform/security-events.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { AuditEntry } from './staff-store.ts';

/**
 * Acts of the staff that the security log tells as well, by their names in the audit; `coupon.` is
 * all that begin so.
 */
const TOLD: readonly (readonly [string, SecurityEvent])[] = [
  ['staff.invite', 'staff.invited'],
  ['staff.join', 'staff.joined'],
  ['staff.change-roles', 'staff.roles-changed'],
  ['role.change', 'staff.roles-changed'],
  ['role.retire', 'staff.roles-changed'],
  ['staff.disable', 'staff.disabled'],
  ['staff.enable', 'staff.enabled'],
  ['staff.reset', 'staff.reset'],
  ['staff.add-passkey', 'staff.passkey-added'],
  ['staff.remove-passkey', 'staff.passkey-removed'],
  ['exchange-rate.', 'limits.changed'],
  ['bill.delivery-terms', 'limits.changed'],
  ['bill.carrier-rules', 'limits.changed'],
  ['warehouse.terms', 'limits.changed'],
  ['route.', 'limits.changed'],
  ['coupon.', 'limits.changed'],
];

interface Given {
  readonly roles?: readonly string[];
  readonly ownRoles?: readonly string[];
}

/** A change that only waits for a second person, `role.change.propose`, is none yet. */
export const securityEventOf = (action: string): SecurityEvent | undefined =>
  TOLD.find(([told]) => (told.endsWith('.') ? action.startsWith(told) : action === told))?.[1];

/** Tells the security log of an act that stands in the audit, once it is committed. */
export function noteSecurity(
  securityLog: SecurityLog,
  trx: Trx,
  { actor, action, subject, after }: AuditEntry,
): void {
  const event = securityEventOf(action);
  if (!event) return;
  const { roles, ownRoles } = (after ?? {}) as Given;
  const facts = {
    ...{ actor, action, subject },
    ...(roles ? { roles } : {}),
    ...(ownRoles ? { ownRoles } : {}),
  };
  afterCommit(trx, () => securityLog(event, facts));
}
