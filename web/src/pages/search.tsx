import { siteName } from '@hako/contract/marketplaces/sites';
import { resolveObjectEndpoint } from '@hako/contract/search/discovery';
import { readMergedPageEndpoint } from '@hako/contract/search/merged-search';
import { readTypicalPriceEndpoint } from '@hako/contract/search/typical-price';
import { type ReactNode, useState } from 'react';
import {
  isRouteErrorResponse,
  redirect,
  type RouterContextProvider,
  useSearchParams,
} from 'react-router';
import { call } from '../api/client.ts';
import { load, loadOr, type RefusedLoad, soon } from '../api/load.ts';
import { requireServedSite, useSiteNames } from '../api/served-sites.ts';
import { Heart } from '../features/favorites/heart.tsx';
import { useViewer, type Viewer } from '../parts/viewer.ts';
import { CardGrid } from '../features/marketplaces/cards/card-grid.tsx';
import { TypicalTile } from '../features/marketplaces/item/typical-price.tsx';
import { movedTo } from '../features/search/moved-search.ts';
import { SaveSearchButton } from '../features/search/saved-search-button.tsx';
import { FoundList } from '../features/search/found-list.tsx';
import type { DrawCards } from '../features/search/results.tsx';
import { SearchBar } from '../features/search/filters/search-bar.tsx';
import { SearchFilters } from '../features/search/filters/search-filters.tsx';
import { ALL_SITES, questionOf } from '../features/search/search-query.ts';
import { UnsupportedLink } from '../features/search/unsupported-link.tsx';
import styles from '../features/search/search.module.css';
import { FailureNote } from '../shell/frame/failure-page.tsx';
import { SearchBox } from '../shell/search/search-box.tsx';
import { isLink } from '../text/keyword.ts';
import { pageMeta } from '../text/page-meta.ts';
import { ButtonLink } from '../ui/forms/button.tsx';
import { EmptyState } from '../ui/frames/states.tsx';
import type { Route } from './+types/search';
import NotFound from './not-found.tsx';

const PAGE_SIZE = 40;
/** Sites that answer so soon are in the page itself; the others are streamed behind its frame. Milliseconds. */
const SOON_MS = 400;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [{ title: 'Tìm kiếm · Hako' }];
  const { query, site, origin } = loaderData;
  const where = site === ALL_SITES ? 'các sàn Nhật' : siteName(site);
  return pageMeta({
    title: query.q ? `${query.q} · ${where}` : `Tìm trên ${where}`,
    description: `${query.q ?? 'Hàng Nhật'} trên ${where}, kèm giá về tới nhà bằng đồng. Tìm bằng tiếng Việt có dấu hay không dấu.`,
    origin,
    path: `/${site}/search${query.q ? `?keyword=${encodeURIComponent(query.q)}` : ''}`,
    isUnlisted: true,
  });
};

