import {
  askRedeliveryEndpoint,
  declareLostEndpoint,
  handAtCounterEndpoint,
  readDeliveryTermsEndpoint,
  recordLookUpEndpoint,
  reopenBillEndpoint,
  saveDeliveryTermsEndpoint,
  sendAgainEndpoint,
  takeBackEndpoint,
} from '@hako/contract/billing/redelivery';
import { dong } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { staffOf } from '../slips/viewer.ts';
import type { Billing } from '../billing.ts';

const DONE = { status: true, success: true } as const;

/** Parcels that did not arrive, and those of which nothing is heard. */
export const redeliveryRoutes = (billing: Billing): Route[] => [
  route(
    askRedeliveryEndpoint,
    async ({ params: { code }, body: { wish, address_id, note }, caller: { customerId } }) => {
      await billing.askRedelivery({ code, customerId, wish, addressId: address_id, note });
      return DONE;
    },
  ),
  route(reopenBillEndpoint, ({ params, body, caller }) =>
    billing
      .reopenBill({ code: params.code, by: staffOf(caller), reason: body.reason })
      .then(() => DONE),
  ),
  route(takeBackEndpoint, ({ params, body, caller }) =>
    billing
      .takeBack({ code: params.code, by: staffOf(caller), shelf: body.shelf })
      .then(() => DONE),
  ),
  route(
    sendAgainEndpoint,
    async ({ params, body: { receiver, phone, line, waived_reason }, caller }) => {
      const dialled = phone?.replace(/^0/, '+84');
      await billing.sendAgain({
        code: params.code,
        by: staffOf(caller),
        receiver,
        phone: dialled,
        line,
        waivedReason: waived_reason,
      });
      return DONE;
    },
  ),
  route(handAtCounterEndpoint, ({ params, body, caller }) =>
    billing
      .handAtCounter({ code: params.code, by: staffOf(caller), receiver: body.receiver })
      .then(() => DONE),
  ),
  route(declareLostEndpoint, ({ params, body, caller }) =>
    billing
      .declareLost({ code: params.code, by: staffOf(caller), reason: body.reason })
      .then(() => DONE),
  ),
  route(recordLookUpEndpoint, ({ params, body, caller }) =>
    billing
      .recordLookUp({ code: params.code, by: staffOf(caller), said: body.said, note: body.note })
      .then(() => DONE),
  ),
  route(readDeliveryTermsEndpoint, async ({ caller }) => ({
    data: {
      terms: (await billing.readTerms()).map(({ validFrom, redeliveryFee, silentDays, isNow }) => ({
        valid_from: validFrom,
        redelivery_fee_vnd: redeliveryFee,
        silent_days: silentDays,
        is_now: isNow,
      })),
      may_edit: caller.roles.includes('admin'),
    },
  })),
  route(
    saveDeliveryTermsEndpoint,
    async ({ body: { valid_from, redelivery_fee_vnd, silent_days }, caller }) => {
      if (!startOfVietnamDay(valid_from))
        throw new Refusal('request.invalid', { field: 'valid_from' });
      const terms = {
        validFrom: valid_from,
        redeliveryFee: dong(redelivery_fee_vnd),
        silentDays: silent_days,
      };
      await billing.saveTerms({ terms, by: staffOf(caller) });
      return DONE;
    },
  ),
];
