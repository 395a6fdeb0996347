import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { parseVietnamesePhone } from '../../identity/index.ts';
import { findStaff, updateContact } from '../staff-store.ts';
import { type AccountDeps, type Act, noteAct } from './deps.ts';

const ZALO_LINK = /^https:\/\/zalo\.me\/[A-Za-z0-9_.-]{1,100}$/;

/** As it was typed; empty: none. */
interface TypedContact {
  readonly staffId: string;
  readonly workPhone: string;
  readonly zalo: string;
}

/**
 * How customers reach a member of staff. Refusals `staff.not-found`, `staff.phone-invalid`,
 * `staff.zalo-invalid`.
 */
export async function changeContact(
  deps: AccountDeps,
  { staffId, ...typed }: TypedContact,
  act: Act,
): Promise<void> {
  const workPhone = typed.workPhone.trim() === '' ? null : parseVietnamesePhone(typed.workPhone);
  refuseUnless(workPhone !== undefined, 'staff.phone-invalid');
  const zaloLink = typed.zalo.trim() || null;
  refuseUnless(zaloLink === null || ZALO_LINK.test(zaloLink), 'staff.zalo-invalid');
  await inTransaction(deps.db, async (trx) => {
    const member = await findStaff(trx, staffId);
    refuseUnless(member, 'staff.not-found');
    const before = { workPhone: member.workPhone ?? null, zaloLink: member.zaloLink ?? null };
    if (before.workPhone === workPhone && before.zaloLink === zaloLink) return;
    await updateContact(trx, staffId, { workPhone, zaloLink });
    const after = { workPhone, zaloLink };
    await noteAct(deps, trx, { ...act, action: 'staff.change-contact', staffId, before, after });
  });
}
