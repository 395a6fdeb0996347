import { readCatalogCategoriesEndpoint } from '@hako/contract/catalog-around';
import { searchCatalogWholeEndpoint } from '@hako/contract/search';
import { Suspense } from 'react';
import { Await, data, isRouteErrorResponse, Link, redirect, type RouterContextProvider, useSearchParams } from 'react-router';
import { load, loadOr, type RefusedLoad } from '../api/load.ts';
import { autoTranslate } from '../device/settings.ts';
import type { CategoryBranch } from '../features/marketplaces/category-links.tsx';
import { Heart } from '../features/favorites/heart.tsx';
import { useViewer } from '../features/identity/viewer.ts';
import { listingCardView } from '../features/marketplaces/listing-card-view.ts';
import { ListingCard, ListingGrid } from '../features/marketplaces/listing-card.tsx';
import { siteName } from '../features/marketplaces/site-name.ts';
import { Chips } from '../features/search/chips.tsx';
import { SearchFilters } from '../features/search/search-filters.tsx';
import { ALL_SITES, readSearch, type SearchQuery } from '../features/search/search-query.ts';
import { type Card, type SearchAnswer, SiteCount, SiteResults } from '../features/search/site-results.tsx';
import styles from '../features/search/search.module.css';
import { AskedIn, SiteFailed, SiteWaiting } from '../features/search/search-states.tsx';
import { FailureNote } from '../shell/failure-page.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { SITE_LINKS } from '../shell/links.ts';
import { isLink } from '../text/keyword.ts';
import { pageMeta } from '../text/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Pager } from '../ui/pager.tsx';
import { EmptyState, Skeleton } from '../ui/states.tsx';
import type { Route } from './+types/search';
import NotFound from './not-found.tsx';

const PAGE_SIZE = 24;
const FIRST_PICTURES = 4;

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

/** Asks every site for itself, so that each one's answer reaches the page when it comes. A pasted link leads to its item. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const query = readSearch(searchParams);
  const site = params.site;
  const known = SITE_LINKS.map(({ to }) => to.slice(1));
  if (site !== ALL_SITES && !known.includes(site)) throw data(null, { status: 404 });
  if (query.q && isLink(query.q)) throw redirect(await pathOfLink(context, query.q));
  const sites = site === ALL_SITES ? known : [site];
  // Everything of one site may be looked through in some order; everything of all sites is no question.
  const isAsked =
    query.q !== undefined || query.category !== undefined || query.seller !== undefined || (site !== ALL_SITES && query.sort !== undefined);
  const groups = isAsked ? sites.map((one) => ({ site: one, answer: ask(context, query, one) })) : [];
  return {
    origin,
    query,
    site,
    groups,
    // How the keyword was read is the same at every site: the first answer tells.
    asked: isAsked ? Promise.any(groups.map(({ answer }) => answer)).then((answer) => answer.query) : null,
    categories:
      site !== ALL_SITES && query.category
        ? loadOr(context, readCatalogCategoriesEndpoint, { params: { site }, query: { id: query.category } }, null)
        : null,
  };
}

async function ask(context: Readonly<RouterContextProvider>, query: SearchQuery, site: string): Promise<SearchAnswer> {
  return load(context, searchCatalogWholeEndpoint, { query: { ...query, sites: site, size: PAGE_SIZE } });
}

async function pathOfLink(context: Readonly<RouterContextProvider>, link: string): Promise<string> {
  const { query } = await load(context, searchCatalogWholeEndpoint, { query: { q: link } });
  return query.link_path ?? '/';
}

/** A link that leads to nothing we know leaves the person at the search box; an address of a site that is not served is simply wrong. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <FailureNote error={error} />;
  if (error.status === 404) return <NotFound />;
  if ((error.data as RefusedLoad | null)?.code !== 'marketplaces.link-not-supported') return <FailureNote error={error} />;
  return (
    <EmptyState title={(error.data as RefusedLoad).message}>
      <p>Hako nhận link sản phẩm của {SITE_LINKS.map(({ label }) => label).join(' và ')}. Bạn cũng có thể gõ tên món hàng.</p>
      <SearchBox isLarge />
    </EmptyState>
  );
}

export default function SearchPage({ loaderData: { query, site, groups, asked, categories } }: Route.ComponentProps) {
  const isAlone = groups.length === 1;
  if (groups.length === 0)
    return (
      <EmptyState title="Bạn muốn tìm gì ở Nhật?">
        <p>Gõ tiếng Việt có dấu hay không dấu, tên tiếng Nhật, mã sản phẩm, hoặc dán link.</p>
        <SearchBox isLarge ofSite={site} />
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>{query.q ?? (query.seller ? `Hàng của một người bán trên ${siteName(site)}` : siteName(site))}</h1>
        {query.q ? (
          <Suspense key={JSON.stringify(query)} fallback={<p>Đang hỏi {groups.map((group) => siteName(group.site)).join(' và ')}…</p>}>
            <Await resolve={asked} errorElement={<p />}>
              {(opening) => (opening ? <AskedIn asked={opening} /> : null)}
            </Await>
          </Suspense>
        ) : null}
      </div>
      {categories ? (
        <Suspense fallback={<Skeleton height={44} />}>
          <Await resolve={categories} errorElement={null}>
            {(branch) => (branch ? <Deeper site={site} branch={branch.data} /> : null)}
          </Await>
        </Suspense>
      ) : null}
      <div className={styles.body}>
        <SearchFilters query={query} />
        <div className={styles.sites}>
          {groups.map((group) => (
            <Suspense key={`${group.site}${JSON.stringify(query)}`} fallback={<SiteWaiting name={siteName(group.site)} />}>
              <Await resolve={group.answer} errorElement={<SiteFailed name={siteName(group.site)} />}>
                {(answer) => <SiteSection answer={answer as SearchAnswer} site={group.site} isAlone={isAlone} query={query} />}
              </Await>
            </Suspense>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Where in the site's categories one stands, and what lies below. */
