import {
  type CartEntry,
  removeFromCartEndpoint,
  updateCartEndpoint,
} from '@hako/contract/cart/cart';
import { acceptCartPricesEndpoint } from '@hako/contract/cart/checkout';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { itemPath } from '../../text/sites.ts';
import { nearDong } from '../../text/money.ts';
import { Dong, Yen } from '../../ui/figures/money.tsx';
import { CertaintySign } from '../../ui/figures/tag.tsx';
import { Button, IconButton } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { SwipeRow } from '../../ui/frames/swipe-row.tsx';
import styles from './cart.module.css';
import type { Checked } from './checked-cart.ts';

interface LineProps {
  readonly line: CartEntry;
  /** What the marketplace says of it now; undefined until it has answered. */
  readonly check: Checked | undefined;
  readonly onChanged: () => Promise<void>;
}

/** One line: whether it is bought now, what it is, how many, and what changed since it was put in. */
export function CartLine({ line, check, onChanged }: LineProps) {
  const changes = useLineChanges(line._id, onChanged);
  const isGone = check?.state === 'gone';
  return (
    <SwipeRow acts={[{ label: 'Bỏ khỏi giỏ', run: () => void changes.remove(), isLast: true }]}>
      <article className={styles.line} data-gone={isGone || undefined}>
        <Checkbox
          label={<span className="unseen">Chọn {line.name_vi}</span>}
          checked={line.selected && !isGone}
          disabled={isGone}
          onChange={(event) => void changes.put({ selected: event.currentTarget.checked })}
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
            <Link to={itemPath(line.site, line.code)} title={line.name}>
              {line.name_vi}
            </Link>
          </h3>
          {line.description ? <p lang="ja">{line.description}</p> : null}
          <div className={styles.foot}>
            <LinePrice line={line} check={check} />
            <div className={styles.tools}>
              {mostOf(line) > 1 ? <Quantity line={line} changes={changes} /> : null}
              <IconButton
                label={`Bỏ ${line.name_vi} khỏi giỏ`}
                disabled={changes.isRemoving}
                onClick={() => void changes.remove()}
              >
                <IconTrash aria-hidden="true" size={18} />
              </IconButton>
            </div>
          </div>
          {check ? <PriceNews line={line} check={check} onChanged={onChanged} /> : null}
          {changes.refusal ? <Banner tone="bad">{changes.refusal.message}</Banner> : null}
        </div>
      </article>
    </SwipeRow>
  );
}

/** So many may be bought at once where the site does not say how many there are. */
const MOST = 99;
const mostOf = ({ stock }: CartEntry): number => stock ?? MOST;

/** Its part of the whole box at the door, and what the seller asks. */
function LinePrice({ line, check }: Pick<LineProps, 'line' | 'check'>) {
  const { landed_total: total, certainty } = check?.breakdown ?? {};
  const isSure = certainty === 'certain';
  return (
    <p className={styles.price}>
      {total ? (
        <span className={styles.share}>
          <span className="unseen">Về tới nhà </span>
          {isSure ? '' : '≈ '}
          <Dong amount={isSure ? total.likely : nearDong(total.likely)} />{' '}
          <CertaintySign certainty={isSure ? 'certain' : 'estimate'} />
        </span>
      ) : null}
      <span className={styles.asked}>
        <span className="unseen">Giá trên sàn </span>
        <Yen amount={line.price} /> {line.qty > 1 ? `× ${line.qty}` : ''}
      </span>
    </p>
  );
}

/** Changes a line at the server, or takes it out, and reads the cart again. */
function useLineChanges(id: string, onChanged: () => Promise<void>) {
  const change = useAction(
    (item: { id: string; qty?: number; selected?: boolean }, idempotencyKey) =>
      call(updateCartEndpoint, { body: { items: [item] } }, { idempotencyKey }),
  );
  const removal = useAction((line: string, idempotencyKey) =>
    call(removeFromCartEndpoint, { body: { ids: [line] } }, { idempotencyKey }),
  );
  const [isReading, setReading] = useState(false);
  async function put(item: { qty?: number; selected?: boolean }) {
    // The next tap counts from the number that is there then.
    setReading(true);
    try {
      await change.run({ id, ...item });
      await onChanged();
    } finally {
      setReading(false);
    }
  }
  async function remove() {
    await removal.run(id);
    await onChanged();
  }
  return {
    ...{ put, isChanging: change.isBusy || isReading, remove, isRemoving: removal.isBusy },
    refusal: change.refusal ?? removal.refusal,
  };
}

/** One fewer, one more, where the seller has more than one. */
function Quantity({
  line,
  changes: { put, isChanging },
}: {
  readonly line: CartEntry;
  readonly changes: ReturnType<typeof useLineChanges>;
}) {
  return (
    <>
      <IconButton
        label="Bớt một"
        disabled={line.qty <= 1 || isChanging}
        onClick={() => void put({ qty: line.qty - 1 })}
      >
        <IconMinus aria-hidden="true" size={18} />
      </IconButton>
      <output aria-label="Số lượng" className="tabular">
        {line.qty}
      </output>
      <IconButton
        label="Thêm một"
        disabled={line.qty >= mostOf(line) || isChanging}
        onClick={() => void put({ qty: line.qty + 1 })}
      >
        <IconPlus aria-hidden="true" size={18} />
      </IconButton>
    </>
  );
}

/** What changed since the line was put in, old and new, which the customer must agree to. */
function PriceNews({ line, check, onChanged }: LineProps & { readonly check: Checked }) {
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
    return <Banner>Sàn chưa phản hồi. Hako kiểm tra lại giá trước khi bạn thanh toán.</Banner>;
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
