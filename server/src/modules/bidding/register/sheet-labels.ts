import { BID_STATES, type RegisteredBid } from '@hako/contract/bidding/register';
import { siteName } from '@hako/contract/marketplaces/sites';
import type { Column } from '../../../platform/sheet/sheet.ts';

export const BIDS_SHEET = 'Lượt đặt giá';

const modeLabel = ({ mode, is_grouped: isGrouped }: RegisteredBid): string =>
  isGrouped ? 'Nhóm săn' : mode === 'snipe' ? 'Săn phút chót' : 'Đặt ngay';

/** The columns of the file. */
export const BID_COLUMNS: readonly Column<RegisteredBid>[] = [
  { heading: 'Đặt lúc', width: 17, cell: (row) => new Date(row.created_at) },
  { heading: 'Sàn', width: 18, cell: (row) => siteName(row.site) },
  { heading: 'Mã phiên', width: 16, cell: (row) => row.code },
  { heading: 'Tên món', width: 48, cell: (row) => row.title },
  { heading: 'Trạng thái', width: 18, cell: (row) => BID_STATES[row.state] },
  { heading: 'Cách đặt', width: 14, cell: modeLabel },
  { heading: 'Tài khoản', width: 14, cell: (row) => row.account },
  { heading: 'Giá tối đa (yên)', width: 16, cell: (row) => row.maximum_jpy },
  { heading: 'Giá (yên)', width: 14, cell: (row) => row.price_jpy },
  { heading: 'Gửi trước (ms)', width: 14, cell: (row) => row.lead_ms ?? undefined },
  { heading: 'Gửi trễ (ms)', width: 14, cell: (row) => row.late_ms ?? undefined },
  { heading: 'Kết thúc', width: 17, cell: (row) => new Date(row.ends_at) },
  { heading: 'Mã đơn', width: 14, cell: (row) => row.order_code ?? undefined },
  { heading: 'Mã khách', width: 14, cell: (row) => row.customer.customer_no },
  { heading: 'Khách hàng', width: 26, cell: (row) => row.customer.full_name },
];
