import type { Route } from '../../platform/http/route.ts';
import type { Billing } from './billing.ts';
import { deliveryTermsRoutes } from './carriers/delivery-terms-routes.ts';
import { carrierRoutes } from './carriers/routes.ts';
import { codRoutes } from './cash-on-delivery/routes.ts';
import { guaranteeRoutes } from './guarantee/routes.ts';
import { redeliveryRoutes } from './redelivery/routes.ts';
import { secondPaymentRoutes } from './second-payment/routes.ts';
import { slipDeskRoutes } from './slips/desk-routes.ts';
import { slipRoutes } from './slips/routes.ts';

export const billingRoutes = (billing: Billing): Route[] => [
  ...slipRoutes(billing),
  ...slipDeskRoutes(billing),
  ...codRoutes(billing),
  ...secondPaymentRoutes(billing),
  ...carrierRoutes(billing),
  ...deliveryTermsRoutes(billing),
  ...redeliveryRoutes(billing),
  ...guaranteeRoutes(billing),
];
