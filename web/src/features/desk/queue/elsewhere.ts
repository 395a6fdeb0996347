import type { DeskPage, readDeskQueueEndpoint } from '@hako/contract/desk/desk';
import type { EndpointReply } from '@hako/contract/kit/endpoint';

/** How much waits on other pages of the desk. */
export type Elsewhere = EndpointReply<typeof readDeskQueueEndpoint>['data']['elsewhere'];

export const sumOf = (elsewhere: Elsewhere, pages: 'all' | readonly DeskPage[]): number =>
  elsewhere.reduce(
    (sum, { page, count }) => (pages === 'all' || pages.includes(page) ? sum + count : sum),
    0,
  );

interface Place {
  readonly to: string;
  readonly label: string;
}

/** Where it waits, as a sentence begins. */
export const PLACES: Readonly<Record<DeskPage, Place>> = {
  approvals: { to: '/desk/approvals', label: 'Đề nghị chờ duyệt' },
  rates: { to: '/desk/books', label: 'Tỷ giá chờ quyết định' },
  transfers: { to: '/desk/transfers', label: 'Chuyển khoản chờ khớp' },
  claims: { to: '/desk/transfers?state=claims', label: 'Yêu cầu tra soát' },
  withdrawals: { to: '/desk/withdrawals', label: 'Yêu cầu rút tiền' },
  complaints: { to: '/desk/complaints', label: 'Khiếu nại' },
  offers: { to: '/desk/offers', label: 'Thương lượng giá' },
  bids: { to: '/desk/bidding', label: 'Việc đấu giá' },
  feedbacks: { to: '/desk/feedbacks', label: 'Cảm nhận chờ đọc' },
  counts: { to: '/desk/work?kinds=search-jp,search-vn', label: 'Kiện phải tìm sau kiểm kê' },
  customs: { to: '/desk/work?kinds=customs-gate,customs-held', label: 'Hàng ở cổng hải quan' },
  invoices: { to: '/desk/invoices?state=open', label: 'Hóa đơn chưa phát hành' },
  float: { to: '/desk/float', label: 'Tiền yên cần xem' },
  'unknown-parcels': { to: '/desk/unknown-parcels', label: 'Kiện chưa rõ của ai' },
  messages: { to: '/desk/messages', label: 'Tin nhắn chờ trả lời' },
  'sale-changes': { to: '/desk/sale-changes', label: 'Khách xin đổi nhân viên' },
};
