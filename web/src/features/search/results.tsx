import type { Site } from '@hako/contract/marketplaces/sites';
import type { MergedPage } from '@hako/contract/search/merged-search';
import type { ReactNode } from 'react';
import type { Static } from 'typebox';
import { autoTranslate } from '../../device/settings.ts';
import { formatCount } from '../../text/money.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Banner, ErrorState } from '../../ui/frames/states.tsx';
import type { Found, Group } from './merged-state.ts';
import { OtherSellers } from './product-group.tsx';
import styles from './search.module.css';
import { ActiveFilters } from './filters/active-filters.tsx';
import { AskedIn, Nothing, SiteNotes, WaitingGrid } from './search-states.tsx';
import { SiteChips } from './site-chips.tsx';
import { type SitesQuery, useFound } from './use-found.ts';

type Member = Group['members'][number];
/** Draws the cards of the first members; the page knows how. `foot` is what stands under a card. */
export type DrawCards = (
  cards: readonly { readonly card: Member; readonly foot: ReactNode; readonly id: string }[],
) => ReactNode;

interface ResultsProps {
  readonly query: SitesQuery;
  readonly served: readonly Site[];
  readonly chosen: string;
  readonly draw: DrawCards;
  /** Order and filters, between the sites and the goods. */
  readonly bar: ReactNode;
  /** What else may be done where nothing was found. */
  readonly whenNothing?: ReactNode;
}

/** One list over the sites that are asked: told whole by `page`, or growing as they answer. */
export function Results({
  page,
  ...props
}: ResultsProps & { readonly page: Static<typeof MergedPage> | null }) {
  const search = useFound(props.query, page);
  const { found, failure } = search;
  const isTranslating = autoTranslate.use();
  const titleOf = (member: Member) => {
    const better = found.titles[`${member.site}:${member.code}`] ?? member.title_vi;
    return isTranslating && better !== '' ? better : member.title;
  };
  const cards = found.groups.flatMap((group) => {
    const [card] = group.members;
    if (!card) return [];
    const title = found.titles[`${card.site}:${card.code}`];
    const foot =
      group.member_count > 1 ? (
        <OtherSellers key={group.id} group={group} titleOf={titleOf} />
      ) : null;
    return [{ id: group.id, card: title ? { ...card, title_vi: title } : card, foot }];
  });
  return (
    <Frame {...props} found={found}>
      <SiteNotes sites={found.sites} onAgain={search.again} />
      {found.restart === null ? null : <Banner>{found.restart}</Banner>}
      {found.rightOrder ? (
        <Banner
          action={
            <Button isSmall onClick={search.takeRightOrder}>
              Sắp xếp lại{' '}
            </Button>
          }
        >
          Đã có đủ kết quả. Hako giữ nguyên thứ tự để bạn không mất chỗ đang xem.
        </Banner>
      ) : null}
      {failure === undefined ? null : <ErrorState error={failure} onRetry={search.again} />}
      {cards.length > 0 ? (
        props.draw(cards)
      ) : found.isFinal ? (
        <Nothing found={found} query={props.query} next={props.whenNothing} />
      ) : failure === undefined ? (
        <WaitingGrid />
      ) : null}
      {cards.length === 0 ? null : found.cursor !== null ? (
        <div className={styles.more}>
          <Button isWide isBusy={search.isLoadingMore} onClick={() => void search.more()}>
            {vi.more}
          </Button>
        </div>
      ) : found.isFinal ? (
        <p className={styles.end}>{vi.endOfList}</p>
      ) : (
        <p className={styles.end} role="status">
          Đang chờ các sàn còn lại…
        </p>
      )}
    </Frame>
  );
}

/** The same frame while nothing is known yet, so that nothing moves when it is. */
export function ResultsWaiting(props: Omit<ResultsProps, 'draw'>) {
  return (
    <Frame {...props} found={undefined}>
      <WaitingGrid />
    </Frame>
  );
}

function Frame({
  found,
  served,
  chosen,
  bar,
  query,
  children,
}: Omit<ResultsProps, 'draw'> & {
  readonly found: Found | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.results}>
      <SiteChips served={served} chosen={chosen} sites={found?.sites ?? []} />
      <div className={styles.top}>
        <div>
          <p className={styles.count} role="status">
            {found && (found.groups.length > 0 || found.isFinal) ? (
              <Count found={found} />
            ) : (
              'Đang tìm trên các sàn…'
            )}
          </p>
          <AskedIn asked={found?.opening} />
        </div>
        {bar}
      </div>
      <ActiveFilters query={query} />
      {children}
    </div>
  );
}

/** How many goods there are, from how many sites: a phone has no room for those. */
function Count({ found: { total, isTotalUpperBound, isFinal, sites } }: { readonly found: Found }) {
  const answered = sites.filter(({ state }) => state === 'answered').length;
  if (total === 0 && isFinal) return `${answered} sàn đã phản hồi`;
  return (
    <>
      {isTotalUpperBound ? 'Tối đa' : 'Khoảng'} {formatCount(total)} món
      {sites.length > 1 ? (
        <span className={styles.roomy}>
          {' '}
          từ {answered}/{sites.length} sàn
        </span>
      ) : null}
      {isFinal ? '' : ', đang tìm tiếp…'}
    </>
  );
}
