import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { findHands } from '../staff-store.ts';
import type { AccountDeps, Act } from './deps.ts';

/**
 * Whether two people of the staff may be one: one of them alone let the other in, or somebody else
 * let in both. Whoever saw the one-time address of an account may be who took it.
 */
export async function isOneHand(reader: Reader, one: string, other: string): Promise<boolean> {
  const hands = await findHands(reader, [one, other]);
  const [ofOne, ofOther] = [hands.get(one) ?? one, hands.get(other) ?? other];
  return ofOne === ofOther || ofOne === other || ofOther === one;
}

/** Refusal `staff.second-needed` where nobody could decide what the actor proposes about somebody. */
export async function refuseUnlessSecond(
  { identity }: Pick<AccountDeps, 'identity'>,
  trx: Trx,
  { actor, concerned }: Pick<Act, 'actor'> & { readonly concerned: readonly string[] },
): Promise<void> {
  for (const one of await identity.lockAdministrators(trx))
    if (!concerned.includes(one) && !(await isOneHand(trx, one, actor))) return;
  throw new Refusal('staff.second-needed');
}

/**
 * Who may say yes or no to a proposal about people and roles. Refusals `staff.needs-administrator`,
 * and `staff.own-account` for those whom it is about.
 */
export async function refuseDecider(
  { identity }: Pick<AccountDeps, 'identity'>,
  reader: Reader,
  { decidedBy, concerned }: { readonly decidedBy: string; readonly concerned: readonly string[] },
): Promise<void> {
  const user = await identity.findUser(reader, decidedBy);
  refuseUnless(user?.roles.includes('admin'), 'staff.needs-administrator');
  refuseUnless(!concerned.includes(decidedBy), 'staff.own-account');
}
