import { listBillsEndpoint } from '@hako/contract/billing/slips';
import { LIMITS } from '@hako/contract/kit/limits';
import type { OrderState } from '@hako/contract/orders/states';
import type { RouterContextProvider } from 'react-router';
import { loadOr } from '../../../api/load.ts';

/** Where not all bills are known, nobody is told that something is owed. */
export const unknownOf = (
  orders: readonly { readonly code: string; readonly state: OrderState }[],
  { isWhole }: { readonly isWhole: boolean },
): Readonly<Record<string, 'unknown'>> =>
  Object.fromEntries(
    orders
      .filter(({ state }) => !isWhole && BILLED.includes(state))
      .map(({ code }) => [code, 'unknown'] as const),
  );

const BILLED: readonly OrderState[] = [
  'BILL_APPROVED',
  'PACKING',
  'BILL_EXPORT',
  'DELIVERY',
  'BILL_INVENTORY',
];

/**
 * Who is asked for a payment, and how it was paid, is said by the bills alone; few lists have one.
 */
export async function readBills(
  context: Readonly<RouterContextProvider>,
  orders: readonly { readonly state: OrderState }[],
) {
  const read = async (isNeeded: boolean, tab?: 'unpaid') => {
    const query = { size: LIMITS.maxPageSize, ...(tab ? { tab } : {}) };
    const bills = isNeeded
      ? await loadOr(context, listBillsEndpoint, { query }, undefined)
      : undefined;
    const found = bills?.data.results ?? [];
    const isWhole =
      !isNeeded || (bills !== undefined && bills.data.pagination.total <= found.length);
    return { bills: found, isWhole };
  };
  const has = (states: readonly OrderState[]) => orders.some(({ state }) => states.includes(state));
  const [unpaid, all] = await Promise.all([
    read(has(['BILL_APPROVED']), 'unpaid'),
    read(has(BILLED)),
  ]);
  return { unpaid, all };
}
