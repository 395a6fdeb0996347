import type { readCatalogItemEndpoint } from '@hako/contract/search/catalog/item';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { Link } from 'react-router';
import { formatPercent, formatYen } from '../../../text/money.ts';
import { formatAgo, formatAuctionMoment } from '../../../text/time.ts';
import { Facts } from '../../../ui/frames/card.tsx';
import { useNow } from '../../../ui/figures/now.ts';
import { factName } from '../../../text/fact-names.ts';
import { prefectureName } from '../../../text/prefectures.ts';
import { useSellerPath } from '../../../api/served-sites.ts';
import { dispatchText } from './dispatch-text.ts';

export type Item = EndpointReply<typeof readCatalogItemEndpoint>['data'];

const RESTRICTIONS: Readonly<Record<string, string>> = {
  rating: 'người có đủ đánh giá',
  'bad-rating-ratio': 'người ít đánh giá xấu',
  credit: 'người có tín dụng tốt',
  identity: 'người đã xác minh danh tính',
};

/** What one should know before wanting it, in rows. */
export function ItemFacts({ item }: { readonly item: Item }) {
  const now = useNow();
  const { auction, seller } = item;
  const rows: (readonly [string, React.ReactNode])[] = [
    ['Tình trạng', item.condition_label],
    ['Người bán', <SellerName key="seller" item={item} />],
    [
      'Đánh giá',
      seller.rating_percent === null ? 'Chưa có' : <Rating key="rating" seller={seller} />,
    ],
    ['Vận chuyển trong Nhật', shippingText(item)],
    ['Thuế tiêu dùng Nhật', taxText(item)],
  ];
  if (auction) {
    rows.push(
      ['Số lượt đặt', String(auction.bid_count)],
      [
        auction.is_end_estimate ? 'Kết thúc (dự kiến, chưa ai đặt giá)' : 'Kết thúc',
        formatAuctionMoment(auction.ends_at),
      ],
    );
    if (auction.is_auto_extension !== null)
      rows.push([
        'Tự động gia hạn',
        auction.is_auto_extension ? 'Có: giá tăng trong 5 phút cuối thì thêm 5 phút' : 'Không',
      ]);
    if (auction.is_early_closing)
      rows.push(['Kết thúc sớm', 'Người bán có thể dừng bất cứ lúc nào, người giá cao nhất thắng']);
    if (auction.restrictions.length > 0)
      rows.push([
        'Chỉ nhận',
        auction.restrictions.map((one) => RESTRICTIONS[one] ?? one).join(', '),
      ]);
  }
  if (item.quantity > 1) rows.push(['Số lượng', String(item.quantity)]);
  if (item.brand) rows.push(['Nhãn hiệu', <Japanese key="brand">{item.brand}</Japanese>]);
  if (item.dispatch)
    rows.push([
      'Gửi hàng',
      dispatchText(item.dispatch) ?? <Japanese key="dispatch">{item.dispatch}</Japanese>,
    ]);
  const from = prefectureName(item.from_prefecture);
  if (from) rows.push(['Gửi từ', from]);
  if (item.shop?.availability)
    rows.push([
      'Sàn gửi đi',
      dispatchText(item.shop.availability) ?? (
        <Japanese key="availability">{item.shop.availability}</Japanese>
      ),
    ]);
  for (const { name, name_vi, value_vi } of item.attributes)
    rows.push([factName(name, name_vi), <Japanese key={name}>{value_vi}</Japanese>]);
  rows.push(['Đọc từ sàn', formatAgo(item.read_at, now)]);
  return <Facts rows={rows} />;
}

/** Words of the site, which the server has put into Vietnamese where it knows them. */
const Japanese = ({ children }: { children: string }) =>
  /[ぁ-ゖァ-ヺ一-龠]/.test(children) ? <span lang="ja">{children}</span> : children;

function SellerName({ item: { seller, site } }: { item: Item }) {
  const path = useSellerPath(site, seller.id);
  const isMasked = /^\**$/.test(seller.name);
  const name = isMasked ? (
    path ? (
      'Xem hàng của người bán'
    ) : (
      'Sàn không cho biết'
    )
  ) : (
    <span lang="ja">{seller.name}</span>
  );
  return (
    <>
      {path ? <Link to={path}>{name}</Link> : name}
      {seller.is_store ? ' · cửa hàng' : ''}
    </>
  );
}

function Rating({ seller }: { seller: Item['seller'] }) {
  return (
    <>
      {formatPercent(seller.rating_percent ?? 0)} tốt
      {seller.good_count === null
        ? ''
        : ` (${seller.good_count} tốt, ${seller.bad_count ?? 0} xấu)`}
    </>
  );
}

function shippingText(item: Item): string {
  if (item.shipping_payer === 'seller') return 'Người bán trả';
  if (item.shipping_jpy === null) return 'Người mua trả, chưa biết bao nhiêu';
  return `${item.is_shipping_lowest ? 'Từ ' : ''}${formatYen(item.shipping_jpy)}, người mua trả`;
}

function taxText(item: Item): string {
  if (item.tax === 'none') return 'Không có (cá nhân bán)';
  return item.tax === 'added'
    ? `Đã gồm ${item.tax_percent}% cửa hàng cộng thêm`
    : 'Đã gồm trong giá';
}
