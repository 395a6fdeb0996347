import type { Identity } from '../identity/index.ts';
import { customersPersonalData } from './personal-data.ts';
import { customersRoutes } from './routes.ts';
import type { CustomersModule } from './customers.ts';

export { customerSettings } from './settings.ts';
export { customersOwnTasks } from './addresses/own-tasks-sql.ts';
export { createCustomers } from './create-customers.ts';
export { customerName } from './customer-rows.ts';
export { CUSTOMER_KEYS, type RegisterFilter } from './register/register-store.ts';
export type { RegisteredCustomer } from './register/list-register.ts';
export type { Address, Customer, CustomerLevel, Gender } from './customer.ts';
export type { SessionPorts } from './profile/read-session.ts';
export type { Customers, CustomersModule } from './customers.ts';

export const customersParts = (customers: CustomersModule, identity: Identity) => ({
  personalData: customersPersonalData,
  routes: customersRoutes(customers, identity),
});
