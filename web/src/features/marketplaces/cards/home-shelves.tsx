import { siteName } from '@hako/contract/marketplaces/sites';
import type { ReactNode } from 'react';
import { sitePath } from '../../../text/sites.ts';
import { CardShelf, ListingShelf } from './listing-shelf.tsx';
import type { readHomeShelves } from './read-home-shelves.ts';

/** The rows of the first page, each from the site that has such a list. */
export function HomeShelves({
  shelves: { endingSoon, deals, ranking, fresh },
  heart,
  children,
}: {
  readonly shelves: ReturnType<typeof readHomeShelves>;
  readonly heart: Parameters<typeof ListingShelf>[0]['heart'];
  /** Stands after the first row. */
  readonly children?: ReactNode;
}) {
  return (
    <>
      {endingSoon ? (
        <ListingShelf
          title={`Sắp kết thúc trên ${siteName(endingSoon.site)}`}
          more={`${sitePath(endingSoon.site)}/search?kind=auction&sort=ending-soon`}
          answer={endingSoon.answer}
          heart={heart}
        />
      ) : null}
      {children}
      {deals ? (
        <CardShelf
          title={`Đang giảm giá trên ${siteName(deals.site)}`}
          more={`${sitePath(deals.site)}/deals`}
          answer={deals.answer}
          heart={heart}
        />
      ) : null}
      {ranking ? (
        <CardShelf
          title={`Bán chạy trên ${siteName(ranking.site)}`}
          more={`${sitePath(ranking.site)}/ranking`}
          answer={ranking.answer}
          heart={heart}
          ranks
        />
      ) : null}
      {fresh ? (
        <ListingShelf
          title="Vừa đăng trên Mercari"
          more="/mercari/search?sort=newest"
          answer={fresh}
          heart={heart}
        />
      ) : null}
    </>
  );
}
