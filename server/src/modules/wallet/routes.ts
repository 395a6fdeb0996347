import type { Route } from '../../platform/http/route.ts';
import { bankWebhookRoutes } from './banks/routes.ts';
import { statementDeskRoutes } from './statement/desk-routes.ts';
import { statementRoutes } from './statement/routes.ts';
import { walletDeskRoutes } from './topping-up/desk-routes.ts';
import { topUpRoutes } from './topping-up/routes.ts';
import type { TopUps } from './topping-up/top-ups.ts';

/** Calls of customers, of banks and of the accountant. */
export const walletRoutes = (topUps: TopUps): Route[] => [
  ...statementRoutes(topUps),
  ...topUpRoutes(topUps),
  ...bankWebhookRoutes(topUps),
  ...walletDeskRoutes(topUps),
  ...statementDeskRoutes(topUps),
];
