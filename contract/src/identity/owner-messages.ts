import type { ChangeKind } from './owner.ts';

/** How long a contact may stop a change that it was told of. The end of an account can be stopped until it comes. */
export const STOP_HOURS = 72;
/** How long no money is paid out after such a change. */
export const PAUSE_HOURS = 24;

/** What changed, as the end of a sentence. */
export const CHANGE_WORDS: Readonly<Record<ChangeKind, string>> = {
  email: 'email của tài khoản vừa được đổi',
  phone: 'số điện thoại của tài khoản vừa được đổi',
  'bank-account': 'một tài khoản ngân hàng nhận tiền vừa được lưu',
  export: 'một bản sao dữ liệu cá nhân vừa được yêu cầu',
  erasure: 'tài khoản vừa được yêu cầu xóa',
  passkey: 'một khóa truy cập (passkey) vừa được thêm',
};

/** What the contacts that an account had before are told. */
export const CHANGE_NEWS = {
  sms: 'Hako: {what}. Không phải bạn? Dừng lại: {link}',
  mailSubject: 'Hako: {what}',
  mail: 'Xin chào,\n\nTài khoản Hako của bạn có thay đổi lúc {at}: {what}.\n\nNếu chính bạn đã làm, bạn không cần làm gì thêm.\n\nNếu không phải bạn, hãy mở link dưới đây trước {until} để dừng thay đổi này. Mọi thiết bị sẽ bị đăng xuất và bạn đặt lại mật khẩu bằng mã gửi tới bạn:\n\n{link}\n\nĐừng chuyển tiếp thư này cho ai.\n\nHako',
} as const;
