import { LIMITS } from '@hako/contract/kit/limits';
import { cancelMercariBidsEndpoint, listMercariBidsEndpoint } from '@hako/contract/bidding/mercari';
import { NEGOTIATION_MESSAGES } from '@hako/contract/negotiation/messages';
import {
  answerOfferEndpoint,
  changeOfferEndpoint,
  checkOfferEndpoint,
  createOfferEndpoint,
  listDeskOffersEndpoint,
  listOffersEndpoint,
  moveOfferEndpoint,
  type OfferRow,
} from '@hako/contract/negotiation/negotiation';
import { yen } from '../../kernel/money.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { TO_ASK } from '../marketplaces/index.ts';
import { type Offer, type OfferStatus, OPEN_STATUSES, WIRE_STATUS } from './rules/offer.ts';
import type { Negotiation } from './create-negotiation.ts';
import { obstacleText } from './write-offer.ts';

const SITE = 'mercari';

interface TermsBody {
  readonly ship_mode?: string | null;
  readonly services_extra?: readonly string[] | null;
  readonly address_id?: string | null;
  readonly coupons_code?: string | null;
}

/** Calls of customers and of the desk. */
export const negotiationRoutes = (negotiation: Negotiation): Route[] => {
  const rowOf = async (offer: Offer): Promise<OfferRow> =>
    (await negotiation.rowsOf([offer]))[0] as OfferRow;
  return [
    route(checkOfferEndpoint, async ({ body, caller: { customerId } }) => {
      const desired = body.desired_price === undefined ? undefined : yen(body.desired_price);
      const { listing, obstacles, minimum, purchase } = await negotiation.check(
        { customerId, ...wishOf(body), desired },
        TO_ASK,
      );
      const price = listing.price.current;
      return {
        status: true,
        data: {
          can_send: obstacles.length === 0,
          reasons: obstacles.map((code) => ({
            code,
            message: obstacleText(code, { price, minimum }),
          })),
          price: price ?? null,
          minimum: minimum ?? null,
          maximum: price === undefined ? null : price - 1,
          hold_vnd: purchase?.hold ?? null,
          landed_vnd: purchase?.breakdown.landedTotal.likely ?? null,
        },
      };
    }),
    route(
      listOffersEndpoint,
      async ({
        query: { page = 1, size = LIMITS.pageSize, status, code },
        caller: { customerId },
      }) => {
        const statuses = status === undefined ? undefined : statusesOf(status);
        const { offers, total } = await negotiation.list({
          customerId,
          statuses,
          code,
          page,
          size,
        });
        return {
          status: true,
          results: await negotiation.rowsOf(offers),
          pagination: { page, size, total },
        };
      },
    ),
    route(createOfferEndpoint, async ({ body, caller: { customerId } }) => {
      const offer = await negotiation.create({
        customerId,
        ...wishOf(body),
        desired: yen(body.desired_price),
        isAutoBuy: body.buy_auto ?? false,
        note: body.note ?? '',
      });
      return { status: true, message: NEGOTIATION_MESSAGES.sent, data: await rowOf(offer) };
    }),
    route(changeOfferEndpoint, async ({ body, caller: { customerId } }) => {
      const offer = await negotiation.change({
        customerId,
        id: body.id,
        desired: yen(body.desired_price),
        ...termsOf(body),
      });
      return { status: true, message: NEGOTIATION_MESSAGES.updated, data: await rowOf(offer) };
    }),
    route(moveOfferEndpoint, async ({ body: { id, status }, caller: { customerId } }) => {
      const offer =
        status === WIRE_STATUS.cancelled
          ? await negotiation.cancel(customerId, id)
          : await negotiation.buy(id, { mover: 'customer', customerId });
      return { status: true, message: NEGOTIATION_MESSAGES.updated, data: await rowOf(offer) };
    }),
    route(listMercariBidsEndpoint, async ({ caller }) => ({
      success: true,
      data: await negotiation.listMercariBids(caller.customerId),
    })),
    route(cancelMercariBidsEndpoint, ({ query, body, caller }) => {
      const ids = [query.id, body?.id, ...(body?.ids ?? [])].filter((id) => id !== undefined);
      return negotiation.cancelMercariBids(caller.customerId, ids);
    }),
    route(
      listDeskOffersEndpoint,
      async ({ query: { page = 1, size = LIMITS.pageSize, state } }) => {
        const { offers, total } = await negotiation.list({
          statuses: state ? [state] : OPEN_STATUSES,
          isUrgentFirst: true,
          page,
          size,
        });
        return {
          status: true,
          results: await negotiation.deskRowsOf(offers),
          pagination: { page, size, total },
        };
      },
    ),
    route(answerOfferEndpoint, async ({ params: { id }, body, caller }) => {
      const offer = await negotiation.answer({
        staffId: caller.userId,
        id,
        answer: body.answer,
        price: body.price === undefined ? undefined : yen(body.price),
        reason: body.reason,
        account: body.account,
      });
      const [row] = await negotiation.deskRowsOf([offer]);
      if (!row) throw new Error('an answered request has a row');
      return { status: true, data: row };
    }),
  ];
};

const wishOf = (body: TermsBody & { code: string; site?: string }) => ({
  site: body.site ?? SITE,
  code: body.code,
  ...termsOf(body),
});

function termsOf({ ship_mode, services_extra, address_id, coupons_code }: TermsBody) {
  // A code lowers what an order costs; a request to a seller has no order yet.
  refuseUnless(!coupons_code, 'negotiation.no-coupon');
  return {
    shipMode: ship_mode || undefined,
    services: services_extra ?? [],
    addressId: address_id ?? undefined,
  };
}

const statusesOf = (wire: number): OfferStatus[] =>
  Object.entries(WIRE_STATUS).flatMap(([status, id]) =>
    id === wire ? [status as OfferStatus] : [],
  );
