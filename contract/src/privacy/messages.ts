/** What stands where the name of somebody stood whose account was erased. */
export const ERASED_NAME = 'Khách đã xóa tài khoản';

/**
 * What personal data is used for, each with the text that people agree to. A change of a text gets a new version, so that every consent says
 * what was read. Without `service` there is no account: it ends by erasing.
 */
export const CONSENT_PURPOSES = {
  service: {
    version: 1,
    isNeeded: true,
    title: 'Mua hộ, thanh toán và giao hàng',
    text: 'Hako dùng họ tên, số điện thoại, email, địa chỉ và tài khoản nhận tiền của bạn để đặt mua, đối chiếu tiền và giao hàng. Địa chỉ chỉ trao cho hãng vận chuyển; người bán ở Nhật không biết bạn là ai.',
  },
  advertising: {
    version: 1,
    isNeeded: false,
    title: 'Tin ưu đãi và thay đổi của Hako',
    text: 'Hako gửi ưu đãi, lịch nghỉ và thay đổi biểu phí qua thông báo đẩy và email. Tin về đơn hàng và tiền của bạn không phụ thuộc vào lựa chọn này.',
  },
} as const;
export type ConsentPurpose = keyof typeof CONSENT_PURPOSES;

/** Why an account cannot be erased now: what is in the way, and where it is settled. */
export const ERASURE_OBSTACLES = {
  money: {
    sentence: 'Ví còn tiền. Hãy rút hết về tài khoản ngân hàng trước.',
    link: '/account/wallet/withdraw',
  },
  'held-money': { sentence: 'Ví còn tiền đang tạm giữ.', link: '/account/wallet' },
  'open-bids': { sentence: 'Bạn còn phiên đấu giá chưa kết thúc.', link: '/account/bids' },
  'open-offers': {
    sentence: 'Bạn còn yêu cầu thương lượng giá đang mở.',
    link: '/account/negotiations',
  },
  'open-orders': { sentence: 'Bạn còn đơn hàng chưa giao xong.', link: '/account/quotes' },
  'open-cods': {
    sentence: 'Bạn còn phiếu thu hộ (COD) chưa quyết toán.',
    link: '/account/invoices/cod',
  },
  'open-withdrawals': {
    sentence: 'Bạn còn yêu cầu rút tiền chưa chuyển khoản.',
    link: '/account/wallet/withdraw',
  },
  'open-claims': { sentence: 'Bạn còn khoản chuyển đang nhờ tra soát.', link: '/account/wallet' },
  'open-invoices': {
    sentence: 'Bạn còn hóa đơn chưa phát hành xong.',
    link: '/account/invoices',
  },
  'open-complaints': {
    sentence: 'Bạn còn khiếu nại chưa giải quyết.',
    link: '/account/complaints',
  },
} as const;
export type ErasureObstacleReason = keyof typeof ERASURE_OBSTACLES;

export const ERASURE_GRACE_DAYS = 14;

/** What the app reads after it asked for the end of the account. */
export const DELETE_BOOKED =
  'Tài khoản sẽ bị xóa sau 14 ngày. Bạn có thể giữ lại trên trang Dữ liệu cá nhân trước ngày đó.';

export const EXPORT_README = `Bản sao dữ liệu của bạn tại Hako

Mỗi thư mục là một phần của dịch vụ. File .json giữ nguyên mọi chi tiết; file .csv cùng nội dung để mở bằng Excel.
Thư mục pictures chứa ảnh bạn đã gửi. Thời gian theo giờ quốc tế (UTC); tiền *_vnd là đồng, *_jpy là yên.
Mật khẩu, mã xác thực và khóa đăng nhập không nằm ở đây vì không ai đọc được chúng, kể cả Hako.
`;
