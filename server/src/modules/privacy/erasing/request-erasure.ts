import {
  ERASURE_GRACE_DAYS,
  ERASURE_OBSTACLES,
  type ErasureObstacleReason,
  PRIVACY_NEWS,
} from '@hako/contract/privacy/messages';
import { newId } from '../../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PrivacyDeps } from '../deps.ts';
import { findErasure, insertErasure, settleErasure } from './erasure-store.ts';
import { findObstacles } from '../personal-data-store.ts';
import { lockPrivacy } from '../privacy-store.ts';

const DAY_MS = 86_400_000;

/** How the person proves once more who they are: the password, or a code that was sent to them. */
export interface Proof {
  readonly password?: string | undefined;
  readonly channel?: 'phone' | 'email' | undefined;
  readonly code?: string | undefined;
  readonly ip: string;
}

export const sentencesOf = (reasons: readonly string[]): string =>
  reasons
    .map((reason) => ERASURE_OBSTACLES[reason as ErasureObstacleReason]?.sentence ?? reason)
    .join(' ');

/** Sends the code to one of the customer's own contacts. Refusals `privacy.no-contact` and those of a code. */
export async function requestErasureCode(
  { db, identity }: PrivacyDeps,
  customerId: string,
  channel: 'phone' | 'email',
  ip: string,
) {
  const value = (await identity.findUser(db, customerId))?.[channel];
  refuseUnless(value, 'privacy.no-contact');
  return identity.requestCode('erase-account', { channel, value }, ip);
}

/**
 * Books the end of the account for a fortnight from now. Refusals `privacy.proof-needed`, `privacy.no-contact`, `privacy.cannot-erase`
 * (with every reason), `privacy.erasure-asked`, and those of a password or code.
 */
export async function requestErasure(
  deps: PrivacyDeps,
  customerId: string,
  proof: Proof,
): Promise<void> {
  const { db, clock, jobs, notifications, lockPurses, parts } = deps;
  const spend = await prove(deps, customerId, proof);
  await inTransaction(db, async (trx) => {
    await lockPurses(trx, customerId);
    await lockPrivacy(trx, customerId);
    refuseUnless(!(await findErasure(trx, customerId)), 'privacy.erasure-asked');
    const reasons = await findObstacles(trx, customerId, parts);
    if (reasons.length > 0)
      throw new Refusal('privacy.cannot-erase', { reasons: sentencesOf(reasons) });
    await spend(trx);
    const now = clock.now();
    const erasure = {
      id: newId(now.getTime()),
      customerId,
      requestedAt: now,
      dueAt: new Date(now.getTime() + ERASURE_GRACE_DAYS * DAY_MS),
    };
    await insertErasure(trx, erasure);
    await jobs.add(trx, 'privacy.erase', { customerId }, { runAt: erasure.dueAt });
    const { title, body } = PRIVACY_NEWS.erasureAsked;
    const day = dayInVietnam(erasure.dueAt).split('-').reverse().join('/');
    await notifications.notify(trx, {
      customerId,
      kind: 'account',
      title: title.replace('{day}', day),
      body,
      link: '/account/privacy',
    });
  });
}

async function prove(
  { db, identity }: PrivacyDeps,
  customerId: string,
  { password, channel, code, ip }: Proof,
): Promise<(trx: Trx) => Promise<void>> {
  const user = await identity.findUser(db, customerId);
  if (password) {
    const username = user?.email ?? user?.phone ?? '';
    const proved = await identity.provePassword({ kind: 'customer', username, password, ip });
    refuseUnless(proved.user.id === customerId, 'identity.wrong-password');
    return async () => undefined;
  }
  refuseUnless(channel && code, 'privacy.proof-needed');
  const value = user?.[channel];
  refuseUnless(value, 'privacy.no-contact');
  const right = await identity.checkCode('erase-account', { channel, value }, code);
  return (trx) => right.use(trx);
}

/** The account stays. Refusal `privacy.no-erasure`. */
export function withdrawErasure(
  { db, clock, notifications, lockPurses }: PrivacyDeps,
  customerId: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockPurses(trx, customerId);
    await lockPrivacy(trx, customerId);
    const erasure = await findErasure(trx, customerId);
    refuseUnless(erasure, 'privacy.no-erasure');
    await settleErasure(trx, erasure.id, 'withdrawn', clock.now());
    await notifications.notify(trx, {
      customerId,
      kind: 'account',
      ...PRIVACY_NEWS.erasureWithdrawn,
      link: '/account/privacy',
    });
  });
}
