import { inTransaction } from '../../platform/database/transaction.ts';
import type { PrivacyDeps } from './deps.ts';
import { findErasure, settleErasure } from './erasing/erasure-store.ts';
import { expireExport, lockPrivacy } from './privacy-store.ts';

/** What identity announces when an old contact stopped changes of an account. */
interface StoppedChanges {
  readonly customerId: string;
  readonly undone: readonly { readonly kind: string; readonly subjectId: string | null }[];
}

/** Copies that somebody else asked for can no longer be fetched, and an account that somebody else wanted erased stays. */
export async function takeBackStopped(
  { db, clock, shelf }: PrivacyDeps,
  { customerId, undone }: StoppedChanges,
): Promise<void> {
  const idsOf = (kind: string) =>
    undone.flatMap((change) => (change.kind === kind ? [change.subjectId] : []));
  const copies = idsOf('export').filter((id) => id !== null);
  await inTransaction(db, async (trx) => {
    await lockPrivacy(trx, customerId);
    for (const id of copies) await expireExport(trx, id, clock.now());
    const erasure = await findErasure(trx, customerId);
    if (erasure && idsOf('erasure').includes(erasure.id))
      await settleErasure(trx, erasure.id, 'withdrawn', clock.now());
  });
  for (const id of copies) await shelf.remove(id);
}
