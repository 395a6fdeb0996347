import type { Route } from '../../platform/http/route.ts';
import { cardRoutes } from './cards/routes.ts';
import type { Payouts } from './payouts.ts';
import { withdrawalDeskRoutes } from './withdrawals/desk-routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

/** Calls of customers and of the accountant. */
export const payoutsRoutes = (payouts: Payouts): Route[] => [
  ...cardRoutes(payouts),
  ...withdrawalRoutes(payouts),
  ...withdrawalDeskRoutes(payouts),
];
