import {
  type CartEntry,
  removeFromCartEndpoint,
  updateCartEndpoint,
} from '@hako/contract/cart/cart';
import { acceptCartPricesEndpoint, type checkCartEndpoint } from '@hako/contract/cart/checkout';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { IconBuildingStore, IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { itemPath } from '../../text/sites.ts';
import { Button, IconButton } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Yen } from '../../ui/figures/money.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import styles from './cart.module.css';

export type CheckedCart = EndpointReply<typeof checkCartEndpoint>;
export type Checked = EndpointReply<typeof checkCartEndpoint>['data'][number];

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
          {isShared ? <Tag tone="good">Phí nội địa Nhật tính một lần</Tag> : null}
        </p>
      ) : null}
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line._id}>
            <Line
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

function Line({
  line,
  check,
  onChanged,
}: {
  line: CartEntry;
  check: Checked | undefined;
  onChanged: () => Promise<void>;
}) {
  const change = useAction(
    (item: { id: string; qty?: number; selected?: boolean }, idempotencyKey) =>
      call(updateCartEndpoint, { body: { items: [item] } }, { idempotencyKey }),
  );
  const remove = useAction((id: string, idempotencyKey) =>
    call(removeFromCartEndpoint, { body: { ids: [id] } }, { idempotencyKey }),
  );
  const isGone = check?.state === 'gone';
  const put = async (item: { qty?: number; selected?: boolean }) => {
    await change.run({ id: line._id, ...item });
    await onChanged();
  };
  return (
    <article className={styles.line} data-gone={isGone || undefined}>
      <Checkbox
        label={<span className="unseen">Chọn {line.name_vi}</span>}
        checked={line.selected && !isGone}
        disabled={isGone}
        onChange={(event) => void put({ selected: event.currentTarget.checked })}
      />
      <Link
        to={itemPath(line.site, line.code)}
        className={styles.picture}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture src={line.images[0]} alt="" />
      </Link>
      <div className={styles.what}>
        <h3 className={styles.title}>
          <Link to={itemPath(line.site, line.code)}>{line.name_vi}</Link>
        </h3>
        {line.name_vi === line.name ? null : (
          <p lang="ja" className={styles.original}>
            {line.name}
          </p>
        )}
        {line.description ? <p lang="ja">{line.description}</p> : null}
        <p>
          <Yen amount={line.price} /> {line.qty > 1 ? `× ${line.qty}` : ''}
        </p>
        <div className={styles.tools}>
          <IconButton
            label="Bớt một"
            disabled={line.qty <= 1 || change.isBusy}
            onClick={() => void put({ qty: line.qty - 1 })}
          >
            <IconMinus aria-hidden="true" size={18} />
          </IconButton>
          <output aria-label="Số lượng" className="tabular">
            {line.qty}
          </output>
          <IconButton
            label="Thêm một"
            disabled={line.qty >= (line.stock ?? 99) || change.isBusy}
            onClick={() => void put({ qty: line.qty + 1 })}
          >
            <IconPlus aria-hidden="true" size={18} />
          </IconButton>
          <IconButton
            label={`Bỏ ${line.name_vi} khỏi giỏ`}
            disabled={remove.isBusy}
            onClick={async () => {
              await remove.run(line._id);
              await onChanged();
            }}
          >
            <IconTrash aria-hidden="true" size={18} />
          </IconButton>
        </div>
        {check ? <PriceNews line={line} check={check} onChanged={onChanged} /> : null}
        {(change.refusal ?? remove.refusal) ? (
          <Banner tone="bad">{(change.refusal ?? remove.refusal)?.message}</Banner>
        ) : null}
      </div>
    </article>
  );
}

function PriceNews({
  line,
  check,
  onChanged,
}: {
  line: CartEntry;
  check: Checked;
  onChanged: () => Promise<void>;
}) {
  const accept = useAction((agreed: { price: number; qty: number }, idempotencyKey) =>
    call(
      acceptCartPricesEndpoint,
      { body: { items: [{ id: line._id, ...agreed }] } },
      { idempotencyKey },
    ),
  );
  if (check.state === 'gone')
    return <Banner tone="bad">Sản phẩm đã được bán hoặc không còn trên sàn.</Banner>;
  if (check.state === 'unread')
    return <Banner>Sàn chưa trả lời, giá sẽ được đọc lại trước khi thanh toán.</Banner>;
  const { new_price: now } = check;
  if (check.refusal) return <Banner tone="bad">{check.refusal.message}</Banner>;
  if (check.state === 'same' || now === null) return null;
  return (
    <Banner
      tone="estimate"
      action={
        <Button
          isSmall
          isBusy={accept.isBusy}
          onClick={async () => {
            await accept.run({ price: now, qty: check.new_qty });
            await onChanged();
          }}
        >
          Đồng ý
        </Button>
      }
    >
      {now === check.old_price ? null : (
        <>
          Giá đã đổi từ <Yen amount={check.old_price} /> thành <Yen amount={now} />.{' '}
        </>
      )}
      {check.new_qty === check.old_qty
        ? null
        : `Người bán chỉ còn ${check.new_qty} chiếc, bạn chọn ${check.old_qty}.`}
    </Banner>
  );
}
