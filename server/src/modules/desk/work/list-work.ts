import {
  type listWorkEndpoint,
  WORK_PAGE,
  type WorkQuery,
  type WorkRow,
} from '@hako/contract/desk/work';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { askNames } from '../../../kernel/ask-names.ts';
import type { DeskDeps } from '../deps.ts';
import { holdersOf } from '../open-task.ts';
import type { Mine } from '../whose-work.ts';
import { listAssignments } from './assignment-store.ts';
import { countKinds } from './count-work.ts';
import { narrowedTo } from './narrow-work.ts';
import { placeOfText, textOfPlace } from './place-text.ts';
import { type FoundWork, listWorkRows, readHours } from './work-store.ts';

interface Asked extends Mine {
  readonly staffId: string;
  readonly query: WorkQuery;
  /** As `next` of the page before. */
  readonly after?: string | undefined;
}

/**
 * Everything that waits for these roles, what is due first comes first. Refusal `request.invalid`:
 * `after` is no place.
 */
export async function listWork(
  deps: DeskDeps,
  { query, after, staffId, ...mine }: Asked,
): Promise<EndpointReply<typeof listWorkEndpoint>['data']> {
  const { kinds, work, filter } = await narrowedTo(deps, query, { ...mine, staffId });
  const [found, counts] = await Promise.all([
    listWorkRows(deps.db, work, {
      filter,
      hours: await readHours(deps.db),
      after: after === undefined ? undefined : placeOfText(after),
      limit: WORK_PAGE + 1,
    }),
    countKinds(deps, kinds, filter),
  ]);
  const page = found.slice(0, WORK_PAGE);
  const last = page.at(-1);
  return {
    rows: await rowsOf(deps, page, staffId),
    counts: counts.map(({ kind, count, isMore }) => ({
      kind: kind as WorkRow['kind'],
      count,
      is_more: isMore,
    })),
    ...(found.length > WORK_PAGE && last ? { next: textOfPlace(last.place) } : {}),
  };
}

const keyOf = ({ kind, subject }: FoundWork): string => `${kind}:${subject}`;

/** Whose each of these is, by its key. */
async function peopleOf(
  { db, staffName }: DeskDeps,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  const assigned = await listAssignments(db, keys);
  const nameOf = await askNames(staffName, [...assigned.values()]);
  return new Map([...assigned].map(([key, id]) => [key, { id, name: nameOf(id) ?? '' }]));
}

const personRow = (person: { id: string; name: string } | undefined, staffId: string) =>
  person ? { ...person, is_mine: person.id === staffId } : null;

async function rowsOf(
  deps: DeskDeps,
  found: readonly FoundWork[],
  staffId: string,
): Promise<WorkRow[]> {
  const ids = (of: 'orderId' | 'customerId') => [...new Set(found.flatMap((one) => one[of] ?? []))];
  const [orders, customers, holders, assigned] = await Promise.all([
    deps.orders.readMany(deps.db, ids('orderId')),
    deps.customers.readMany(deps.db, ids('customerId')),
    holdersOf(deps, found.map(keyOf)),
    peopleOf(deps, found.map(keyOf)),
  ]);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  return found.map((one) => {
    const order = orderOf.get(one.orderId ?? '');
    const customer = customers.get(one.customerId ?? '');
    const holder = holders.get(keyOf(one));
    return {
      key: keyOf(one),
      kind: one.kind,
      code: one.code ?? null,
      title: one.title ?? order?.listing.titleVi ?? order?.listing.title ?? null,
      customer: customer
        ? { id: customer.id, customer_no: customer.customerNo, full_name: customer.fullName }
        : null,
      order_code: order?.code ?? null,
      site: one.site ?? order?.listing.site ?? null,
      amount_vnd: one.amount ?? null,
      amount_jpy: one.amountJpy ?? null,
      since: one.since.toISOString(),
      due_at: one.dueAt.toISOString(),
      held_by: personRow(holder, staffId),
      assigned_to: personRow(assigned.get(keyOf(one)), staffId),
    };
  });
}
