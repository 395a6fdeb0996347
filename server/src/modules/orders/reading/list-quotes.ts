import type { QUOTE_SORTS } from '@hako/contract/orders/orders';
import { Refusal } from '../../../kernel/refusal.ts';
import { momentsOfDays } from '../../../kernel/vietnam-day.ts';
import { sortOf } from '../../../platform/database/keyset.ts';
import type { OrdersDeps } from '../deps.ts';
import { countersOf } from '../quoting/quote-counters.ts';
import { toQuote } from '../quoting/quote-view.ts';
import {
  GATHERED,
  GROUPS,
  ORDER_STATES,
  type OrderState,
  type OrderTab,
  STATES,
  statesOfTab,
  tabOfStep,
} from '../rules/order-life.ts';
import {
  countByState,
  listOrders,
  listOrdersByKey,
  type OrderFilter,
  OWN_ORDER_KEYS,
} from '../order-list-store.ts';

const PAGE_SIZE = 20;

/** What the list and its spreadsheet are asked for. */
export interface AskedQuotes {
  readonly customerId: string;
  readonly step?: number | undefined;
  readonly tab?: string | undefined;
  /** Days in Vietnam, both inclusive: `2026-11-21`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A code or its beginning, or words of the title. */
  readonly q?: string | undefined;
}

interface Asked extends AskedQuotes {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: SortName | `-${SortName}` | undefined;
  /** With `sort`: the mark of the last row of the page before. */
  readonly after?: string | undefined;
}
type SortName = (typeof QUOTE_SORTS)[number];

/** The order tabs: a page of orders, the counters, and what the wallet holds. Refusal `request.invalid` for a tab that nobody knows. */
export async function listQuotes(deps: OrdersDeps, asked: Asked) {
  const { customerId, page = 1, size = PAGE_SIZE } = asked;
  const { orders, total, next } = await readPage(deps, asked);
  const { held } = await deps.wallet.balanceOf(deps.db, customerId);
  return {
    data: {
      results: orders.map(toQuote),
      pagination: { total, current: page, pageSize: size },
      next,
    },
    freeze: held,
    options: countersOf(await countByState(deps.db, customerId)),
  };
}

/** Numbered, newest first; where an order of the rows is asked for, paged by its key. */
async function readPage({ db }: OrdersDeps, asked: Asked) {
  const { page = 1, size = PAGE_SIZE, sort, after } = asked;
  const filter = filterOf(asked);
  if (sort === undefined) {
    const offset = (page - 1) * size;
    return { ...(await listOrders(db, { ...filter, limit: size, offset })), next: undefined };
  }
  const key = sortOf(OWN_ORDER_KEYS, sort, 'created');
  return listOrdersByKey(db, filter, { ...key, after, limit: size });
}

/** How many orders there are, and how many are not finished. */
export async function countQuotes(deps: OrdersDeps, customerId: string) {
  const counts = await countByState(deps.db, customerId);
  const sum = (states: readonly OrderState[]) =>
    counts.reduce((total, { state, count }) => total + (states.includes(state) ? count : 0), 0);
  return {
    total: sum(ORDER_STATES),
    open: sum(ORDER_STATES.filter((state) => !('isFinal' in STATES[state]))),
  };
}

/** First payments, newest order first. */
export async function listFirstPayments(
  deps: OrdersDeps,
  { customerId, page = 1, size = PAGE_SIZE }: Asked,
) {
  const { orders, total } = await listOrders(deps.db, {
    customerId,
    limit: size,
    offset: (page - 1) * size,
  });
  const results = [];
  for (const order of orders) {
    const held = (await deps.wallet.holdOf(deps.db, { type: 'order', id: order.id }))?.open ?? 0;
    const isReturned =
      order.state === 'CANCEL' &&
      (await deps.wallet.refundableOf(deps.db, { type: 'order', id: order.id })) === 0;
    const status = isReturned
      ? 'returned'
      : order.paidFirst >= order.firstPayment
        ? 'paid'
        : held > 0
          ? 'held'
          : 'open';
    results.push({
      code: order.code,
      name: order.listing.titleVi ?? order.listing.title,
      amount_vnd: order.firstPayment,
      paid_vnd: order.paidFirst,
      held_vnd: held,
      status: status as 'paid' | 'held' | 'open' | 'returned',
      date: order.createdAt.toISOString(),
    });
  }
  return { data: { results, pagination: { total, current: page, pageSize: size } } };
}

/** The orders that are meant. Refusal `request.invalid` for a tab, a step or a day that there is not. */
export function filterOf(asked: AskedQuotes): OrderFilter {
  const states = statesAsked(asked);
  const { from, to } = momentsOfDays(asked);
  return {
    customerId: asked.customerId,
    ...(states ? { states } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(asked.q?.trim() ? { words: asked.q } : {}),
  };
}

function statesAsked({ step, tab }: AskedQuotes): OrderState[] | undefined {
  if (step !== undefined) {
    const known = tabOfStep(step);
    if (!known) throw new Refusal('request.invalid', { field: 'step' });
    return statesOfTab(known);
  }
  if (tab === undefined || tab === 'total') return undefined;
  if (!isTab(tab)) throw new Refusal('request.invalid', { field: 'tab' });
  return statesOfTab(tab);
}

const isTab = (tab: string): tab is OrderTab =>
  (GROUPS as readonly string[]).includes(tab) || Object.hasOwn(GATHERED, tab);
