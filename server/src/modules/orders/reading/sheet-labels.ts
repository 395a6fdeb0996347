import type { Column } from '../../../platform/sheet/sheet.ts';
import { orderSite } from './order-site.ts';
import { STATES } from '../rules/order-life.ts';
import type { Order } from '../order.ts';

/** The columns of the spreadsheet of orders. */
export const COLUMNS: readonly Column<Order>[] = [
  { heading: 'Mã đơn', width: 14, cell: ({ code }) => code },
  { heading: 'Ngày đặt', width: 17, cell: ({ createdAt }) => createdAt },
  { heading: 'Trạng thái', width: 24, cell: ({ state }) => STATES[state].label },
  { heading: 'Cập nhật lúc', width: 17, cell: ({ movedAt }) => movedAt },
  { heading: 'Sàn', width: 18, cell: ({ listing }) => orderSite(listing.site).name },
  { heading: 'Tên sản phẩm', width: 48, cell: ({ listing }) => listing.titleVi ?? listing.title },
  { heading: 'Tên gốc', width: 48, cell: ({ listing }) => listing.title },
  { heading: 'Link', width: 40, cell: ({ listing }) => listing.url },
  { heading: 'Số lượng', width: 10, cell: ({ quantity }) => quantity },
  { heading: 'Đơn giá (yên)', width: 14, cell: ({ listing }) => listing.price },
  { heading: 'Thanh toán lần 1 (đồng)', width: 22, cell: ({ firstPayment }) => firstPayment },
  { heading: 'Đã thanh toán lần 1 (đồng)', width: 24, cell: ({ paidFirst }) => paidFirst },
  {
    heading: 'Thanh toán lần 2 (đồng)',
    width: 22,
    cell: ({ actual, price }) => (actual ?? price).secondPayment.likely,
  },
  {
    heading: 'Lần 2 tính theo',
    width: 16,
    cell: ({ actual }) => (actual ? 'Cân nặng thực' : 'Ước tính'),
  },
  { heading: 'Cân nặng (g)', width: 13, cell: ({ measured }) => measured?.weightG },
  { heading: 'Vận chuyển', width: 12, cell: ({ shipMode }) => shipMode },
  {
    heading: 'Mã đơn trên sàn',
    width: 20,
    cell: ({ marketplaceOrderNumber }) => marketplaceOrderNumber,
  },
  { heading: 'Người nhận', width: 24, cell: ({ address }) => address.receiver },
  { heading: 'Điện thoại', width: 15, cell: ({ address }) => address.phone },
  { heading: 'Địa chỉ nhận', width: 48, cell: ({ address }) => address.text },
  { heading: 'Ghi chú', width: 30, cell: ({ note }) => note },
];
