import type { priceCeilingEndpoint } from '@hako/contract/pricing/price-list';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { Static } from 'typebox';
import { dong } from '../../../kernel/money.ts';
import type { Pricing } from '../pricing.ts';
import type { Asker } from './question.ts';
import { itemOf } from './wire-question.ts';

/** The highest bid that keeps what it costs at the asker's door within a ceiling. */
export async function answerCeiling(
  pricing: Pricing,
  body: Static<typeof priceCeilingEndpoint.body>,
  asker: Asker,
): Promise<EndpointReply<typeof priceCeilingEndpoint>> {
  const answer = await pricing.highestMaximumWithin({
    item: itemOf(body.item, await pricing.tablesAt()),
    ceiling: dong(body.ceiling_vnd),
    against: body.against,
    with: {
      shipMode: body.ship_mode ?? asker.shipMode,
      services: body.services_extra ?? undefined,
      province: body.province ?? asker.province,
      level: asker.level,
    },
  });
  return {
    status: true,
    maximum_jpy: answer.maximum ?? null,
    landed_total: { ...answer.landedTotal },
    first_payment_vnd: answer.firstPayment,
    hold_vnd: answer.hold,
  };
}
