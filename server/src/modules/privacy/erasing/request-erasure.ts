import {
  ERASURE_GRACE_DAYS,
  ERASURE_OBSTACLES,
  type ErasureObstacleReason,
} from '@hako/contract/privacy/messages';
import { newId } from '../../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { say } from '@hako/contract/notices/say';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ProvedOwner } from '../../identity/index.ts';
import type { PrivacyDeps } from '../deps.ts';
import { findErasure, insertErasure, settleErasure } from './erasure-store.ts';
import { findObstacles } from '../personal-data-store.ts';
import { lockPrivacy } from '../privacy-store.ts';

const DAY_MS = 86_400_000;

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
  return identity.requestCode('erase-account', { channel, value }, { ip, ownerId: customerId });
}

/**
 * Books the end of the account for a fortnight from now. Only the mobile client's call comes without a proof; either way the
 * contacts of the account are told, and stop it by a link for as long. Refusals `privacy.cannot-erase` (with every reason),
 * `privacy.erasure-asked`, and those of the proof.
 */
export async function requestErasure(
  { db, clock, jobs, identity, notifications, lockPurses, parts }: PrivacyDeps,
  customerId: string,
  spendProof?: ProvedOwner,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockPurses(trx, customerId);
    await lockPrivacy(trx, customerId);
    refuseUnless(!(await findErasure(trx, customerId)), 'privacy.erasure-asked');
    const reasons = await findObstacles(trx, customerId, parts);
    if (reasons.length > 0)
      throw new Refusal('privacy.cannot-erase', { reasons: sentencesOf(reasons) });
    await spendProof?.(trx);
    const now = clock.now();
    const erasure = {
      id: newId(now.getTime()),
      customerId,
      requestedAt: now,
      dueAt: new Date(now.getTime() + ERASURE_GRACE_DAYS * DAY_MS),
    };
    await identity.noteChange(trx, {
      userId: customerId,
      kind: 'erasure',
      subjectId: erasure.id,
      stopUntil: erasure.dueAt,
    });
    await insertErasure(trx, erasure);
    await jobs.add(trx, 'privacy.erase', { customerId }, { runAt: erasure.dueAt });
    const day = dayInVietnam(erasure.dueAt).split('-').reverse().join('/');
    await notifications.notify(trx, {
      customerId,
      kind: 'account',
      ...say('data-erasure-asked', { day }),
      link: '/account/privacy',
    });
  });
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
      ...say('data-erasure-withdrawn', {}),
      link: '/account/privacy',
    });
  });
}
