import { newSecretId } from '../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import { say } from '@hako/contract/notices/say';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ProvedOwner } from '../identity/index.ts';
import type { PrivacyDeps } from './deps.ts';
import { insertExport, listExports, lockPrivacy } from './privacy-store.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Books a copy of everything; its owner is told now, because somebody else may have asked, and when it is there. Refusals `privacy.export-under-way`, `privacy.export-too-soon`. */
export async function requestExport(
  { db, clock, jobs, identity, notifications, lockPurses }: PrivacyDeps,
  customerId: string,
  spendProof: ProvedOwner,
): Promise<void> {
  const id = newSecretId();
  await inTransaction(db, async (trx) => {
    await lockPurses(trx, customerId);
    await lockPrivacy(trx, customerId);
    const now = clock.now();
    const [last] = await listExports(trx, customerId, 1);
    refuseUnless(last?.state !== 'asked', 'privacy.export-under-way');
    const waitMs = last ? last.requestedAt.getTime() + DAY_HOURS * HOUR_MS - now.getTime() : 0;
    if (waitMs > 0)
      throw new Refusal('privacy.export-too-soon', { hours: Math.ceil(waitMs / HOUR_MS) });
    await spendProof(trx);
    await identity.noteChange(trx, { userId: customerId, kind: 'export', subjectId: id });
    await insertExport(trx, { id, customerId, at: now });
    await jobs.add(trx, 'privacy.make-export', { exportId: id });
    const news = {
      customerId,
      kind: 'account',
      ...say('data-export-asked', {}),
      link: '/account/privacy',
      key: `privacy:export-asked:${id}`,
    } as const;
    await notifications.notify(trx, news);
  });
}
