import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type {
  listRakutenHomeEndpoint,
  listRakutenPopularEndpoint,
} from '@hako/contract/marketplaces/rakuten';
import type { listRakutenRankingEndpoint } from '@hako/contract/marketplaces/rakuten-items';
import { Outage } from '../../../kernel/outage.ts';
import type { ListingCard } from '../../marketplaces/index.ts';
import { ofCondition, readWords, type Search, type SearchDeps } from '../../search/index.ts';
import { rakutenRankedOf } from './ranked-view.ts';
import { rakutenPopularOf } from './view.ts';

const DEADLINE_MS = 8_000;
/** The service gives one call a second: more groups would keep the page waiting. */
const HOME_GROUPS = 4;
const RANKED_PAGE = 30;

type RankingDeps = Pick<SearchDeps, 'marketplaces' | 'translation' | 'pages'>;

/** What sells best, of everything or among what some words find. */
export async function listPopular(
  deps: RankingDeps,
  {
    query: phrase = '',
    page = 1,
    size = LIMITS.pageSize,
  }: EndpointInput<typeof listRakutenPopularEndpoint>['query'],
) {
  const { marketplaces, translation, pages } = deps;
  const words = phrase.trim().slice(0, LIMITS.keywordLength);
  const { japanese: keyword, condition } = await readWords(deps, words, true);
  const rakuten = marketplaces.read('rakuten');
  const cards =
    keyword === ''
      ? await rankingOf(deps, undefined, page, size)
      : (
          await pages.search(
            rakuten,
            { ...ofCondition(condition), keyword, sort: 'popular', page, size },
            DEADLINE_MS,
          )
        ).listings;
  return { data: cards.map((card) => rakutenPopularOf(translation, card)) };
}

/** The ranking of one genre, or of all, each with its rank over all pages. */
export async function listRanking(
  deps: RankingDeps,
  {
    genreId,
    category,
    page = 1,
    size = RANKED_PAGE,
  }: EndpointInput<typeof listRakutenRankingEndpoint>['query'],
) {
  const cards = await rankingOf(deps, genreId ?? category, page, size);
  return {
    data: cards.map((card, index) =>
      rakutenRankedOf(deps.translation, card, (page - 1) * size + index + 1),
    ),
  };
}

/** The rankings of the first genres of the site, or of those that are asked for. */
export async function listHome(
  search: Search,
  { categories, size = LIMITS.pageSize }: EndpointInput<typeof listRakutenHomeEndpoint>['query'],
) {
  const asked = typeof categories === 'string' ? categories.split(',').filter(Boolean) : categories;
  const { children } = await search.readCategories('rakuten', undefined);
  const named = (id: string) =>
    children.find((genre) => genre.id === id) ?? { id, name: '', name_vi: '' };
  const genres = (asked?.map(named) ?? children).slice(0, HOME_GROUPS);
  return homeGroups(search.deps, genres, size);
}

interface Genre {
  readonly id: string;
  readonly name: string;
  readonly name_vi: string;
}

/** The rankings of some genres; one that cannot be had is left out and counted, so that the others still stand. */
async function homeGroups(deps: RankingDeps, genres: readonly Genre[], size: number) {
  const failures: Outage[] = [];
  const groups = await Promise.all(
    genres.map(async ({ id, name, name_vi }) => {
      const cards = await rankingOf(deps, id, 1, size).catch((failure: unknown) => {
        if (!(failure instanceof Outage)) throw failure;
        failures.push(failure);
        return undefined;
      });
      return (
        cards && {
          category: id,
          name: name_vi,
          name_ja: name,
          results: cards.map((card) => rakutenPopularOf(deps.translation, card)),
        }
      );
    }),
  );
  const told = groups.filter((group) => group !== undefined);
  if (told.length === 0 && failures[0]) throw failures[0];
  return { data: told, is_partial: failures.length > 0 };
}

async function rankingOf(
  { marketplaces }: RankingDeps,
  categoryId: string | undefined,
  page: number,
  size: number,
): Promise<readonly ListingCard[]> {
  const found = await marketplaces
    .read('rakuten')
    .rankings?.listRanking(
      { ...(categoryId && { categoryId }), page, size },
      { timeoutMs: DEADLINE_MS },
    );
  return found?.listings ?? [];
}
