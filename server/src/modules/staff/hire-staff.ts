import type { StaffRole } from '@hako/contract/kit/endpoint';
import type { Clock } from '../../kernel/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Identity } from '../identity/index.ts';
import { fromBase32 } from './rules/totp.ts';
import { sealSecret, type ServerSecrets } from './sealing/sealed-secret.ts';
import { insertStaff } from './staff-store.ts';

interface Deps {
  readonly clock: Clock;
  readonly identity: Identity;
  readonly serverSecrets: ServerSecrets;
}

export interface NewColleague {
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string;
  readonly staffCode: string;
  readonly roles: readonly StaffRole[];
  readonly warehouse?: 'JP' | 'VN';
  /** Secret of the authenticator app, base32. */
  readonly totpSecret: string;
}

/** Opens the account of a member of staff; gives its id. Refusal `identity.contact-taken`. */
export async function hireStaff(
  { clock, identity, serverSecrets }: Deps,
  trx: Trx,
  { email, passwordHash, fullName, staffCode, roles, warehouse, totpSecret }: NewColleague,
): Promise<string> {
  const id = await identity.register(trx, {
    kind: 'staff',
    contacts: [identity.readContact(email, 'email')],
    passwordHash,
    roles,
  });
  const sealedTotp = sealSecret(fromBase32(totpSecret), id, serverSecrets);
  await insertStaff(trx, { id, staffCode, fullName, warehouse, sealedTotp, now: clock.now() });
  return id;
}
