import {
  listAmazonDealsEndpoint,
  listAmazonTopDealsEndpoint,
  searchAmazonJpEndpoint,
  searchAmazonUsEndpoint,
  suggestAmazonKeywordsEndpoint,
} from '@hako/contract/marketplaces/amazon';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Search } from '../../search/index.ts';
import { listDeals, listTopDeals } from './list-deals.ts';
import { searchProducts } from './search-products.ts';
import { suggestKeywords } from './suggest-keywords.ts';

/** Calls about Amazon, in the shapes of the specification and the mobile client. */
export const amazonRoutes = ({ deps }: Search): Route[] => [
  route(searchAmazonJpEndpoint, ({ query }) => searchProducts(deps, query)),
  route(searchAmazonUsEndpoint, () => ({
    products: [],
    served: false,
    message: SEARCH_MESSAGES.amazon.usNotServed,
  })),
  route(listAmazonDealsEndpoint, ({ query }) => listDeals(deps, query)),
  route(listAmazonTopDealsEndpoint, ({ query }) => listTopDeals(deps, query)),
  route(suggestAmazonKeywordsEndpoint, ({ query }) => suggestKeywords(deps, query)),
];
