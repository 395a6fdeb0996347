import type { Column } from '../../../platform/sheet/sheet.ts';
import { orderSite, STATES } from '../../orders/index.ts';
import type { TabledOrder } from './tabled-order.ts';

export const ORDERS_SHEET = 'Đơn hàng';

/** A column, and the permission without which it is left out. */
type OrderColumn = Column<TabledOrder> & { readonly needs?: 'money.see' | 'margin.see' };

export const ORDER_COLUMNS: readonly OrderColumn[] = [
  { heading: 'Mã đơn', width: 14, cell: ({ order }) => order.code },
  { heading: 'Ngày đặt', width: 17, cell: ({ order }) => order.createdAt },
  { heading: 'Mã khách', width: 14, cell: ({ customer }) => customer?.customerNo },
  { heading: 'Khách hàng', width: 26, cell: ({ customer }) => customer?.fullName },
  { heading: 'Sàn', width: 18, cell: ({ order }) => orderSite(order.listing.site).name },
  {
    heading: 'Tên món',
    width: 48,
    cell: ({ order: { listing } }) => listing.titleVi ?? listing.title,
  },
  { heading: 'Trạng thái', width: 24, cell: ({ order }) => STATES[order.state].label },
  { heading: 'Đổi lúc', width: 17, cell: ({ order }) => order.movedAt },
  { heading: 'Thanh toán lần 1 (đồng)', width: 22, cell: ({ order }) => order.firstPayment },
  {
    heading: 'Thanh toán lần 2 (đồng)',
    width: 22,
    cell: ({ order: { actual, price } }) => (actual ?? price).secondPayment.likely,
  },
  {
    heading: 'Lần 2 tính theo',
    width: 16,
    cell: ({ order }) => (order.actual ? 'Cân nặng thực' : 'Ước tính'),
  },
  { heading: 'Đã thu (đồng)', width: 18, cell: ({ money }) => money.received, needs: 'money.see' },
  { heading: 'Đã hoàn (đồng)', width: 18, cell: ({ money }) => money.refunded, needs: 'money.see' },
  {
    heading: 'Giá mua đã trả (yên)',
    width: 18,
    cell: ({ money }) => money.spentJpy,
    needs: 'money.see',
  },
  {
    heading: 'Lãi gộp (đồng)',
    width: 18,
    cell: ({ margin }) => margin?.margin,
    needs: 'margin.see',
  },
  {
    heading: 'Lãi gộp theo',
    width: 14,
    cell: ({ margin }) => (margin?.isForecast ? 'Ước tính' : 'Thực tế'),
    needs: 'margin.see',
  },
  { heading: 'Hình thức', width: 14, cell: ({ order }) => order.shipMode },
  { heading: 'Nhân viên phụ trách', width: 24, cell: ({ salesName }) => salesName },
];
