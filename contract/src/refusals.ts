import { IDENTITY_REFUSALS } from './identity/refusals.ts';
import { CUSTOMERS_REFUSALS } from './customers/refusals.ts';
import { PLACES_REFUSALS } from './places/refusals.ts';
import { PRIVACY_REFUSALS } from './privacy/refusals.ts';
import { NOTIFICATIONS_REFUSALS } from './notifications/refusals.ts';
import { MARKETPLACES_REFUSALS } from './marketplaces/refusals.ts';
import { TRANSLATION_REFUSALS } from './translation/refusals.ts';
import { SEARCH_REFUSALS } from './search/refusals.ts';
import { FAVORITES_REFUSALS } from './favorites/refusals.ts';
import { CONTENT_REFUSALS } from './content/refusals.ts';
import { SHIPPING_REFUSALS } from './shipping/refusals.ts';
import { PROMOTIONS_REFUSALS } from './promotions/refusals.ts';
import { PRICING_REFUSALS } from './pricing/refusals.ts';
import { WALLET_REFUSALS } from './wallet/refusals.ts';
import { APPROVALS_REFUSALS } from './approvals/refusals.ts';
import { PAYOUTS_REFUSALS } from './payouts/refusals.ts';
import { MEMBERSHIP_REFUSALS } from './membership/refusals.ts';
import { CART_REFUSALS } from './cart/refusals.ts';
import { ORDERS_REFUSALS } from './orders/refusals.ts';
import { BIDDING_REFUSALS } from './bidding/refusals.ts';
import { NEGOTIATION_REFUSALS } from './negotiation/refusals.ts';
import { LOGISTICS_REFUSALS } from './logistics/refusals.ts';
import { FILES_REFUSALS } from './files/refusals.ts';
import { BILLING_REFUSALS } from './billing/refusals.ts';
import { INVOICING_REFUSALS } from './invoicing/refusals.ts';
import { SUPPORT_REFUSALS } from './support/refusals.ts';
import { MESSAGES_REFUSALS } from './messages/refusals.ts';
import { BOOKS_REFUSALS } from './books/refusals.ts';
import { FLOAT_REFUSALS } from './float/refusals.ts';
import { REPORTS_REFUSALS } from './reports/refusals.ts';
import { DESK_REFUSALS } from './desk/refusals.ts';
import { STAFF_REFUSALS } from './staff/refusals.ts';
import { SYSTEM_REFUSALS } from './system/refusals.ts';
import { SETTINGS_REFUSALS } from './settings/refusals.ts';
import type { RefusalTexts } from './kit/refusal-texts.ts';

/**
 * Every way in which a caller can be refused: code -> HTTP status and the Vietnamese sentence a person reads.
 * One catalogue for the server, the web and the API page. The sentences of the specification stand word for word.
 * A sentence says what happened, what was kept and what to do next; `{name}` is filled from the refusal's facts.
 * Each module has its block in `refusals/<module>.ts`; a code is `<module>.<what-is-wrong>` in kebab case.
 */
