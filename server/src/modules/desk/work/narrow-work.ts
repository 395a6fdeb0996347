import type { WorkQuery } from '@hako/contract/desk/work';
import { MOST_OF_A_NAME, wholeCrowd } from '../../../kernel/whole-crowd.ts';
import { dayInVietnam, endOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import type { WaitingWork } from '../../../platform/database/waiting-work.ts';
import type { DeskDeps } from '../deps.ts';
import { listCodesBehind } from '../read-queue.ts';
import { houseOfWork, idsOfKind, type Mine, workKindsOf } from '../whose-work.ts';
import type { WorkFilter } from './work-filter-sql.ts';

interface Person extends Mine {
  readonly staffId: string;
}

/**
 * What a query means for whoever asks: the work of their kinds, of those the named ones, and the
 * filter.
 */
export async function narrowedTo(
  deps: DeskDeps,
  query: WorkQuery,
  person: Person,
): Promise<{ kinds: readonly string[]; work: readonly WaitingWork[]; filter: WorkFilter }> {
  const kinds: readonly string[] = workKindsOf(person).filter(
    (kind) => !query.warehouse || houseOfWork(kind) === query.warehouse,
  );
  const named = query.kinds?.split(',') ?? kinds;
  return {
    kinds,
    work: deps.work.filter(({ kind }) => kinds.includes(kind) && named.includes(kind)),
    filter: await filterOf(deps, query, person),
  };
}

async function filterOf(
  deps: DeskDeps,
  { when, whose, site, text }: WorkQuery,
  person: Person,
): Promise<WorkFilter> {
  const now = deps.clock.now();
  return {
    now,
    dueBefore: when === 'late' ? now : when && endOfVietnamDay(dayInVietnam(now)),
    whose: whose === undefined ? undefined : await whoseOf(deps, whose, person),
    site,
    about: text === undefined ? undefined : await aboutText(deps, text.trim(), person),
  };
}

async function whoseOf(
  { listStaff }: DeskDeps,
  whose: string,
  { staffId }: Person,
): Promise<WorkFilter['whose']> {
  if (whose !== 'nobody') return { staffId: whose === 'mine' ? staffId : whose };
  const colleagues = await listStaff();
  return { idsOfKind: (kind) => idsOfKind(colleagues, kind) };
}

/**
 * What a text means at the desk: the codes of the work behind it, and the customers who bear it as
 * name, number, phone or e-mail. Refusal `request.too-many-customers`.
 */
async function aboutText(
  deps: DeskDeps,
  text: string,
  person: Person,
): Promise<{ codes: string[]; customerIds: string[] }> {
  const [behind, customers] = await Promise.all([
    listCodesBehind(deps, { ...person, scanned: text }),
    deps.customers.search(deps.db, text, MOST_OF_A_NAME + 1),
  ]);
  return {
    codes: [...new Set([text, text.toUpperCase(), ...behind])],
    customerIds: wholeCrowd(customers).map(({ id }) => id),
  };
}
