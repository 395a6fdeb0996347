import {
  readDeliveryTermsEndpoint,
  saveDeliveryTermsEndpoint,
} from '@hako/contract/billing/redelivery';
import { dong } from '../../../kernel/money.ts';
import { mayCall } from '../../../platform/http/access/staff-access.ts';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { Billing } from '../billing.ts';
import type { DeliveryTerms } from './delivery-terms-store.ts';

/** What another delivery costs, and after how many silent days a parcel is looked up. */
export const deliveryTermsRoutes = (billing: Billing): Route[] => [
  route(readDeliveryTermsEndpoint, async ({ caller }) => {
    const terms = (await billing.readTerms()).map(termsRow);
    return { data: { terms, may_edit: mayCall(saveDeliveryTermsEndpoint, caller) } };
  }),
  route(saveDeliveryTermsEndpoint, ({ body, caller }) => {
    const terms = {
      validFrom: body.valid_from,
      redeliveryFee: dong(body.redelivery_fee_vnd),
      silentDays: body.silent_days,
    };
    return billing.saveTerms({ terms, by: staffOf(caller) }).then(() => DONE);
  }),
];

const termsRow = (one: DeliveryTerms & { readonly isNow: boolean }) => ({
  valid_from: one.validFrom,
  redelivery_fee_vnd: one.redeliveryFee,
  silent_days: one.silentDays,
  is_now: one.isNow,
});
