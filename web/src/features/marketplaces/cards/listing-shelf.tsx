import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { searchCatalogWholeEndpoint } from '@hako/contract/search/search';
import { type ReactNode, Suspense } from 'react';
import { Await, Link } from 'react-router';
import { autoTranslate } from '../../../device/settings.ts';
import { Skeleton } from '../../../ui/frames/states.tsx';
import { listingCardView } from './listing-card-view.ts';
import { ListingCard } from './listing-card.tsx';
import strip from '../../../ui/frames/strip.module.css';
import styles from './listing-shelf.module.css';

type Answer = EndpointReply<typeof searchCatalogWholeEndpoint> | null;
type Group = NonNullable<Answer>['groups'][number];
type Card = Extract<Group, { type: 'results' }>['cards'][number];

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
  readonly heart?: ((card: Card) => ReactNode) | undefined;
}) {
  return (
    <Shelf title={title} action={<Link to={more}>Xem tất cả</Link>}>
      <Suspense fallback={<Waiting />}>
        <Await resolve={answer} errorElement={<Silent />}>
          {(settled) => (
            <SiteCards group={(settled as Answer)?.groups[0]} title={title} heart={heart} />
          )}
        </Await>
      </Suspense>
    </Shelf>
  );
}

/** The same for a list that a site keeps itself: what sells best, what is cheaper now. `ranks` numbers them. */
export function CardShelf({
  title,
  more,
  answer,
  heart,
  ranks = false,
}: Omit<Parameters<typeof ListingShelf>[0], 'answer'> & {
  readonly answer: Promise<{ readonly data: { readonly cards: readonly Card[] } } | null>;
  readonly ranks?: boolean;
}) {
  return (
    <Shelf title={title} action={<Link to={more}>Xem tất cả</Link>}>
      <Suspense fallback={<Waiting />}>
        <Await resolve={answer} errorElement={<Silent />}>
          {(settled) =>
            settled ? (
              <Cards cards={settled.data.cards} title={title} heart={heart} ranks={ranks} />
            ) : (
              <Silent />
            )
          }
        </Await>
      </Suspense>
    </Shelf>
  );
}

/** Heading and place of a row; also for rows whose cards are of another kind. */
export function Shelf({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
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
export function Strip({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <ul role="list" aria-label={label} className={`${strip.strip} ${styles.strip}`}>
      {children}
    </ul>
  );
}

type Heart = Parameters<typeof ListingShelf>[0]['heart'];

function SiteCards({
  group,
  title,
  heart,
}: {
  group: Group | undefined;
  title: string;
  heart: Heart;
}) {
  return group?.type === 'results' ? (
    <Cards cards={group.cards} title={title} heart={heart} ranks={false} />
  ) : (
    <Silent message={group?.message} />
  );
}

function Cards({
  cards,
  title,
  heart,
  ranks,
}: {
  cards: readonly Card[];
  title: string;
  heart: Heart;
  ranks: boolean;
}) {
  const isTranslating = autoTranslate.use();
  if (cards.length === 0) return <p className={styles.quiet}>Lúc này chưa có món nào.</p>;
  return (
    <Strip label={title}>
      {cards.map((card, index) => (
        <li key={card.code}>
          <ListingCard
            listing={listingCardView(card, isTranslating)}
            level={3}
            heart={heart?.(card)}
            rank={ranks ? index + 1 : undefined}
          />
        </li>
      ))}
    </Strip>
  );
}

function Silent({ message }: { message?: string | undefined }) {
  return (
    <p className={styles.quiet}>
      {message ?? 'Sàn này chưa phản hồi. Bạn vẫn tìm và mua ở các sàn khác như thường.'}
    </p>
  );
}

function Waiting() {
  return (
    <div className={`${strip.strip} ${styles.strip}`} aria-busy="true">
      {Array.from({ length: 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity.
        <div key={index}>
          <Skeleton height={320} />
        </div>
      ))}
    </div>
  );
}
