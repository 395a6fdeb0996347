import { askNames } from '../../kernel/ask-names.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { DeskDeps } from './deps.ts';
import { listHolders, type Opening, upsertOpening } from './opening-store.ts';
import { kindsOf, type Mine } from './whose-work.ts';

/** Whoever was not heard of for so long has gone away. A page that is open tells each minute. */
const GONE_AFTER_MS = 3 * 60_000;
const awaySince = (at: Date): Date => new Date(at.getTime() - GONE_AFTER_MS);

/** Somebody opened a task of theirs, or still has it open; colleagues see it at their desks. Refusal `access.not-allowed`: work of another role. */
export async function openTask(
  deps: DeskDeps,
  { roles, ownPermissions, warehouse, ...opening }: Opening & Mine,
): Promise<void> {
  const kind = opening.taskKey.split(':')[0];
  refuseUnless(
    kindsOf({ roles, ownPermissions, warehouse, kind }).length > 0,
    'access.not-allowed',
  );
  await inTransaction(deps.db, async (trx) => {
    const at = deps.clock.now();
    const isNew = await upsertOpening(trx, opening, { at, awaySince: awaySince(at) });
    if (isNew) await deps.live.tell(trx, 'desk', { kind: 'task-opened', key: opening.taskKey });
  });
}

/** Who has each of these tasks open, by its key. */
export async function holdersOf(
  { db, clock, staffName }: Pick<DeskDeps, 'db' | 'clock' | 'staffName'>,
  taskKeys: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  const holders = await listHolders(db, taskKeys, awaySince(clock.now()));
  const nameOf = await askNames(staffName, [...holders.values()]);
  return new Map([...holders].map(([key, id]) => [key, { id, name: nameOf(id) ?? '' }]));
}
