import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { listPaypayHomeEndpoint } from '@hako/contract/marketplaces/paypay';
import { PAYPAY_DEPARTMENTS } from '@hako/contract/marketplaces/paypay-messages';
import { Outage } from '../../../kernel/outage.ts';
import type { SearchDeps } from '../../search/index.ts';
import { paypayRowOf } from './view.ts';

const DEADLINE_MS = 8_000;

/** In the order of the mobile client. */
const HOME_CATEGORIES: readonly string[] = [
  '13457',
  '2501',
  '2502',
  '2504',
  '2506',
  '2511',
  '2497',
  '2512',
  '2517',
  '10002',
];

/** The first goods of each category of the landing page. Rejects with the `Outage` only when every category failed. */
export async function listHome(
  { marketplaces, pages, translation }: Pick<SearchDeps, 'marketplaces' | 'pages' | 'translation'>,
  { categories, size = LIMITS.pageSize }: EndpointInput<typeof listPaypayHomeEndpoint>['query'],
) {
  const asked = homeCategoriesOf(categories);
  const paypay = marketplaces.read('paypay');
  const failures: Outage[] = [];
  const groups = await Promise.all(
    asked.map(async (category) => {
      const page = await pages
        .search(paypay, { categoryId: category, page: 1, size }, DEADLINE_MS)
        .catch((failure: unknown) => {
          if (!(failure instanceof Outage)) throw failure;
          failures.push(failure);
        });
      return {
        category,
        name: PAYPAY_DEPARTMENTS[category] ?? '',
        results: (page?.listings ?? []).map((card) => paypayRowOf(translation, card)),
      };
    }),
  );
  // One category that is silent costs its own group only.
  if (failures.length === asked.length && failures[0]) throw failures[0];
  return { data: groups };
}

/** The asked categories that the landing page has a place for, in its order when none is named. */
function homeCategoriesOf(categories: string | readonly string[] | undefined): readonly string[] {
  const asked = [categories ?? []].flat().flatMap((ids) => ids.split(','));
  const served = [...new Set(asked.filter((id) => HOME_CATEGORIES.includes(id)))];
  return served.length > 0 ? served : HOME_CATEGORIES;
}