/** The first page of the list, sent when it is whole. A pasted link leads to its item. */
export async function loader({ context, params: { site }, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const asked = questionOf(site, searchParams);
  if (site === 'shop-place')
    throw redirect(`/shop-place?${new URLSearchParams({ q: asked.query.q ?? '' })}`);
  const moved = movedTo(site, searchParams);
  if (moved) throw redirect(moved);
  if (asked.query.q && isLink(asked.query.q))
    throw redirect(await pathOfLink(context, asked.query.q));
  if (site !== ALL_SITES) await requireServedSite(context, site);
  return {
    origin,
    ...asked,
    page: asked.isAsked
      ? await soon(
          loadOr(
            context,
            readMergedPageEndpoint,
            { query: { ...asked.query, size: PAGE_SIZE } },
            null,
          ),
          SOON_MS,
        )
      : null,
    typical: asked.query.q
      ? loadOr(
          context,
          readTypicalPriceEndpoint,
          { query: { q: asked.query.q, translate: asked.query.translate } },
          null,
        )
      : null,
  };
}

/** From page to page in the browser nothing waits: the list is told as the sites answer. */
export async function clientLoader({
  params: { site },
  request,
  serverLoader,
}: Route.ClientLoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const asked = questionOf(site, searchParams);
  const isPlain =
    site !== 'shop-place' &&
    movedTo(site, searchParams) === undefined &&
    !(asked.query.q && isLink(asked.query.q));
  if (!isPlain) return serverLoader();
  const { q, translate } = asked.query;
  return {
    origin,
    ...asked,
    page: null,
    typical: q
      ? call(readTypicalPriceEndpoint, { query: { q, translate } }).catch(() => null)
      : null,
  };
}

async function pathOfLink(context: Readonly<RouterContextProvider>, link: string): Promise<string> {
  const { data: found } = await load(context, resolveObjectEndpoint, {
    body: { url: link.slice(0, 4_000) },
  });
  return found.path;
}

/** A link that leads to nothing we know leaves the person at the search box; an address of a site that is not served is simply wrong. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const served = useSiteNames();
  const typed = useSearchParams()[0].get('keyword') ?? '';
  if (!isRouteErrorResponse(error)) return <FailureNote error={error} />;
  if (error.status === 404) return <NotFound />;
  if ((error.data as RefusedLoad | null)?.code !== 'marketplaces.link-not-supported')
    return <FailureNote error={error} />;
  return (
    <UnsupportedLink message={(error.data as RefusedLoad).message} typed={typed} served={served}>
      <SearchBox isLarge />
    </UnsupportedLink>
  );
}

export default function SearchPage({
  loaderData: { query, site, isAsked, page, typical },
}: Route.ComponentProps) {
  const served = useSiteNames();
  const viewerId = customerIn(useViewer());
  const [saved, setSaved] = useState<string>();
  // The header has a search box for customers only; everybody else changes their words here.
  const hasOwnBox = viewerId === null;
  if (!isAsked)
    return (
      <EmptyState title="Bạn muốn tìm gì ở Nhật?">
        <p>Gõ tiếng Việt có dấu hay không dấu, tên tiếng Nhật, mã sản phẩm, hoặc dán link.</p>
        <SearchBox isLarge ofSite={site} />
      </EmptyState>
    );
  const saveAs = (isSign: boolean) => (
    <SaveSearchButton
      isSign={isSign}
      asked={query}
      sites={query.sites ? [query.sites] : []}
      viewerId={viewerId}
      saved={saved}
      onSaved={setSaved}
    />
  );
  return (
    <div className={styles.page}>
      {hasOwnBox ? <SearchBox isLarge ofSite={site} /> : null}
      <h1 className="unseen">{query.q ?? siteName(site)}</h1>
      <div className={styles.body}>
        <SearchFilters query={{ ...query, size: PAGE_SIZE }} />
        <FoundList
          key={JSON.stringify(query)}
          page={page}
          query={{ ...query, size: PAGE_SIZE }}
          served={served}
          chosen={site}
          bar={<SearchBar query={query}>{saveAs(true)}</SearchBar>}
          whenNothing={
            <>
              {saveAs(false)}
              <ButtonLink to="/account/quotes/request">Nhờ báo giá</ButtonLink>
            </>
          }
          draw={(cards) => <Cards cards={cards} usual={<TypicalTile answer={typical} />} />}
        />
      </div>
    </div>
  );
}

const customerIn = (viewer: Viewer | null) => (viewer?.kind === 'customer' ? viewer.id : null);

function Cards({
  cards,
  usual,
}: {
  readonly cards: Parameters<DrawCards>[0];
  /** What such goods usually cost: among the cards. */
  readonly usual: ReactNode;
}) {
  const viewerId = customerIn(useViewer());
  const feet = new Map(cards.map(({ card, foot }) => [card, foot]));
  return (
    <CardGrid
      label="Kết quả tìm kiếm"
      cards={cards.map(({ card }) => card)}
      heart={(card) => <Heart listing={card} viewerId={viewerId} />}
      foot={(card) => feet.get(card)}
      tile={usual}
    />
  );
}
