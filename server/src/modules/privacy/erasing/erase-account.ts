import { say } from '@hako/contract/notices/say';
import { dropJobsTo } from '../../../platform/jobs/drop-jobs.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PrivacyDeps } from '../deps.ts';
import { findErasure, postponeErasure, settleErasure } from './erasure-store.ts';
import { eraseRows, findObstacles, findPerson } from '../personal-data-store.ts';
import { listExports, lockPrivacy } from '../privacy-store.ts';
import { contactsOf } from '../contacts-of.ts';
import { sentencesOf } from './request-erasure.ts';

const DAY_MS = 86_400_000;
const MOST_EXPORTS = 1_000;

/**
 * Takes a person out of the service when their day has come: names, contacts, addresses, bank accounts, pictures, notifications, searches. What
 * the law on accounting keeps stays under an id that names nobody: table by table each module says
 * it in its `personal-data.ts`. While something is open it waits a day and says so once.
 */
export async function eraseAccount(
  deps: PrivacyDeps,
  { customerId }: { customerId: string },
): Promise<void> {
  const { db, clock, files, shelf } = deps;
  const gone = await inTransaction(db, async (trx) => {
    await deps.lockPurses(trx, customerId);
    await lockPrivacy(trx, customerId);
    const erasure = await findErasure(trx, customerId);
    if (!erasure || erasure.dueAt > clock.now()) return undefined;
    const reasons = await findObstacles(trx, customerId, deps.parts);
    if (reasons.length > 0) {
      await postpone(deps, trx, erasure.id, customerId, reasons);
      return undefined;
    }
    const person = await findPerson(
      trx,
      customerId,
      deps.parts,
      await contactsOf(deps.identity, trx, customerId),
    );
    const [pictures, copies] = [
      await files.listOf(trx, customerId),
      await listExports(trx, customerId, MOST_EXPORTS),
    ];
    await eraseRows(trx, person, deps.parts);
    await files.noteErased(trx, pictures);
    for (const contact of person.contacts) await dropJobsTo(trx, contact);
    await settleErasure(trx, erasure.id, 'done', clock.now());
    await deps.jobs.add(trx, 'privacy.remove-files', {
      pictures,
      copies: copies.map(({ id }) => id),
    });
    return { pictures, copies };
  });
  if (!gone) return;
  await files.forget(gone.pictures);
  for (const { id } of gone.copies) await shelf.remove(id);
}

/** Should the process end before the files are gone, this job removes them. */
export async function removeFiles(
  { files, shelf }: Pick<PrivacyDeps, 'files' | 'shelf'>,
  { pictures, copies }: { pictures: readonly string[]; copies: readonly string[] },
): Promise<void> {
  await files.forget(pictures);
  for (const id of copies) await shelf.remove(id);
}

async function postpone(
  { clock, jobs, notifications }: PrivacyDeps,
  trx: Trx,
  id: string,
  customerId: string,
  reasons: readonly string[],
): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + DAY_MS);
  await postponeErasure(trx, id, dueAt, reasons);
  await jobs.add(trx, 'privacy.erase', { customerId }, { runAt: dueAt });
  await notifications.notify(trx, {
    customerId,
    kind: 'account',
    ...say('data-erasure-postponed', { reasons: sentencesOf(reasons) }),
    link: '/account/privacy',
    key: `privacy:postponed:${id}`,
  });
}
