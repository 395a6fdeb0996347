import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import { Pager } from '../../../ui/frames/pager.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { EmptyState, Skeleton } from '../../../ui/frames/states.tsx';
import { type Card, CardGrid } from './card-grid.tsx';
import { totalOf } from '../lists/sort-links.tsx';

export interface CardListAnswer {
  readonly data: {
    readonly page: number;
    readonly total: number;
    readonly has_more: boolean;
    readonly cards: readonly Card[];
  };
}

/** What went wrong on the way is not told to browsers; that the site did not answer is all there is to say of a list that was asked for. */
function Silent() {
  return (
    <EmptyState
      title="Sàn này chưa phản hồi"
      action={<Button onClick={() => location.reload()}>Thử lại</Button>}
    >
      Các sàn khác vẫn tìm và mua được như thường.
    </EmptyState>
  );
}

/** A numbered list of cards that may still be on its way. `size` is how many were asked for. */
export function CardList({
  label,
  answer,
  size,
  heart,
  isRanked = false,
  empty,
}: {
  readonly label: string;
  readonly answer: Promise<CardListAnswer>;
  readonly size: number;
  readonly heart: (card: Card) => ReactNode;
  readonly isRanked?: boolean;
  readonly empty: string;
}) {
  return (
    <Suspense fallback={<Skeleton lines={3} height={340} />}>
      <Await resolve={answer} errorElement={<Silent />}>
        {({ data: found }) =>
          found.cards.length === 0 ? (
            <EmptyState title={found.page > 1 ? 'Bạn đã xem hết danh sách.' : empty}>
              Thử lại sau, hoặc tìm bằng từ khóa ở ô tìm kiếm.
            </EmptyState>
          ) : (
            <>
              <CardGrid
                label={label}
                cards={found.cards}
                heart={heart}
                ranks={isRanked ? (found.page - 1) * size + 1 : undefined}
              />
              <Pager page={found.page} size={size} total={totalOf(found, found.page, size)} />
            </>
          )
        }
      </Await>
    </Suspense>
  );
}
