import type { Route } from '../../platform/http/route.ts';
import type { Identity } from '../identity/index.ts';
import { addressRoutes } from './addresses/routes.ts';
import type { CustomersModule } from './customers.ts';
import { noteRoutes } from './notes/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { signUpRoutes } from './signing-in/routes.ts';
import { socialRoutes } from './signing-in/social-routes.ts';

export const customersRoutes = (customers: CustomersModule, identity: Identity): Route[] => [
  ...signUpRoutes(customers, identity),
  ...profileRoutes(customers),
  ...addressRoutes(customers),
  ...noteRoutes(customers),
  ...socialRoutes(customers, identity),
];
