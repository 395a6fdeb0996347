import type { AssignOutcome, AssignResult } from '@hako/contract/desk/work-assignments';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { DeskDeps } from '../deps.ts';
import { doesKind, type Mine, workKindsOf } from '../whose-work.ts';
import {
  deleteAssignment,
  insertAssignment,
  lockAssignment,
  partsOf,
  updateAssignment,
} from './assignment-store.ts';
import { listKeysThatWait } from './work-store.ts';

interface Asked extends Mine {
  readonly staffId: string;
  readonly keys: readonly string[];
  /** `me`, `nobody`, or the id of a colleague. */
  readonly to: string;
  readonly reason?: string | undefined;
}

/**
 * Claims work, gives it back, or gives it to a colleague; each in a transaction of its own, with
 * its audit row. Whoever is no administrator takes what is nobody's, or of somebody who does such
 * work no more, and gives what is their own; nothing else of the work is touched.
 */
export async function assignWork(deps: DeskDeps, asked: Asked): Promise<AssignResult[]> {
  const { keys, to, staffId } = asked;
  const kinds: readonly string[] = workKindsOf(asked);
  const mine = keys.filter((key) => kinds.includes(partsOf(key).kind));
  const waiting = await listKeysThatWait(deps.db, deps.work, mine, deps.clock.now());
  const colleagues = await deps.listStaff();
  const wanted = to === 'nobody' ? undefined : to === 'me' ? staffId : to;
  const results: AssignResult[] = [];
  for (const key of keys) {
    const { outcome, holder } = await outcomeOf(
      deps,
      { ...asked, key, wanted },
      {
        isMine: mine.includes(key),
        isWaiting: waiting.has(key),
        doesIt: (id) => doesKind(colleagues, id, partsOf(key).kind),
        isTheirs: to === 'me' || to === 'nobody' || doesKind(colleagues, to, partsOf(key).kind),
      },
    );
    const by = outcome === 'taken' ? colleagues.find(({ id }) => id === holder) : undefined;
    results.push({ key, outcome, by: by?.fullName ?? null });
  }
  if (results.some(({ outcome }) => outcome === 'done'))
    await inTransaction(deps.db, (trx) => deps.live.tell(trx, 'desk', { kind: 'work-assigned' }));
  return results;
}

interface Told {
  readonly outcome: AssignOutcome;
  readonly holder?: string | undefined;
}

async function outcomeOf(
  deps: DeskDeps,
  asked: Asked & { readonly key: string; readonly wanted: string | undefined },
  known: {
    readonly isMine: boolean;
    readonly isWaiting: boolean;
    readonly isTheirs: boolean;
    readonly doesIt: (id: string) => boolean;
  },
): Promise<Told> {
  if (!known.isMine) return { outcome: 'not-mine' };
  if (!known.isWaiting) return { outcome: 'gone' };
  if (!known.isTheirs) return { outcome: 'not-theirs' };
  return inTransaction(deps.db, async (trx) => {
    const holder = await lockAssignment(trx, asked.key);
    if (holder === asked.wanted) return { outcome: 'done' };
    const refused = refusalOf(asked, holder && known.doesIt(holder) ? holder : undefined);
    if (refused) return { outcome: refused, holder };
    return (await changed(deps, trx, asked, holder))
      ? { outcome: 'done' }
      : { outcome: 'taken', holder: await lockAssignment(trx, asked.key) };
  });
}

/**
 * An administrator gives anything to anybody; others take what is nobody's and give what is theirs.
 */
function refusalOf(
  { roles, staffId, wanted }: Asked & { readonly wanted: string | undefined },
  holder: string | undefined,
): 'taken' | 'unclaimed' | undefined {
  if (roles.includes('admin') || holder === staffId) return undefined;
  if (holder !== undefined) return 'taken';
  return wanted === staffId || wanted === undefined ? undefined : 'unclaimed';
}

/** False: somebody else was quicker. */
async function changed(
  deps: DeskDeps,
  trx: Trx,
  asked: Asked & { readonly key: string; readonly wanted: string | undefined },
  holder: string | undefined,
): Promise<boolean> {
  const { key, wanted, staffId: by, reason } = asked;
  if (wanted === undefined) await deleteAssignment(trx, key);
  else {
    const given = { key, staffId: wanted, by, at: deps.clock.now(), reason };
    if (holder !== undefined) await updateAssignment(trx, given);
    else if (!(await insertAssignment(trx, given))) return false;
  }
  await deps.audit(trx, {
    actor: by,
    action: 'work.assign',
    subject: `work:${key}`,
    ...(reason ? { reason } : {}),
    before: { staff: holder ?? null },
    after: { staff: wanted ?? null },
  });
  return true;
}

/** Who does work of these roles' kinds besides whoever asks, by name. */
export async function listColleagues(
  deps: DeskDeps,
  { staffId, ...mine }: Mine & { readonly staffId: string },
): Promise<{ id: string; name: string }[]> {
  const kinds = new Set(workKindsOf(mine));
  return (await deps.listStaff())
    .filter((one) => one.id !== staffId && workKindsOf(one).some((kind) => kinds.has(kind)))
    .map(({ id, fullName }) => ({ id, name: fullName }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'vi'));
}
