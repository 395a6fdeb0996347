import { searchLinkEndpoint } from '@hako/contract/search/link-search';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Search } from '../search.ts';
import { readLinked } from './read-linked.ts';

/** What stands behind a link that somebody wants a quotation for. */
export const linkSearchRoutes = (search: Search): Route[] => [
  route(
    searchLinkEndpoint,
    async ({ query: { url, link: asked = url, keyword = asked }, caller }) => ({
      data: await readLinked(search, keyword?.trim() ?? '', caller?.customerId),
    }),
  ),
];
