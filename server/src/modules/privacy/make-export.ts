import { EXPORT_README } from '@hako/contract/privacy/messages';
import { addAbortSignal, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { say } from '@hako/contract/notices/say';
import { Refusal } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PrivacyDeps } from './deps.ts';
import { toCsv } from './rules/csv.ts';
import { copyRows, findPerson } from './personal-data-store.ts';
import { findExport, markReady } from './privacy-store.ts';
import { contactsOf } from './contacts-of.ts';

const KEPT_MS = 7 * 86_400_000;

/** Makes the copy that was asked for: a folder for each module with its tables as JSON and CSV, and the customer's own pictures. A second run makes the same again. */
export async function makeExport(
  deps: PrivacyDeps,
  { exportId }: { exportId: string },
): Promise<void> {
  const { db, clock, shelf, notifications } = deps;
  const asked = await findExport(db, exportId);
  if (asked?.state !== 'asked') return;
  const { customerId } = asked;
  const zip = new ZipFile();
  const written = shelf.write(exportId, zip.outputStream);
  const unwritten = new AbortController();
  written.catch(() => unwritten.abort());
  const filled = fill(zip, deps, { customerId, unwritten: unwritten.signal }).then(() => zip.end());
  // Told by `written` and `filled`; a shelf that failed early does not listen.
  zip.outputStream.on('error', () => undefined);
  const breakOff = (error: Error) => (zip.outputStream as Readable).destroy(error);
  // What cannot be read must not leave half a copy waiting for its end.
  filled.catch(breakOff);
  zip.on('error', breakOff);
  const [sizeBytes] = await Promise.all([written, filled]);
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    await deps.lockPurses(trx, customerId);
    if (
      !(await markReady(trx, exportId, {
        at: now,
        expiresAt: new Date(now.getTime() + KEPT_MS),
        sizeBytes,
      }))
    )
      return;
    const news = {
      customerId,
      kind: 'account',
      ...say('data-export-ready', {}),
      link: '/account/privacy',
      key: `privacy:export-ready:${exportId}`,
    } as const;
    await notifications.notify(trx, news);
  });
  // Somebody stopped it while it was being made.
  if ((await findExport(db, exportId))?.state === 'expired') await shelf.remove(exportId);
}

async function fill(
  zip: ZipFile,
  deps: PrivacyDeps,
  { customerId, unwritten }: { customerId: string; unwritten: AbortSignal },
): Promise<void> {
  const { db, reads, identity, parts } = deps;
  const person = await findPerson(
    db,
    customerId,
    parts,
    await contactsOf(identity, db, customerId),
  );
  zip.addBuffer(Buffer.from(EXPORT_README), 'README.txt');
  for (const id of await deps.files.listOf(db, customerId))
    await addPicture(zip, deps, { id, customerId, unwritten });
  for (const { part, tables } of parts) {
    const rowsOf = new Map<string, Record<string, unknown>[]>();
    for (const table of tables) {
      if (table.hidden === 'all') continue;
      rowsOf.set(table.table, [
        ...(rowsOf.get(table.table) ?? []),
        ...(await copyRows(reads, table, person)),
      ]);
    }
    for (const [table, rows] of rowsOf) {
      if (rows.length === 0) continue;
      zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), `${part}/${table}.json`);
      zip.addBuffer(Buffer.from(toCsv(rows)), `${part}/${table}.csv`);
    }
  }
}

/**
 * One after the other, each to its end: a bucket closes what is opened and not read. A picture that
 * is gone is left out; one that cannot be read now ends this try, and the job tries again.
 */
async function addPicture(
  zip: ZipFile,
  { files }: Pick<PrivacyDeps, 'files'>,
  { id, customerId, unwritten }: { id: string; customerId: string; unwritten: AbortSignal },
): Promise<void> {
  unwritten.throwIfAborted();
  const file = await files.open(id, { customerId }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'files.not-found') return undefined;
    throw error;
  });
  if (!file) return;
  const { stream, sizeBytes } = file;
  if (unwritten.aborted) stream.destroy();
  unwritten.throwIfAborted();
  const read = finished(stream);
  addAbortSignal(unwritten, stream);
  zip.addReadStream(stream, `pictures/${id}.webp`, { compress: false, size: sizeBytes });
  await read;
}
