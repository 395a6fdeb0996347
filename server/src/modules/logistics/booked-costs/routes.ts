import {
  type BookedCosts,
  bookCostEndpoint,
  readCostsEndpoint,
  withdrawCostEndpoint,
} from '@hako/contract/logistics/booked-costs';
import { rolesFor } from '../../../platform/http/access/staff-access.ts';
import { type Caller, DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { Logistics } from '../logistics.ts';
import type { CostSheet } from './read-costs.ts';

/** What may be booked is read as whoever books it. */
const bookerOf = (caller: Caller) =>
  staffOf({ ...caller, roles: rolesFor(bookCostEndpoint, caller) });

/** What the seller's parcel, freight and customs really cost. */
export const costRoutes = (logistics: Logistics): Route[] => [
  route(readCostsEndpoint, async ({ params, caller }) => ({
    data: replyOf(await logistics.readCosts({ ...params, by: bookerOf(caller) })),
  })),
  route(bookCostEndpoint, async ({ params, body, caller }) => {
    await logistics.bookCost({ ...params, ...body, by: staffOf(caller) });
    return DONE;
  }),
  route(withdrawCostEndpoint, async ({ params, body, caller }) => {
    await logistics.withdrawCost({ ...params, ...body, by: staffOf(caller) });
    return DONE;
  }),
];

const replyOf = ({
  subject,
  costs,
  carriers,
  isOpen,
  mayBook,
  expected,
}: CostSheet): BookedCosts => ({
  type: subject.type,
  code: subject.code,
  costs: costs.map((cost) => ({
    id: cost.id,
    kind: cost.kind,
    amount: cost.amount,
    currency: cost.currency,
    rate: cost.rate ? { vnd: cost.rate.vnd, scale: cost.rate.scale } : null,
    amount_vnd: cost.vnd,
    reason: cost.reason,
    proofs: [...cost.proofs],
    booked_by: cost.by.name,
    booked_at: cost.at.toISOString(),
    is_current: cost.isCurrent,
    is_withdrawn: cost.isWithdrawn,
  })),
  carriers: carriers.map((carrier) => ({ ...carrier })),
  is_open: isOpen,
  may_book: [...mayBook],
  expected: [...expected].map(([kind, amount]) => ({ kind, amount_vnd: amount })),
});
