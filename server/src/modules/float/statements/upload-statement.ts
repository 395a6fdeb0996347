import { createHash } from 'node:crypto';
import { FLOAT_IMPORT } from '@hako/contract/float/statements';
import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readTable, type TableFault } from '../../../platform/sheet/read-table.ts';
import { lockOpen } from '../accounts/open-account.ts';
import type { FloatDeps } from '../deps.ts';
import { LINE_PARTS } from '../labels.ts';
import { listBalances } from '../accounts/account-store.ts';
import { insertFile } from './file-store.ts';
import { matchLines } from './rules/match-lines.ts';
import { type StatementLine, statementLines } from './rules/statement-lines.ts';
import { insertLines, insertMatches, listOpenLines, updateEnd } from './statement-store.ts';
import { listUncovered } from './unit-store.ts';

export const DAY_CLOSED = { float_day_closed: 'float.day-closed' } as const;

const FAULTS = {
  unreadable: 'float.statement-unreadable',
  'too-large': 'float.statement-too-large',
} as const satisfies Record<TableFault, string>;

interface Sent {
  readonly accountId: string;
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly by: string;
}

/**
 * Keeps the lines of a statement that are new and covers what agrees with a movement. Refusals
 * `float.account-not-found`, `float.account-closed`, `float.statement-…`, `float.day-closed`.
 */
export async function uploadStatement(
  deps: FloatDeps,
  sent: Sent,
): Promise<{ added: number; known: number; covered: number }> {
  const { accountId, by } = sent;
  const [account] = await listBalances(deps.db, accountId);
  refuseUnless(account && account.kind !== 'unsorted', 'float.account-not-found');
  const read = await linesOf(sent, account.kind === 'card');
  return inTransaction(deps.db, async (trx) => {
    await lockOpen(trx, [accountId], 'update');
    const at = deps.clock.now();
    const file = { id: newId(at.getTime()), accountId, name: sent.fileName.slice(0, 200), by, at };
    await insertFile(trx, file);
    const seen = new Map<string, number>();
    const kept = read.map(({ row: _, ...line }) => {
      const fingerprint = fingerprintOf(line, seen);
      return { ...line, accountId, id: newId(at.getTime()), fingerprint };
    });
    const added = await refusedBy(DAY_CLOSED, insertLines(trx, kept, file));
    const covered = await coverOpen(trx, accountId, { by, at });
    await deps.audit(trx, {
      actor: by,
      action: 'float.upload-statement',
      subject: `float-account:${accountId}`,
      before: null,
      after: { file: file.name, added, covered },
    });
    return { added, known: kept.length - added, covered };
  });
}

async function linesOf({ bytes }: Sent, isCard: boolean): Promise<readonly StatementLine[]> {
  const { lines: most, bytes: mostBytes } = FLOAT_IMPORT;
  const limits = { lines: most, megabytes: mostBytes / 1_000_000 };
  refuseUnless(bytes.length <= mostBytes, 'float.statement-too-large', limits);
  const table = await readTable(bytes, most + 1);
  refuseUnless(
    'table' in table,
    'fault' in table ? FAULTS[table.fault] : FAULTS.unreadable,
    limits,
  );
  const read = statementLines(table.table, { isCard });
  if ('lines' in read) return read.lines;
  const { fault } = read;
  refuseUnless(fault !== 'heads', 'float.statement-heads');
  refuseUnless(false, 'float.statement-line', { row: fault.row, what: LINE_PARTS[fault.what] });
  return [];
}

/** Two equal lines of one file are two: the second one is counted as such. */
function fingerprintOf(line: Omit<StatementLine, 'row'>, seen: Map<string, number>): string {
  const said = JSON.stringify([line.day, line.amountJpy, line.reference, line.words]);
  const count = (seen.get(said) ?? 0) + 1;
  seen.set(said, count);
  return createHash('sha256').update(`${said}#${count}`).digest('hex');
}

/** Covers the open lines that surely are one movement, or one order. */
async function coverOpen(
  trx: Trx,
  accountId: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<number> {
  const open = await listOpenLines(trx, accountId, FLOAT_IMPORT.lines);
  const units = await listUncovered(trx, accountId);
  const found = matchLines(open, units);
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  const matches = [...found].flatMap(([lineId, key]) =>
    (byKey.get(key)?.movements ?? []).map((movementId) => ({ movementId, lineId })),
  );
  if (found.size === 0) return 0;
  await refusedBy(DAY_CLOSED, insertMatches(trx, matches));
  await updateEnd(trx, [...found.keys()], { how: 'auto', reason: '', by, at });
  return found.size;
}
