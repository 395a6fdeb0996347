import type { Warehouse } from '@hako/contract/kit/endpoint';
import { MOST_SCANNED } from '@hako/contract/logistics/counting';
import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { houseOfPlace } from '../places/rules/house.ts';
import { refuseOtherHouse } from '../places/rules/own-house.ts';
import {
  type CountRow,
  insertFindings,
  listScans,
  lockCount,
  openCount,
  type Scan,
  updateFinished,
  upsertScan,
} from './count-store.ts';
import { codesOn, judgeScan } from './lying-things.ts';

export interface Person {
  readonly by: Staff;
  /** The only house in which the person works. */
  readonly warehouse: Warehouse | undefined;
}

const subjectOf = (place: string): string => `place:${place}`;

/** Begins to count a place, or goes on. Refusal `access.other-warehouse`. */
export async function startCount(
  deps: LogisticsDeps,
  { place, ...who }: Person & { readonly place: string },
): Promise<{ id: string }> {
  refuseOtherHouse(houseOfPlace(place), who);
  return inTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    const begun = { id: newId(now.getTime()), place, started_by: who.by.id, started_at: now };
    const { id, isNew } = await openCount(trx, begun);
    if (isNew)
      await deps.audit(trx, {
        actor: who.by.id,
        action: 'place-count.start',
        subject: subjectOf(place),
        after: { count: id },
      });
    return { id };
  });
}

/**
 * A code lies on the place that is counted. Refusals `logistics.count-not-found`,
 * `logistics.count-finished`, `logistics.count-full`, `access.other-warehouse`.
 */
export async function scanCount(
  deps: LogisticsDeps,
  { id, code: scanned, ...who }: Person & { readonly id: string; readonly code: string },
): Promise<Scan> {
  return inTransaction(deps.db, async (trx) => {
    const count = await lockOpen(trx, id, who);
    const code = scanned.trim().toUpperCase();
    const known = await listScans(trx, id);
    const isNew = !known.some((scan) => scan.code === code);
    refuseUnless(!isNew || known.length < MOST_SCANNED, 'logistics.count-full', {
      most: MOST_SCANNED,
    });
    const scan = await judgeScan(trx, code, count.place);
    await upsertScan(trx, id, scan, deps.clock.now());
    return scan;
  });
}

/**
 * Everything was scanned: what should lie there and was not scanned, and what was scanned and
 * should not, is written down. Gives how much. Refusals as `scanCount`.
 */
export async function finishCount(
  deps: LogisticsDeps,
  { id, ...who }: Person & { readonly id: string },
): Promise<{ findings: number }> {
  return inTransaction(deps.db, async (trx) => {
    const { place } = await lockOpen(trx, id, who);
    const scans = await listScans(trx, id);
    const scanned = new Set(scans.map(({ code }) => code));
    const missing = (await codesOn(trx, place)).filter((code) => !scanned.has(code));
    const odd = scans.flatMap(({ code, verdict, knownPlace }) =>
      verdict === 'here' ? [] : [{ code, kind: verdict, knownPlace }],
    );
    const found = [
      ...missing.map((code) => ({ code, kind: 'missing' as const, knownPlace: place })),
      ...odd,
    ];
    await insertFindings(trx, id, found);
    await updateFinished(trx, id, who.by.id, deps.clock.now());
    await deps.audit(trx, {
      actor: who.by.id,
      action: 'place-count.finish',
      subject: subjectOf(place),
      after: { count: id, scanned: scans.length, missing: missing.length, odd: odd.length },
    });
    await deps.live.tell(trx, 'desk', { kind: 'counts' });
    return { findings: found.length };
  });
}

async function lockOpen(trx: Trx, id: string, who: Person): Promise<CountRow> {
  const count = await lockCount(trx, id);
  refuseUnless(count, 'logistics.count-not-found');
  refuseOtherHouse(houseOfPlace(count.place), who);
  refuseUnless(count.finished_at === null, 'logistics.count-finished', { place: count.place });
  return count;
}
