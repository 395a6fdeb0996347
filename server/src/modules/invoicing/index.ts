import { invoicingRoutes } from './routes.ts';
import { invoicingPersonalData } from './personal-data.ts';
import type { Invoicing } from './create-invoicing.ts';

export { createInvoicing, type Invoicing } from './create-invoicing.ts';
export { ownIssuer } from './own-issuer.ts';

export const invoicingParts = (invoicing: Invoicing) => ({
  personalData: invoicingPersonalData,
  routes: invoicingRoutes(invoicing),
});
