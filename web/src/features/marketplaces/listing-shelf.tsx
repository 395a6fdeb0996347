import type { EndpointReply } from '@hako/contract/endpoint';
import type { searchCatalogWholeEndpoint } from '@hako/contract/search';
import { type ReactNode, Suspense } from 'react';
import { Await, Link } from 'react-router';
import { autoTranslate } from '../../device/settings.ts';
import { Skeleton } from '../../ui/states.tsx';
import { listingCardView } from './listing-card-view.ts';
import { ListingCard } from './listing-card.tsx';
import styles from './listing-shelf.module.css';

type Answer = EndpointReply<typeof searchCatalogWholeEndpoint> | null;
type Group = NonNullable<Answer>['groups'][number];

/** One row of listings under a heading: a strip to swipe on phones, a grid on wide screens. `answer` may still be on its way; a site that stays silent costs only this row. */
export function ListingShelf({
  title,
  more,
  answer,
  heart,
}: {
  readonly title: string;
  /** Where all of them are. */
  readonly more: string;
  readonly answer: Promise<Answer>;
  /** The favourite button of a card, given by the page. */
  readonly heart?: (card: Extract<Group, { type: 'results' }>['cards'][number]) => ReactNode;
}) {
  return (
    <Shelf title={title} action={<Link to={more}>Xem tất cả</Link>}>
      <Suspense fallback={<Waiting />}>
        <Await resolve={answer} errorElement={<Silent />}>
          {(settled) => <Cards group={(settled as Answer)?.groups[0]} title={title} heart={heart} />}
        </Await>
      </Suspense>
    </Shelf>
  );
}

/** Heading and place of a row; also for rows whose cards are of another kind. */
export function Shelf({ title, action, children }: { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.shelf}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

/** The strip itself. */
function Strip({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} className={styles.strip}>
      {children}
    </ul>
  );
}

function Cards({ group, title, heart }: { group: Group | undefined; title: string; heart: Parameters<typeof ListingShelf>[0]['heart'] }) {
  const isTranslating = autoTranslate.use();
  if (group?.type !== 'results') return <Silent message={group?.message} />;
  if (group.cards.length === 0) return <p className={styles.quiet}>Lúc này chưa có món nào.</p>;
  return (
    <Strip label={title}>
      {group.cards.map((card) => (
        <li key={card.code}>
          <ListingCard listing={listingCardView(card, isTranslating)} level={3} heart={heart?.(card)} />
        </li>
      ))}
    </Strip>
  );
}

function Silent({ message }: { message?: string | undefined }) {
  return <p className={styles.quiet}>{message ?? 'Sàn này chưa trả lời. Bạn vẫn tìm và mua ở các sàn khác như thường.'}</p>;
}

function Waiting() {
  return (
    <div className={styles.strip} aria-busy="true">
      {Array.from({ length: 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity.
        <div key={index}>
          <Skeleton height={320} />
        </div>
      ))}
    </div>
  );
}