function Deeper({ site, branch: { current, children } }: { site: string; branch: CategoryBranch }) {
  const isTranslating = autoTranslate.use();
  const nameOf = (category: { name: string; name_vi: string }) => (isTranslating ? category.name_vi : category.name);
  const chips = children.map((child) => ({ to: `/${site}/search?category=${child.id}`, label: nameOf(child) }));
  return (
    <div className={styles.deeper}>
      <p>
        <Link to={`/${site}`}>{siteName(site)}</Link>
        {current ? <> / {nameOf(current)}</> : null}
      </p>
      <Chips title="Danh mục nhỏ hơn" chips={chips} />
    </div>
  );
}

function SiteSection({ answer, site, isAlone, query }: { answer: SearchAnswer; site: string; isAlone: boolean; query: SearchQuery }) {
  const [search] = useSearchParams();
  const told = answer.groups[0];
  if (!told) return null;
  const group = { ...told, name: siteName(site) };
  const page = query.page ?? 1;
  const total =
    group.type === 'results' ? (group.has_more ? Math.max(group.total, (page + 1) * PAGE_SIZE) : (page - 1) * PAGE_SIZE + group.cards.length) : 0;
  return (
    <section className={styles.site} aria-label={group.name}>
      <header className={styles.siteHead}>
        <h2>{group.name}</h2>
        <SiteCount group={group} />
      </header>
      <SiteResults
        group={group}
        isAlone={isAlone}
        page={page}
        draw={(cards, isTranslating) => <Cards cards={cards} name={group.name} isTranslating={isTranslating} />}
      />
      {group.type !== 'results' ? null : isAlone ? (
        <Pager page={page} size={PAGE_SIZE} total={Math.min(total, 100 * PAGE_SIZE)} />
      ) : group.has_more ? (
        <ButtonLink to={`/${site}/search?${pageTwo(search)}`} isWide>
          Xem thêm ở {group.name}
        </ButtonLink>
      ) : null}
    </section>
  );
}

function Cards({ cards, name, isTranslating }: { cards: readonly Card[]; name: string; isTranslating: boolean }) {
  const viewer = useViewer();
  const viewerId = viewer?.kind === 'customer' ? viewer.id : null;
  return (
    <ListingGrid label={`Kết quả ở ${name}`}>
      {cards.map((card, index) => (
        <li key={card.code}>
          <ListingCard
            listing={listingCardView(card, isTranslating)}
            isFirst={index < FIRST_PICTURES}
            level={3}
            heart={<Heart listing={card} viewerId={viewerId} />}
          />
        </li>
      ))}
    </ListingGrid>
  );
}

function pageTwo(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('page', '2');
  return next;
}
