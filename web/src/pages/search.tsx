import { searchCatalogWholeEndpoint } from '@hako/contract/search';
import { Suspense } from 'react';
import { Await, Link, redirect, type RouterContextProvider } from 'react-router';
import { load } from '../api/load.ts';
import { listingCardView } from '../features/marketplaces/listing-card-view.ts';
import { ListingCard, ListingGrid } from '../features/marketplaces/listing-card.tsx';
import { siteName } from '../features/marketplaces/site-name.ts';
import { SearchFilters } from '../features/search/search-filters.tsx';
import { ALL_SITES, readSearch, type SearchQuery } from '../features/search/search-query.ts';
import { type Card, type SearchAnswer, SiteCount, SiteResults } from '../features/search/site-results.tsx';
import styles from '../features/search/search.module.css';
import { SearchBox } from '../shell/search-box.tsx';
import { SITE_LINKS } from '../shell/links.ts';
import { isLink } from '../text/keyword.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Pager } from '../ui/pager.tsx';
import { EmptyState, Skeleton } from '../ui/states.tsx';
import type { Route } from './+types/search';

const PAGE_SIZE = 24;
const FIRST_PICTURES = 4;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.query.q ?? 'Tìm kiếm'} · Hako` }];

/** Asks every site for itself, so that each one's answer reaches the page when it comes. A pasted link leads to its item. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = readSearch(new URL(request.url).searchParams);
  const site = params.site ?? ALL_SITES;
  if (query.q && isLink(query.q)) throw redirect(await pathOfLink(context, query.q));
  const sites = site === ALL_SITES ? SITE_LINKS.map(({ to }) => to.slice(1)) : [site];
  const isAsked = query.q !== undefined || query.category !== undefined || query.seller !== undefined;
  return { query, site, groups: isAsked ? sites.map((one) => ({ site: one, answer: ask(context, query, one) })) : [] };
}

async function ask(context: Readonly<RouterContextProvider>, query: SearchQuery, site: string): Promise<SearchAnswer> {
  return load(context, searchCatalogWholeEndpoint, { query: { ...query, sites: site, size: PAGE_SIZE } });
}

async function pathOfLink(context: Readonly<RouterContextProvider>, link: string): Promise<string> {
  const { query } = await load(context, searchCatalogWholeEndpoint, { query: { q: link } });
  return query.link_path ?? '/';
}

export default function SearchPage({ loaderData: { query, site, groups } }: Route.ComponentProps) {
  const isAlone = groups.length === 1;
  if (groups.length === 0)
    return (
      <EmptyState title="Bạn muốn tìm gì ở Nhật?">
        <p>Gõ tiếng Việt có dấu hay không dấu, tên tiếng Nhật, mã sản phẩm, hoặc dán link.</p>
        <SearchBox isLarge />
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>{query.q ?? siteName(site)}</h1>
        <Suspense key={JSON.stringify(query)} fallback={<p>Đang hỏi {groups.map((group) => siteName(group.site)).join(' và ')}…</p>}>
          <Await resolve={groups[0]?.answer} errorElement={<p />}>
            {(answer) => <Asked answer={answer as SearchAnswer} query={query} />}
          </Await>
        </Suspense>
      </div>
      <div className={styles.body}>
        <SearchFilters query={query} />
        <div className={styles.sites}>
          {groups.map((group) => (
            <Suspense key={`${group.site}${JSON.stringify(query)}`} fallback={<Waiting site={group.site} />}>
              <Await resolve={group.answer} errorElement={<SiteFailed site={group.site} />}>
                {(answer) => <SiteSection answer={answer as SearchAnswer} site={group.site} isAlone={isAlone} query={query} />}
              </Await>
            </Suspense>
          ))}
        </div>
      </div>
    </div>
  );
}

/** What the sites were asked, in Japanese, and a way to ask with one's own words instead. */
function Asked({ answer: { query: asked }, query }: { answer: SearchAnswer; query: SearchQuery }) {
  if (!asked.is_translated) return <p>Tìm bằng đúng từ bạn gõ.</p>;
  return (
    <p>
      Tìm bằng tiếng Nhật: <span lang="ja">{asked.japanese}</span> ·{' '}
      <Link to={`?keyword=${encodeURIComponent(query.q ?? '')}&__auto_translate_keyword=off`}>tìm đúng từ đã gõ</Link>
    </p>
  );
}

function SiteSection({ answer, site, isAlone, query }: { answer: SearchAnswer; site: string; isAlone: boolean; query: SearchQuery }) {
  const group = answer.groups[0];
  if (!group) return null;
  const page = query.page ?? 1;
  const total = group.type === 'results' ? (group.has_more ? Math.max(group.total, (page + 1) * PAGE_SIZE) : (page - 1) * PAGE_SIZE + group.cards.length) : 0;
  return (
    <section className={styles.site} aria-label={group.name}>
      <header className={styles.siteHead}>
        <h2>{group.name}</h2>
        <SiteCount group={group} />
      </header>
      <SiteResults group={group} isAlone={isAlone} page={page} draw={(cards, isTranslating) => <Cards cards={cards} name={group.name} isTranslating={isTranslating} />} />
      {group.type !== 'results' ? null : isAlone ? (
        <Pager page={page} size={PAGE_SIZE} total={Math.min(total, 100 * PAGE_SIZE)} />
      ) : group.has_more ? (
        <ButtonLink to={`/${site}/search?keyword=${encodeURIComponent(query.q ?? '')}&page=2`} isWide>
          Xem thêm ở {group.name}
        </ButtonLink>
      ) : null}
    </section>
  );
}

function Cards({ cards, name, isTranslating }: { cards: readonly Card[]; name: string; isTranslating: boolean }) {
  return (
    <ListingGrid label={`Kết quả ở ${name}`}>
      {cards.map((card, index) => (
        <li key={card.code}>
          <ListingCard listing={listingCardView(card, isTranslating)} isFirst={index < FIRST_PICTURES} level={3} />
        </li>
      ))}
    </ListingGrid>
  );
}

function Waiting({ site }: { site: string }) {
  return (
    <section className={styles.site} aria-label={siteName(site)} aria-busy="true">
      <header className={styles.siteHead}>
        <h2>{siteName(site)}</h2>
        <span className={styles.count}>đang hỏi…</span>
      </header>
      <div className={styles.waiting}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity.
          <Skeleton key={index} height={280} />
        ))}
      </div>
    </section>
  );
}

function SiteFailed({ site }: { site: string }) {
  return (
    <section className={styles.site} aria-label={siteName(site)}>
      <header className={styles.siteHead}>
        <h2>{siteName(site)}</h2>
      </header>
      <p className={styles.quiet}>{siteName(site)} chưa trả lời. Kết quả ở các sàn khác vẫn đầy đủ.</p>
    </section>
  );
}
