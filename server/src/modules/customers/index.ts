import type { Identity } from '../identity/index.ts';
import { customersPersonalData } from './personal-data.ts';
import { customersRoutes } from './routes.ts';
import { socialRoutes } from './social-routes.ts';
import type { CustomersModule } from './create-customers.ts';

export { createCustomers, type CustomersModule } from './create-customers.ts';
export { customerName } from './customer-rows.ts';
export type { Address, Customer, CustomerLevel, Gender } from './customer.ts';
export type { SessionPorts } from './read-session.ts';
export type { Customers } from './customers.ts';

export const customersParts = (customers: CustomersModule, identity: Identity) => ({
  personalData: customersPersonalData,
  routes: [...customersRoutes(customers, identity), ...socialRoutes(customers, identity)],
});
