import type { CartEntry } from '@hako/contract/cart/cart';
import { IconBuildingStore, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { nearDong } from '../../text/money.ts';
import { Dong } from '../../ui/figures/money.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import styles from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import { pricedLines } from './checkout-cost.tsx';
import { ChooseAll } from './choose-all.tsx';
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
        <SiteLines
          key={site}
          name={siteNames(site)}
          lines={group}
          checked={checked}
          onChanged={onChanged}
        />
      ))}
    </div>
  );
}

type Part = Pick<Parameters<typeof CartLines>[0], 'lines' | 'checked' | 'onChanged'>;

/** What one marketplace sells: chosen at once, with its sum, and folded by its head. */
function SiteLines({ name, lines, checked, onChanged }: Part & { readonly name: string }) {
  const [isUnfolded, setUnfolded] = useState(true);
  // What must be agreed to is not hidden.
  const isOpen = isUnfolded || checked.some((check) => hasNews(check) && hasLine(lines, check.id));
  const chosen = lines.filter(({ selected }) => selected);
  const priced = pricedLines(chosen, { data: checked });
  const isSure = priced.every(({ breakdown }) => breakdown.certainty === 'certain');
  const sum = priced.reduce((total, one) => total + one.breakdown.landed_total.likely, 0);
  const count = `${chosen.length}/${lines.length} món`;
  return (
    <section aria-label={name}>
      <header className={styles.site}>
        <ChooseAll lines={lines} checked={checked} onChanged={onChanged} of={name} />
        <h2>{name}</h2>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={`${name}: chọn ${count}`}
          onClick={() => setUnfolded(!isOpen)}
        >
          {count}
          {chosen.length > 0 && priced.length === chosen.length ? (
            <span>
              · {isSure ? '' : '≈ '}
              <Dong amount={isSure ? sum : nearDong(sum)} />
            </span>
          ) : null}
          <IconChevronDown aria-hidden="true" size={20} />
        </button>
      </header>
      {isOpen
        ? [...Map.groupBy(lines, ({ _id, seller }) => seller?.id ?? _id).values()].map(
            (ofSeller) => (
              <SellerLines
                key={ofSeller[0]?._id}
                lines={ofSeller}
                checked={checked}
                onChanged={onChanged}
              />
            ),
          )
        : null}
    </section>
  );
}

const hasNews = ({ state, refusal }: Checked): boolean =>
  state === 'changed' || state === 'gone' || refusal !== null;

const hasLine = (lines: readonly CartEntry[], id: string): boolean =>
  lines.some(({ _id }) => _id === id);

/** What one seller sends, with the name where there is more than a code, and a word where the shipping inside Japan is paid once. */
function SellerLines({ lines, checked, onChanged }: Part) {
  const seller = lines[0]?.seller;
  const isShared = lines.some(({ _id }) =>
    checked.some(({ id, sent_with: payer }) => id === _id && payer !== null),
  );
  return (
    <section
      aria-label={seller ? `Người bán ${seller.name}` : undefined}
      className={styles.seller}
      data-is-shared={isShared || undefined}
    >
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
