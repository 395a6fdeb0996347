import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatAgo, formatAuctionMoment } from '../../../../text/time.ts';
import { Facts } from '../../../../ui/frames/card.tsx';
import { useNow } from '../../../../ui/figures/now.ts';
import { factName } from '../../../../text/fact-names.ts';
import { prefectureName } from '../../../../text/prefectures.ts';
import { dispatchText } from './dispatch-text.ts';
import styles from './facts.module.css';
import type { Item } from './item.ts';
import { SavingFacts } from './saving-facts.tsx';
import { type Cell, savingCells } from './saving-cells.ts';

const RESTRICTIONS: Readonly<Record<string, string>> = {
  rating: 'người có đủ đánh giá',
  'bad-rating-ratio': 'người ít đánh giá xấu',
  credit: 'người mua có uy tín tốt',
  identity: 'người đã xác minh danh tính',
};

/**
 * What is known of the goods, each said once: sentences that save from a wrong purchase, then label
 * over value in two columns, and what the maker says of them, folded where it is long.
 */
export function ItemFacts({ item }: { readonly item: Item }) {
  const now = useNow();
  const cells = [...savingCells(item), ...saleCells(item), ...goodsCells(item)];
  const said = new Set(cells.map(({ label }) => label));
  const details = item.attributes
    .map(
      ({ name, name_vi, value_vi }): Cell => ({
        label: factName(name, name_vi),
        value: value_vi,
      }),
    )
    .filter(({ label }) => !said.has(label));
  const isShort = details.length <= FEW_DETAILS;
  return (
    <div className={styles.whole}>
      <SavingFacts item={item} />
      <dl className={styles.cells}>
        {[...cells, ...(isShort ? details : [])].map(({ label, value, note, isWide }) => (
          <div key={`${label}${value}`} data-wide={isWide || undefined}>
            <dt>{label}</dt>
            <dd>{told(value)}</dd>
            {note ? <dd className={styles.note}>{note}</dd> : null}
          </div>
        ))}
      </dl>
      {isShort ? null : (
        <details className={styles.details}>
          <summary>Thông số ({details.length})</summary>
          <Facts rows={details.map(({ label, value }) => [label, told(value)] as const)} />
        </details>
      )}
      <p className={styles.foot}>
        <a href={item.url} target="_blank" rel="noreferrer nofollow">
          Xem trên sàn <IconExternalLink aria-hidden="true" size={16} className="sign" />
        </a>
        <span>Cập nhật {formatAgo(item.read_at, now)}</span>
      </p>
    </div>
  );
}

/** So many details of the goods stand on the page; more are folded. */
const FEW_DETAILS = 4;

/** How the auction runs: of it the warnings say the rest. */
function saleCells({ auction, quantity }: Item): Cell[] {
  const cells: Cell[] = [];
  if (auction) {
    cells.push(
      { label: 'Số lượt đặt', value: String(auction.bid_count) },
      {
        label: auction.is_end_estimate ? 'Kết thúc (dự kiến, chưa ai đặt giá)' : 'Kết thúc',
        value: formatAuctionMoment(auction.ends_at),
      },
    );
    if (auction.restrictions.length > 0)
      cells.push({
        label: 'Chỉ nhận',
        value: auction.restrictions.map((one) => RESTRICTIONS[one] ?? one).join(', '),
      });
  }
  if (quantity > 1) cells.push({ label: 'Số lượng', value: String(quantity) });
  return cells;
}

/** Who made it, from where and how soon it is sent. */
function goodsCells({ brand, dispatch, shop, from_prefecture }: Item): Cell[] {
  const from = prefectureName(from_prefecture);
  const cells: Cell[] = [];
  if (brand) cells.push({ label: 'Thương hiệu', value: brand });
  if (from) cells.push({ label: 'Gửi từ', value: from });
  if (dispatch) cells.push({ label: 'Gửi hàng', value: dispatchText(dispatch) ?? dispatch });
  if (shop?.availability)
    cells.push({
      label: 'Thời gian gửi hàng',
      value: dispatchText(shop.availability) ?? shop.availability,
    });
  return cells;
}

/** Words of the site, which the server has put into Vietnamese where it knows them. */
const told = (words: string): ReactNode =>
  /[ぁ-ゖァ-ヺ一-龠]/.test(words) ? <span lang="ja">{words}</span> : words;
