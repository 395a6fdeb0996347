import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import { readSecondFactor } from '../read-second-factor.ts';

export interface BothFactors {
  readonly password: string;
  /** Of the authenticator app. */
  readonly code: string;
}

/**
 * A member of staff who is signed in proves once more who they are, because a screen may be left
 * alone. Gives what uses the code up. Refusals `staff.proof-wrong`, `staff.other-secret`,
 * `identity.too-many-tries`, `identity.busy`.
 */
export async function proveBothFactors(
  deps: AccountDeps,
  staffId: string,
  { password, code, ip }: BothFactors & { readonly ip: string },
): Promise<(trx: Trx) => Promise<void>> {
  const forget = await deps.identity
    .proveOwner(staffId, { proof: { password }, ip })
    .catch((error: unknown) => {
      throw error instanceof Refusal && error.code.startsWith('identity.proof-')
        ? new Refusal('staff.proof-wrong')
        : error;
    });
  const claim = await readSecondFactor(deps, staffId, { code, ip, purpose: 'proof' });
  refuseUnless(claim, 'staff.proof-wrong');
  return async (trx) => {
    refuseUnless(await claim(trx), 'staff.proof-wrong');
    await forget(trx);
  };
}
