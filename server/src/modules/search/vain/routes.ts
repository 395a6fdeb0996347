import { listVainSearchesEndpoint } from '@hako/contract/translation/vain-searches';
import { type Route, route } from '../../../platform/http/route.ts';
import type { SearchDeps } from '../deps.ts';
import { listVainSearches, type VainSearchRow } from './vain-search-store.ts';

const PAGE = 50;

/** What the owner sees of searches in vain. */
export const vainSearchRoutes = (deps: Pick<SearchDeps, 'db' | 'translation'>): Route[] => [
  route(listVainSearchesEndpoint, async ({ query: { after } }) => ({
    data: await readPage(deps, after),
  })),
];

async function readPage(
  { db, translation }: Pick<SearchDeps, 'db' | 'translation'>,
  after: string | undefined,
) {
  const found = await listVainSearches(
    db,
    PAGE + 1,
    after === undefined ? undefined : keyIn(after),
  );
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => ({
      keyword: row.keyword,
      japanese: row.japanese,
      times: row.times,
      found: row.found,
      is_read: translation.knowsKeyword(row.keyword),
      first_at: row.firstAt.toISOString(),
      last_at: row.lastAt.toISOString(),
    })),
    ...(found.length > PAGE && last && { next: keyOf(last) }),
  };
}

const keyOf = ({ times, folded }: VainSearchRow): string => `${times} ${folded}`;

function keyIn(after: string) {
  const [, times = '0', folded = ''] = /^(\d{1,15}) (.*)$/s.exec(after) ?? [];
  return { times: Number(times), folded };
}
