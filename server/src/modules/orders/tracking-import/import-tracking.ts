import { IMPORT_LIMITS } from '@hako/contract/orders/tracking-import';
import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readTable, type TableFault } from '../../../platform/sheet/read-table.ts';
import type { OrdersDeps } from '../deps.ts';
import { furtherParcelTitle } from '../reading/labels.ts';
import { plainNumber } from '../seller-parcels/rules/tracking-number.ts';
import { insertSellerParcel } from '../seller-parcels/seller-parcel-store.ts';
import {
  deleteForgotten,
  findFile,
  insertFile,
  listCalled,
  listHolders,
  lockFile,
  lockOrders,
  type TrackingFile,
  updateApplied,
} from './import-store.ts';
import { calledOf, type JudgedLine, judgeLines, type Known } from './rules/judge-lines.ts';
import { type FileLine, linesOf } from './rules/table-lines.ts';

type Deps = Pick<OrdersDeps, 'db' | 'clock' | 'audit' | 'live'>;

const KEPT_MS = 7 * 86_400_000;
const FAULTS = {
  unreadable: 'orders.import-unreadable',
  'too-large': 'orders.import-too-large',
} as const satisfies Record<TableFault, string>;

/**
 * Reads a file and tells what would become of each line; nothing is entered yet. Refusals
 * `orders.import-unreadable`, `orders.import-too-large`, `orders.import-empty`.
 */
export async function uploadTracking(
  { db, clock, audit }: Deps,
  sent: { readonly bytes: Buffer; readonly fileName: string; readonly by: string },
): Promise<{ id: string }> {
  const limits = { lines: IMPORT_LIMITS.lines, megabytes: IMPORT_LIMITS.bytes / 1_000_000 };
  refuseUnless(sent.bytes.length <= IMPORT_LIMITS.bytes, 'orders.import-too-large', limits);
  // One row more: the heads.
  const read = await readTable(sent.bytes, IMPORT_LIMITS.lines + 1);
  refuseUnless('table' in read, 'fault' in read ? FAULTS[read.fault] : FAULTS.unreadable, limits);
  const lines = linesOf(read.table);
  refuseUnless(lines.length > 0, 'orders.import-empty');
  refuseUnless(lines.length <= IMPORT_LIMITS.lines, 'orders.import-too-large', limits);
  const now = clock.now();
  const file: TrackingFile = {
    id: newId(now.getTime()),
    fileName: sent.fileName.slice(0, 200),
    lines: judgeLines(lines, await knownOf(db, lines)),
    uploadedBy: sent.by,
    uploadedAt: now,
    appliedAt: undefined,
  };
  await inTransaction(db, async (trx) => {
    await deleteForgotten(trx, sent.by, new Date(now.getTime() - KEPT_MS));
    await insertFile(trx, file);
    await audit(trx, {
      actor: sent.by,
      action: 'tracking-import.read',
      subject: `tracking-import:${file.id}`,
      after: { file: file.fileName, lines: lines.length },
    });
  });
  return { id: file.id };
}

async function knownOf(reader: Reader, lines: readonly FileLine[]): Promise<Known> {
  const called = [
    ...new Set(lines.flatMap(({ order }) => (order ? [order, calledOf(order)] : []))),
  ];
  const numbers = [...new Set(lines.map(({ number }) => plainNumber(number)))].filter(Boolean);
  const [found, holders] = await Promise.all([
    called.length > 0 ? listCalled(reader, called) : [],
    numbers.length > 0 ? listHolders(reader, numbers) : new Map<string, readonly string[]>(),
  ]);
  const named = found.flatMap((order) => order.names.map((name) => ({ name, order })));
  const orders = new Map(
    [...Map.groupBy(named, ({ name }) => name)].map(([name, own]) => [
      name,
      own.map(({ order }) => order),
    ]),
  );
  return { orders, holders };
}

/** A file that was read. Refusal `orders.import-not-found`. */
export async function readTracking({ db }: Deps, id: string): Promise<TrackingFile> {
  const file = await findFile(db, id);
  refuseUnless(file, 'orders.import-not-found');
  return file;
}

/**
 * Enters the lines that were shown as good and still are; the others stay as they were told, and
 * what went bad meanwhile says so. A second time changes nothing. Refusal
 * `orders.import-not-found`.
 */
export async function applyTracking(
  deps: Deps,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<{ applied: number; skipped: number }> {
  return inTransaction(deps.db, async (trx) => {
    const file = await lockFile(trx, id);
    refuseUnless(file && file.uploadedBy === by, 'orders.import-not-found');
    const lines = file.appliedAt ? file.lines : await enter(deps, trx, file, by);
    const applied = appliedIn(lines);
    return { applied, skipped: lines.length - applied };
  });
}

const appliedIn = (lines: readonly JudgedLine[]): number =>
  lines.filter(({ verdict }) => verdict === 'applied').length;

async function enter(
  deps: Deps,
  trx: Trx,
  file: TrackingFile,
  by: string,
): Promise<readonly JudgedLine[]> {
  const shown = file.lines.filter(({ verdict }) => verdict === 'ok');
  const before = await knownOf(trx, shown);
  await lockOrders(
    trx,
    [...new Set([...before.orders.values()].flat().map((order) => order.id))].toSorted(),
  );
  const known = await knownOf(trx, shown);
  const again = new Map(judgeLines(shown, known).map((line) => [line.row, line]));
  const at = deps.clock.now();
  const added = new Map<string, number>();
  const lines: JudgedLine[] = [];
  for (const line of file.lines) {
    const now = again.get(line.row) ?? line;
    const order = known.orders.get(calledOf(line.order))?.[0];
    if (now.verdict !== 'ok' || !order) {
      lines.push(now);
      continue;
    }
    const number = order.numbers.length + (added.get(order.id) ?? 0) + 1;
    added.set(order.id, (added.get(order.id) ?? 0) + 1);
    const parcel = { carrier: line.carrier, trackingNumber: plainNumber(line.number) };
    const title = line.title || (number > 1 ? furtherParcelTitle(number) : '');
    const entered = { enteredBy: by, enteredAt: at, expected: '', title, number };
    await insertSellerParcel(trx, { orderId: order.id, ...parcel, ...entered });
    await deps.audit(trx, {
      actor: by,
      action: 'order.seller-parcel',
      subject: `order:${order.code}`,
      before: null,
      after: { parcel: number, carrier: parcel.carrier, tracking: parcel.trackingNumber },
    });
    lines.push({ ...now, verdict: 'applied' });
  }
  await updateApplied(trx, file.id, { lines, by, at });
  await deps.audit(trx, {
    actor: by,
    action: 'tracking-import.apply',
    subject: `tracking-import:${file.id}`,
    before: { applied: false },
    after: { file: file.fileName, applied: appliedIn(lines), lines: lines.length },
  });
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed' });
  return lines;
}
