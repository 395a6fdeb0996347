import { readItemOfTheDayEndpoint } from '@hako/contract/search/item-of-the-day';
import { loadOr } from '../../api/load.ts';
import { readPriceOf } from './price-of-item.ts';

/** The thing of this day with its price for whoever looks; null where nobody can tell. */
export async function readOfToday(context: Parameters<typeof loadOr>[0]) {
  const answer = await loadOr(context, readItemOfTheDayEndpoint, undefined, null);
  const ofDay = answer?.data;
  const price = ofDay && (await readPriceOf(context, ofDay.item, undefined));
  return ofDay && price ? { ofDay, price } : null;
}
