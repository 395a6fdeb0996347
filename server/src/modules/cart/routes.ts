import type { Route } from '../../platform/http/route.ts';
import type { Cart } from './cart.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { cartLineRoutes } from './lines/routes.ts';

export const cartRoutes = (cart: Cart): Route[] => [
  ...cartLineRoutes(cart),
  ...checkoutRoutes(cart),
];
