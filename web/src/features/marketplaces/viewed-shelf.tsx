import type { listRecentlyViewedEndpoint } from '@hako/contract/discovery';
import type { EndpointReply } from '@hako/contract/endpoint';
import { Link } from 'react-router';
import { Yen } from '../../ui/money.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Shelf } from './listing-shelf.tsx';
import styles from './listing-shelf.module.css';
import { itemPath, siteName } from '../../text/sites.ts';

type Viewed = EndpointReply<typeof listRecentlyViewedEndpoint>['data']['results'];

/** What this person looked at last, small: to find the way back. Nothing when there is nothing. */
export function ViewedShelf({ viewed }: { readonly viewed: Viewed }) {
  if (viewed.length === 0) return null;
  return (
    <Shelf title="Bạn vừa xem">
      <ul role="list" aria-label="Bạn vừa xem" className={`${styles.strip} ${styles.small}`}>
        {viewed.map((one) => (
          <li key={one.id} className={styles.viewed}>
            <Picture src={one.images[0]} alt="" />
            <small>{siteName(one.source)}</small>
            <Link to={itemPath(one.source, one.product_id)} lang="ja">
              {one.product_name}
            </Link>
            {one.price > 0 ? <Yen amount={one.price} size="small" /> : null}
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
