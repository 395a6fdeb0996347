import { invoicingRoutes } from './routes.ts';
import { invoicingPersonalData } from './personal-data.ts';
import type { Invoicing } from './invoicing.ts';

export { createInvoicing } from './create-invoicing.ts';
export type { Invoicing } from './invoicing.ts';
export { ownIssuer } from './own-issuer.ts';

export const invoicingParts = (invoicing: Invoicing) => ({
  personalData: invoicingPersonalData,
  routes: invoicingRoutes(invoicing),
});