export const REFUSALS = {
  // Every call
  'request.invalid': {
    status: 400,
    sentence: 'Có ô chưa đúng: {field}. Chưa có gì thay đổi; vui lòng sửa rồi gửi lại.',
  },
  'request.too-large': {
    status: 413,
    sentence: 'Dữ liệu gửi lên quá lớn. Vui lòng giảm bớt rồi gửi lại.',
  },
  'request.too-slow': {
    status: 408,
    sentence: 'Mạng gửi quá chậm nên Hako chưa nhận đủ. Bạn thử lại khi mạng khỏe hơn.',
  },
  'request.too-deep': {
    status: 400,
    sentence: 'Dữ liệu gửi lên lồng nhau quá {most} tầng nên không đọc được. Vui lòng gửi gọn hơn.',
  },
  'request.too-many': {
    status: 429,
    sentence: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau {seconds} giây.',
  },
  'request.busy': {
    status: 503,
    sentence:
      'Hako đang đông khách nên chưa làm được việc này. Vui lòng thử lại sau {seconds} giây.',
  },
  'request.too-many-streams': {
    status: 503,
    sentence:
      'Đang có quá nhiều trang cùng nhận tin tức thì. Trang này tự cập nhật mỗi phút; bạn có thể đóng bớt các trang Hako khác.',
  },
  'request.key-reused': {
    status: 422,
    sentence:
      'Nội dung đã khác lần gửi trước nên Hako chưa ghi nhận. Vui lòng tải lại trang rồi thử lại.',
  },
  'request.under-way': {
    status: 409,
    sentence: 'Yêu cầu của bạn đang được xử lý. Vui lòng đợi vài giây.',
  },
  'request.nothing-to-export': {
    status: 409,
    sentence: 'Không có dòng nào trong phạm vi bạn chọn nên không có gì để xuất.',
  },
  'request.too-many-to-export': {
    status: 409,
    sentence:
      'Phạm vi bạn chọn có hơn {most} dòng nên chưa thể xuất. Vui lòng chọn khoảng ngày ngắn hơn.',
  },
  'request.too-many-customers': {
    status: 409,
    sentence:
      'Có hơn {most} khách mang tên này nên chưa liệt kê được đủ. Hãy gõ đủ họ tên, số điện thoại hoặc mã khách.',
  },
  'request.not-found': {
    status: 404,
    sentence: 'Không tìm thấy nội dung bạn cần. Có thể link đã cũ.',
  },
  'access.not-signed-in': { status: 401, sentence: 'Bạn cần đăng nhập để tiếp tục.' },
  'access.other-warehouse': {
    status: 403,
    sentence:
      'Việc này làm ở {warehouse}, còn tài khoản của bạn thuộc kho kia. Hãy nhờ đồng nghiệp ở kho đó.',
  },
  'access.not-allowed': { status: 403, sentence: 'Tài khoản của bạn không có quyền làm việc này.' },
  'access.only-viewing': {
    status: 403,
    sentence:
      'Bạn đang xem trang với tư cách khách hàng nên chưa có gì thay đổi. Hãy kết thúc xem rồi làm lại.',
  },
  'access.hidden-while-viewing': {
    status: 403,
    sentence: 'Mục này chỉ chính khách hàng được xem.',
  },
  'access.foreign-page': {
    status: 403,
    sentence:
      'Yêu cầu đến từ một trang web khác nên chưa có gì thay đổi. Vui lòng mở Hako và làm lại.',
  },
  'outside.unavailable': {
    status: 503,
    sentence: 'Hako đang gặp gián đoạn. Chưa có gì thay đổi; Vui lòng thử lại sau ít phút.',
  },
  'generic.failed': { status: 500, sentence: 'Đã xảy ra lỗi' },
  ...IDENTITY_REFUSALS,
  ...CUSTOMERS_REFUSALS,
  ...PLACES_REFUSALS,
  ...NOTIFICATIONS_REFUSALS,
  ...PRIVACY_REFUSALS,
  ...MARKETPLACES_REFUSALS,
  ...TRANSLATION_REFUSALS,
  ...SEARCH_REFUSALS,
  ...FAVORITES_REFUSALS,
  ...CONTENT_REFUSALS,
  ...SHIPPING_REFUSALS,
  ...PROMOTIONS_REFUSALS,
  ...PRICING_REFUSALS,
  ...WALLET_REFUSALS,
  ...APPROVALS_REFUSALS,
  ...PAYOUTS_REFUSALS,
  ...MEMBERSHIP_REFUSALS,
  ...CART_REFUSALS,
  ...ORDERS_REFUSALS,
  ...BIDDING_REFUSALS,
  ...NEGOTIATION_REFUSALS,
  ...LOGISTICS_REFUSALS,
  ...BILLING_REFUSALS,
  ...INVOICING_REFUSALS,
  ...FILES_REFUSALS,
  ...SUPPORT_REFUSALS,
  ...MESSAGES_REFUSALS,
  ...BOOKS_REFUSALS,
  ...FLOAT_REFUSALS,
  ...REPORTS_REFUSALS,
  ...DESK_REFUSALS,
  ...STAFF_REFUSALS,
  ...SETTINGS_REFUSALS,
  ...SYSTEM_REFUSALS,
} as const satisfies RefusalTexts;

export type RefusalCode = keyof typeof REFUSALS;
