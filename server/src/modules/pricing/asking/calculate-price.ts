import type { CalculatedPrice, CalculatePriceBody } from '@hako/contract/pricing/pricing';
import type { calculateServicesEndpoint } from '@hako/contract/pricing/price-list';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { Static } from 'typebox';
import { replyOf } from './wire-answer.ts';
import { parcelsOf } from './wire-question.ts';
import type { Pricing } from '../pricing.ts';
import type { Asker } from './question.ts';

type Body = Static<typeof CalculatePriceBody>;

/**
 * Prices what a client asks about: items that share a ship mode are one parcel; to the asker's own door unless another province is named.
 * Nothing of it is trusted for a purchase.
 */
export async function calculatePrice(
  pricing: Pricing,
  body: Body,
  asker: Asker,
): Promise<Static<typeof CalculatedPrice>> {
  const { parcels, error, shared, rate } = await prepare(pricing, body, asker);
  const priced = await Promise.all(
    parcels.map(async ({ shipMode, items, indices }) => ({
      indices,
      breakdown: await pricing.price({ ...shared, items, shipMode }),
    })),
  );
  const items = parcels.flatMap((parcel) => parcel.items);
  const modes = items.length === 0 ? [] : await pricing.compareModes({ ...shared, items });
  return replyOf(priced, { rate, depositBp: asker.level.depositBp, error, modes });
}

/** What the chosen services cost: the lines of the group in the price of these items. */
export async function calculateServices(
  pricing: Pricing,
  body: Body,
  asker: Asker,
): Promise<EndpointReply<typeof calculateServicesEndpoint>> {
  const { parcels, shared } = await prepare(pricing, body, asker);
  const breakdowns = await Promise.all(
    parcels.map(({ shipMode, items }) => pricing.price({ ...shared, items, shipMode })),
  );
  const lines = breakdowns.flatMap((breakdown) =>
    breakdown.lines.filter(({ group }) => group === 'services'),
  );
  return {
    status: true,
    data: lines.map(({ code, label, dong, payment, rule }) => ({
      code: code.replace(/^dich-vu-/, '').toUpperCase(),
      name: label,
      price: dong,
      payment,
      rule,
    })),
    total: lines.reduce((total, { dong }) => total + dong, 0),
  };
}

async function prepare(pricing: Pricing, body: Body, asker: Asker) {
  const [tables, { rate }] = await Promise.all([pricing.tablesAt(), pricing.currentRate()]);
  const shared = {
    services: body.services_extra ?? [],
    province: body.province ?? asker.province,
    level: asker.level,
    rate,
  };
  return { ...parcelsOf(body, tables, asker.shipMode), shared, rate };
}
