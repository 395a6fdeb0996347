import type { Logger } from 'pino';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Identity } from '../../identity/index.ts';
import { openWithEither, sealSecret, type ServerSecrets } from './sealed-secret.ts';
import { SEALED_ROWS, type SealedRow, type SealedRows } from './sealed-store.ts';

const BATCH = 100;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly identity: Pick<Identity, 'formerLinksUntil'>;
  readonly serverSecrets: ServerSecrets;
}

interface Counts {
  /** Sealed anew, with the present secret. */
  resealed: number;
  /** Somebody else wrote the row meanwhile: the next time looks at it. */
  missed: number;
  /** Neither secret opens them. */
  unreadable: number;
}

/**
 * Seals anew what the former secret sealed, a hundred rows at a time, and says in the log how far
 * that is: when the former secret may be removed, and what neither secret opens. Runs at each start
 * and every night; what was done before is not done again.
 */
export async function resealSecrets(deps: Deps): Promise<void> {
  const counts: Counts = { resealed: 0, missed: 0, unreadable: 0 };
  for (const rows of SEALED_ROWS) {
    let after: string | undefined = rows.start;
    while (after !== undefined) after = await resealBatch(deps, rows, after, counts);
  }
  await sayHowFar(deps, counts);
}

/** Gives the key to go on after; undefined at the end. */
async function resealBatch(
  { db, clock, serverSecrets }: Deps,
  rows: SealedRows,
  after: string,
  counts: Counts,
): Promise<string | undefined> {
  const batch = await rows.list(db, after, BATCH, clock.now());
  const anew: (readonly [SealedRow, string])[] = [];
  for (const row of batch) {
    const opened = openWithEither(row.sealed, row.staffId, serverSecrets);
    if (!opened) counts.unreadable += 1;
    else if (opened.isFormer)
      anew.push([row, sealSecret(opened.secret, row.staffId, serverSecrets)]);
  }
  const replaced = await inTransaction(db, async (trx) => {
    let count = 0;
    for (const [row, sealed] of anew) if (await rows.replace(trx, row, sealed)) count += 1;
    return count;
  });
  counts.resealed += replaced;
  counts.missed += anew.length - replaced;
  return batch.length < BATCH ? undefined : batch.at(-1)?.key;
}

async function sayHowFar({ log, identity, serverSecrets }: Deps, counts: Counts): Promise<void> {
  const { resealed, missed, unreadable } = counts;
  if (unreadable > 0)
    log.warn(
      { unreadable },
      'second factors open by neither HAKO_SECRET nor HAKO_FORMER_SECRET: name theirs, or reset them',
    );
  if (serverSecrets.former === undefined) return;
  if (missed > 0)
    log.warn({ resealed, missed }, 'something is still sealed with HAKO_FORMER_SECRET: keep it');
  else
    log.warn(
      { resealed, linksUntil: await identity.formerLinksUntil() },
      'nothing is sealed with HAKO_FORMER_SECRET any more: it may be removed a day after the change, and not before linksUntil',
    );
}
