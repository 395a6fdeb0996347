/** The letter with a one-time address: `{name}` is the person, `{address}` and `{until}` the address and its end. */
export const STAFF_MESSAGES = {
  joinSubject: 'Tài khoản nhân viên Hako của bạn',
  join: 'Chào {name},\n\nHãy mở địa chỉ sau để đặt mật khẩu và mã xác thực cho tài khoản nhân viên Hako của bạn:\n\n{address}\n\nĐịa chỉ chỉ dùng được một lần, đến {until}. Đừng đưa cho ai.\n\nHako',
  rolesChanged: 'Đã đổi vai trò',
  proposed: 'Đã gửi quản trị viên thứ hai duyệt',
  contactChanged: 'Đã lưu cách khách liên hệ',
  disabled: 'Đã khóa tài khoản, mọi phiên đăng nhập đã kết thúc',
  enabled: 'Đã mở khóa tài khoản',
  /** Facts of what a second administrator decides. */
  who: 'Nhân viên',
  role: 'Vai trò',
  signInEmail: 'Email đăng nhập',
  rolesNow: 'Vai trò hiện có',
  guarded: 'Quyền về tiền đang có',
  letInBy: 'Ai một mình mời hoặc đặt lại',
  address: 'Địa chỉ dùng một lần',
  addressByLetter: 'Chỉ gửi bằng thư đến {email}, không quản trị viên nào thấy',
  addressByCommand: 'Chưa có máy chủ thư: người vận hành in bằng lệnh hako staff reset {email}',
  roles: 'Vai trò sau khi đổi',
  house: 'Kho',
  bothHouses: 'Không giới hạn kho',
  newName: 'Tên mới',
  gains: 'Quyền về tiền được thêm',
  added: 'Quyền được thêm',
  taken: 'Quyền bị bỏ',
  holders: 'Người đang có vai trò',
  decides: 'Ai duyệt',
  secondAdministrator: 'Một quản trị viên khác',
} as const;

/** The fixed roles as people say them. */
export const ROLE_NAMES = {
  sales: 'Kinh doanh',
  buyer: 'Mua hàng',
  warehouse: 'Kho',
  accountant: 'Kế toán',
  admin: 'Quản trị',
} as const;
