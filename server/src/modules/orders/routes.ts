import type { Route } from '../../platform/http/route.ts';
import { choicesRoutes } from './choices/routes.ts';
import { endingRoutes } from './ending/routes.ts';
import type { OrdersModule } from './orders.ts';
import { purchaseDeskRoutes } from './purchasing/by-hand/routes.ts';
import { quotingRoutes } from './quoting/routes.ts';
import { readingRoutes } from './reading/routes.ts';
import { writtenRoutes } from './seller-parcels/routes.ts';
import { trackingRoutes } from './tracking-import/routes.ts';

export const ordersRoutes = (orders: OrdersModule): Route[] => [
  ...readingRoutes(orders),
  ...quotingRoutes(orders),
  ...choicesRoutes(orders),
  ...endingRoutes(orders),
  ...purchaseDeskRoutes(orders),
  ...writtenRoutes(orders),
  ...trackingRoutes(orders),
];
