import { siteName } from '@hako/contract/marketplaces/sites';
import { Link } from 'react-router';
import { languageOf } from '../../../text/language.ts';
import { Yen } from '../../../ui/figures/money.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { Shelf } from './listing-shelf.tsx';
import strip from '../../../ui/frames/strip.module.css';
import styles from './listing-shelf.module.css';

export interface SmallListing {
  readonly key: string;
  readonly site: string;
  readonly path: string;
  readonly title: string;
  readonly picture: string | undefined;
  readonly priceJpy: number;
}

/** Listings in short, to find the way back or on: picture, site, name, price. Nothing when there are none. */
export function SmallShelf({
  title,
  more,
  listings,
}: {
  readonly title: string;
  readonly more?: string;
  readonly listings: readonly SmallListing[];
}) {
  if (listings.length === 0) return null;
  return (
    <Shelf title={title} action={more ? <Link to={more}>Xem tất cả</Link> : undefined}>
      <ul
        role="list"
        aria-label={title}
        className={`${strip.strip} ${styles.strip} ${styles.small}`}
      >
        {listings.map((one) => (
          <li key={one.key} className={`${strip.card} ${styles.viewed}`}>
            <Picture src={one.picture} alt="" />
            <small>{siteName(one.site)}</small>
            <Link to={one.path} lang={languageOf(one.title)}>
              {one.title}
            </Link>
            {one.priceJpy > 0 ? <Yen amount={one.priceJpy} size="small" /> : null}
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
