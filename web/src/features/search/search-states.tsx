import type { CatalogOpening } from '@hako/contract/search/search';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Static } from 'typebox';
import { Button } from '../../ui/forms/button.tsx';
import { Banner, EmptyState, Skeleton } from '../../ui/frames/states.tsx';
import type { Found, FoundAtSite } from './merged-state.ts';
import { countFilters, type SearchQuery, withoutFilters } from './search-query.ts';
import styles from './search.module.css';

const CONDITION_TEXTS = { new: 'chỉ hàng mới', used: 'chỉ hàng đã qua sử dụng' } as const;

/** What the sites are asked, in Japanese, and a way to ask with one's own words instead, or back. */
export function AskedIn({ asked }: { readonly asked: Static<typeof CatalogOpening> | undefined }) {
  const [search] = useSearchParams();
  if (!asked) return null;
  if (asked.keyword === '') return null;
  const isOff = search.get('__auto_translate_keyword') === 'off';
  const other = new URLSearchParams(search);
  if (isOff) other.delete('__auto_translate_keyword');
  else other.set('__auto_translate_keyword', 'off');
  return (
    <p className={styles.asked}>
      {asked.is_translated ? (
        <>
          <span className={styles.roomy}>Đang tìm: </span>
          <span lang="ja">{asked.japanese}</span>
          {asked.condition ? `, ${CONDITION_TEXTS[asked.condition]}` : ''} ·{' '}
          <Link to={`?${other}`}>
            <span className={styles.roomy}>tìm </span>đúng từ đã gõ
          </Link>
        </>
      ) : (
        <>
          Đang tìm đúng từ bạn gõ.{' '}
          {isOff ? <Link to={`?${other}`}>Dịch từ khóa sang tiếng Nhật</Link> : null}
        </>
      )}
    </p>
  );
}

/** The places of cards that are on their way, of their size. */
export function WaitingGrid({ count = 8 }: { readonly count?: number }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity.
        <Skeleton key={index} height={340} />
      ))}
    </div>
  );
}

/** What is not whole about an answer, in words: which sites are silent, shown from before, or matched only some of the words. */
export function SiteNotes({
  sites,
  onAgain,
}: {
  readonly sites: readonly FoundAtSite[];
  readonly onAgain: () => void;
}) {
  const silent = sites.filter(({ state }) => state === 'missing');
  const before = sites.filter(({ state }) => state === 'kept');
  const partial = sites.filter(({ is_partial_match }) => is_partial_match);
  if (silent.length + before.length + partial.length === 0) return null;
  return (
    <div className={styles.notes}>
      {silent.length > 0 ? (
        <Banner
          tone="estimate"
          action={
            <Button isSmall onClick={onAgain}>
              Thử lại
            </Button>
          }
        >
          {silent.length === 1
            ? (silent[0]?.message ??
              `${silent[0]?.name} chưa phản hồi. Kết quả của các sàn khác vẫn đầy đủ.`)
            : `${named(silent)} chưa phản hồi. Kết quả của các sàn còn lại vẫn đầy đủ.`}
        </Banner>
      ) : null}
      {before.map(({ site, message }) => (
        <Banner key={site} tone="estimate">
          {message}
        </Banner>
      ))}
      {partial.length > 0 ? (
        <Banner tone="plain">
          {named(partial)} không có món nào khớp hết từ khóa; dưới đây là kết quả gần đúng.
        </Banner>
      ) : null}
    </div>
  );
}

/** `A`, `A và B`, `A, B và C`. */
function named(sites: readonly FoundAtSite[]): string {
  const names = sites.map(({ name }) => name);
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} và ${names.at(-1)}`;
}

const MOST_NEARBY = 3;

/** A word left out of what was typed: searches that may find more. */
function nearbyOf(typed: string | undefined): readonly string[] {
  const words = (typed ?? '').split(' ').filter(Boolean);
  if (words.length < 2) return [];
  const shorter = words.map((_, left) => words.filter((_word, at) => at !== left).join(' '));
  return [...new Set(shorter)].toReversed().slice(0, MOST_NEARBY);
}

/** Nothing was found: why, what was asked in Japanese, and what to do next. */
export function Nothing({
  found,
  query,
  next,
}: {
  readonly found: Found;
  readonly query: SearchQuery;
  /** What else may be done. */
  readonly next: ReactNode;
}) {
  const [search] = useSearchParams();
  const isSilent = found.sites.length > 0 && found.sites.every(({ state }) => state === 'missing');
  if (isSilent)
    return (
      <EmptyState title="Chưa sàn nào phản hồi">
        Không phải do bạn: các sàn đang không kết nối được. Bạn thử lại sau ít phút nhé, giỏ hàng và
        đặt giá của bạn vẫn còn nguyên.
      </EmptyState>
    );
  const japanese = found.opening?.keyword;
  const hasFilters = countFilters(query) > 0;
  return (
    <EmptyState title="Không tìm thấy món phù hợp">
      <p>
        {japanese ? (
          <>
            Hako đã tìm “<span lang="ja">{japanese}</span>”.{' '}
          </>
        ) : null}
        Thử bỏ bớt từ, bỏ bộ lọc, hoặc gõ tên tiếng Nhật hay mã sản phẩm.
      </p>
      <ul role="list" className={styles.nearby} aria-label="Thử tìm">
        {hasFilters ? (
          <li>
            <Link to={`?${withoutFilters(search)}`}>Xóa bộ lọc</Link>
          </li>
        ) : null}
        {nearbyOf(query.q).map((words) => (
          <li key={words}>
            <Link to={`?${new URLSearchParams({ keyword: words })}`}>{words}</Link>
          </li>
        ))}
      </ul>
      {next}
    </EmptyState>
  );
}
