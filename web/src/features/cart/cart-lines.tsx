import type { CartEntry } from '@hako/contract/cart/cart';
import { IconBuildingStore } from '@tabler/icons-react';
import { Tag } from '../../ui/figures/tag.tsx';
import styles from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import type { Checked } from './checked-cart.ts';

/** The lines of the cart, grouped by marketplace and seller; what changed since it was put in stands at the line, old and new. */
export function CartLines({
  lines,
  checked,
  siteNames,
  onChanged,
}: {
  readonly lines: readonly CartEntry[];
  readonly checked: readonly Checked[];
  readonly siteNames: (site: string) => string;
  readonly onChanged: () => Promise<void>;
}) {
  const bySite = Map.groupBy(lines, ({ site }) => site);
  return (
    <div className={styles.groups}>
      {[...bySite].map(([site, group]) => (
        <section key={site} aria-label={siteNames(site)}>
          <h2 className={styles.site}>{siteNames(site)}</h2>
          {[...Map.groupBy(group, ({ _id, seller }) => seller?.id ?? _id).values()].map(
            (ofSeller) => (
              <SellerLines
                key={ofSeller[0]?._id}
                lines={ofSeller}
                checked={checked}
                onChanged={onChanged}
              />
            ),
          )}
        </section>
      ))}
    </div>
  );
}

/** What one seller sends, with the name where there is more than a code, and a word where the shipping inside Japan is paid once. */
function SellerLines({
  lines,
  checked,
  onChanged,
}: Pick<Parameters<typeof CartLines>[0], 'lines' | 'checked' | 'onChanged'>) {
  const seller = lines[0]?.seller;
  const isShared = lines.some(({ _id }) =>
    checked.some(({ id, sent_with: payer }) => id === _id && payer !== null),
  );
  return (
    <section aria-label={seller ? `Người bán ${seller.name}` : undefined} className={styles.seller}>
      {seller ? (
        <p className={styles.sellerName}>
          <IconBuildingStore aria-hidden="true" size={16} /> <span lang="ja">{seller.name}</span>
          {isShared ? <Tag tone="good">Phí vận chuyển nội địa Nhật tính một lần</Tag> : null}
        </p>
      ) : null}
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line._id}>
            <CartLine
              line={line}
              check={checked.find(({ id }) => id === line._id)}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
