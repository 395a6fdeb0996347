import { readTypicalPriceEndpoint } from '@hako/contract/search/typical-price';
import { type Route, route } from '../../../platform/http/route.ts';
import type { SearchDeps } from '../deps.ts';
import { readTypicalPrice } from './read-typical-price.ts';

/** What goods usually cost. */
export const typicalPriceRoutes = (deps: SearchDeps): Route[] => {
  const read = readTypicalPrice(deps);
  return [
    route(readTypicalPriceEndpoint, async ({ query: { site, code, q, translate } }) => ({
      data: await read({ site, code, keyword: q, isKeywordTranslated: translate !== 'off' }),
    })),
  ];
};
