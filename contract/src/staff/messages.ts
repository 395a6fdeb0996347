/** The letter with a one-time address: `{name}` is the person, `{address}` and `{until}` the address and its end. */
export const STAFF_MESSAGES = {
  joinSubject: 'Tài khoản nhân viên Hako của bạn',
  join: 'Chào {name},\n\nHãy mở địa chỉ sau để đặt mật khẩu và mã xác thực cho tài khoản nhân viên Hako của bạn:\n\n{address}\n\nĐịa chỉ chỉ dùng được một lần, đến {until}. Đừng đưa cho ai.\n\nHako',
  rolesChanged: 'Đã đổi vai trò',
  contactChanged: 'Đã lưu cách khách liên hệ',
  disabled: 'Đã khóa tài khoản, mọi phiên đăng nhập đã kết thúc',
  enabled: 'Đã mở khóa tài khoản',
} as const;
