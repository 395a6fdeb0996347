import type { readCatalogItemEndpoint } from '@hako/contract/search/catalog/item';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatAgo, formatAuctionMoment } from '../../../text/time.ts';
import { Facts } from '../../../ui/frames/card.tsx';
import { useNow } from '../../../ui/figures/now.ts';
import { factName } from '../../../text/fact-names.ts';
import { dispatchText } from './dispatch-text.ts';
import styles from './item.module.css';

export type Item = EndpointReply<typeof readCatalogItemEndpoint>['data'];

const RESTRICTIONS: Readonly<Record<string, string>> = {
  rating: 'người có đủ đánh giá',
  'bad-rating-ratio': 'người ít đánh giá xấu',
  credit: 'người mua có uy tín tốt',
  identity: 'người đã xác minh danh tính',
};

/** What the sentences above did not say yet, in rows. */
export function ItemFacts({ item }: { readonly item: Item }) {
  const now = useNow();
  const { auction } = item;
  const rows: Fact[] = [];
  if (auction) {
    rows.push(
      ['Số lượt đặt', String(auction.bid_count)],
      [
        auction.is_end_estimate ? 'Kết thúc (dự kiến, chưa ai đặt giá)' : 'Kết thúc',
        formatAuctionMoment(auction.ends_at),
      ],
    );
    if (auction.is_early_closing)
      rows.push(['Kết thúc sớm', 'Người bán có thể dừng bất cứ lúc nào, người giá cao nhất thắng']);
    if (auction.restrictions.length > 0)
      rows.push([
        'Chỉ nhận',
        auction.restrictions.map((one) => RESTRICTIONS[one] ?? one).join(', '),
      ]);
  }
  if (item.quantity > 1) rows.push(['Số lượng', String(item.quantity)]);
  if (item.brand) rows.push(['Thương hiệu', <Japanese key="brand">{item.brand}</Japanese>]);
  if (item.dispatch)
    rows.push([
      'Gửi hàng',
      dispatchText(item.dispatch) ?? <Japanese key="dispatch">{item.dispatch}</Japanese>,
    ]);
  if (item.shop?.availability)
    rows.push([
      'Thời gian gửi hàng',
      dispatchText(item.shop.availability) ?? (
        <Japanese key="availability">{item.shop.availability}</Japanese>
      ),
    ]);
  rows.push(['Cập nhật', formatAgo(item.read_at, now)]);
  const details = item.attributes.map(
    ({ name, name_vi, value_vi }): Fact => [
      factName(name, name_vi),
      <Japanese key={name}>{value_vi}</Japanese>,
    ],
  );
  const isShort = details.length <= FEW_DETAILS;
  return (
    <>
      <Facts rows={isShort ? [...details, ...rows] : rows} />
      {isShort ? null : (
        <details className={styles.details}>
          <summary>Thông số ({details.length})</summary>
          <Facts rows={details} />
        </details>
      )}
    </>
  );
}

type Fact = readonly [string, React.ReactNode];

/** So many details of the goods stand on the page; more are folded. */
const FEW_DETAILS = 4;

/** Words of the site, which the server has put into Vietnamese where it knows them. */
const Japanese = ({ children }: { children: string }) =>
  /[ぁ-ゖァ-ヺ一-龠]/.test(children) ? <span lang="ja">{children}</span> : children;
