import { SELLER_CARRIERS } from '@hako/contract/orders/seller-parcels';
import type { Column } from '../../../platform/sheet/sheet.ts';
import { orderSite, type SellerParcel, STATES } from '../../orders/index.ts';
import type { TabledPurchase } from './tabled-purchase.ts';

export const PURCHASES_SHEET = 'Mua hàng';

/** `Yamato 123456789013`. */
export const trackingText = ({ carrier, trackingNumber }: SellerParcel): string =>
  `${SELLER_CARRIERS[carrier]} ${trackingNumber}`;

/** A column, and the permission without which it is left out. */
type PurchaseColumn = Column<TabledPurchase> & { readonly needs?: 'money.see' };

export const PURCHASE_COLUMNS: readonly PurchaseColumn[] = [
  { heading: 'Mã đơn', width: 14, cell: ({ order }) => order.code },
  { heading: 'Mua lúc', width: 17, cell: ({ order }) => order.boughtAt },
  { heading: 'Sàn', width: 18, cell: ({ order }) => orderSite(order.listing.site).name },
  {
    heading: 'Tên món',
    width: 48,
    cell: ({ order: { listing } }) => listing.titleVi ?? listing.title,
  },
  { heading: 'Tài khoản mua', width: 16, cell: ({ order }) => order.account },
  { heading: 'Trả bằng', width: 20, cell: ({ means }) => means },
  { heading: 'Người bán', width: 20, cell: ({ order }) => order.listing.sellerId },
  { heading: 'Mã đơn ở sàn', width: 20, cell: ({ order }) => order.marketplaceOrderNumber },
  { heading: 'Đã trả (yên)', width: 14, cell: ({ paid }) => paid, needs: 'money.see' },
  // A sheet of ours has whole numbers only: hundredths of a đồng would be lost.
  {
    heading: 'Tỷ giá (đồng một yên)',
    width: 18,
    cell: ({ order: { rate } }) => String(rate.vnd / rate.scale).replace('.', ','),
    needs: 'money.see',
  },
  {
    heading: 'Vận chuyển nội địa Nhật (yên)',
    width: 24,
    cell: ({ domesticShipping }) => domesticShipping,
    needs: 'money.see',
  },
  {
    heading: 'Vận đơn của người bán',
    width: 30,
    cell: ({ parcels }) => parcels.map(trackingText).join(', '),
  },
  { heading: 'Trạng thái', width: 24, cell: ({ order }) => STATES[order.state].label },
  { heading: 'Mã khách', width: 14, cell: ({ customer }) => customer?.customerNo },
  { heading: 'Khách hàng', width: 26, cell: ({ customer }) => customer?.fullName },
];
