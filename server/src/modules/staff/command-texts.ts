/**
 * What `npm run staff` says, of a release `hako staff`: `{command}` is which of the two, `{email}`
 * whose account it is about, `{address}` their one-time address.
 */
export const STAFF_COMMAND_TEXTS = {
  usage: `Cách dùng:
  {command} invite <e-mail> --name <họ tên> --role <vai trò> [--role …] [--warehouse JP|VN]
  {command} list
  {command} disable <e-mail>
  {command} enable <e-mail>
  {command} reset <e-mail>
Thêm --reason <lý do> để ghi vào nhật ký.
Vai trò: sales, buyer, warehouse, accountant, admin.`,
  reason: 'Lệnh trên máy chủ',
  address: 'Địa chỉ dùng một lần, trong 72 giờ, chỉ gửi cho {email}:\n{address}',
  unknown: 'Không có nhân viên nào với e-mail {email}.',
  disabled: 'Đã khóa {email}, mọi phiên đăng nhập đã kết thúc.',
  enabled: 'Đã mở khóa {email}.',
  nobody: 'Chưa có nhân viên nào.',
} as const;
