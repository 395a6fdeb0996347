import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const STAFF_REFUSALS = {
  'staff.sign-in-refused': {
    status: 401,
    sentence: 'Email, mật khẩu hoặc mã xác thực không đúng.',
  },
  'staff.other-secret': {
    status: 409,
    sentence:
      'Máy chủ đang chạy với HAKO_SECRET khác nên không đọc được mã xác thực đã lưu. Người vận hành hãy đặt lại HAKO_SECRET cũ rồi khởi động lại.',
  },
  'staff.proof-wrong': {
    status: 400,
    sentence: 'Mật khẩu hoặc mã xác thực không đúng nên chưa có gì thay đổi.',
  },
  'staff.not-found': { status: 404, sentence: 'Không tìm thấy nhân viên này.' },
  'staff.phone-invalid': {
    status: 400,
    sentence: 'Số điện thoại công việc chưa đúng. Hãy nhập số Việt Nam, ví dụ 0912 345 678.',
  },
  'staff.zalo-invalid': {
    status: 400,
    sentence: 'Link Zalo chưa đúng. Hãy nhập dạng https://zalo.me/0912345678.',
  },
  'staff.own-account': {
    status: 409,
    sentence: 'Bạn không tự đổi tài khoản của chính mình. Hãy nhờ một quản trị viên khác.',
  },
  'staff.last-administrator': {
    status: 409,
    sentence:
      'Đây là quản trị viên cuối cùng còn đăng nhập được. Hãy mời thêm một quản trị viên trước.',
  },
  'staff.is-disabled': {
    status: 409,
    sentence: 'Tài khoản nhân viên này đang bị khóa. Hãy mở khóa trước.',
  },
  'staff.warehouse-needed': {
    status: 422,
    sentence: 'Nhân viên kho phải thuộc kho Nhật hoặc kho Việt Nam. Hãy chọn kho.',
  },
  'staff.role-needed': {
    status: 422,
    sentence: 'Hãy chọn ít nhất một vai trò cho nhân viên này.',
  },
  'staff.role-not-found': {
    status: 404,
    sentence: 'Vai trò này không còn. Hãy tải lại trang để xem các vai trò hiện có.',
  },
  'staff.role-name-taken': {
    status: 409,
    sentence: 'Đã có vai trò khác mang tên này. Hãy đặt tên khác.',
  },
  'staff.role-changed': {
    status: 409,
    sentence: 'Vai trò này vừa được người khác đổi. Hãy tải lại trang rồi xem lại.',
  },
  'staff.too-many-roles': {
    status: 409,
    sentence: 'Đã có {most} vai trò riêng, nhiều nhất có thể. Hãy ngừng dùng một vai trò cũ trước.',
  },
  'staff.second-needed': {
    status: 409,
    sentence:
      'Việc này cần thêm một quản trị viên khác duyệt, mà hiện chưa có ai duyệt được. ' +
      'Người vận hành máy chủ có thể làm bằng lệnh hako staff invite (thêm quản trị viên), ' +
      'enable hoặc reset.',
  },
  'staff.needs-administrator': {
    status: 403,
    sentence: 'Chỉ một quản trị viên khác mới quyết định được đề nghị về nhân viên và vai trò.',
  },
  'staff.join-unknown': {
    status: 404,
    sentence: 'Địa chỉ mời này không đúng hoặc đã bị thu hồi. Hãy nhờ quản trị viên mời lại.',
  },
  'staff.join-used': {
    status: 410,
    sentence: 'Địa chỉ mời này đã được dùng. Hãy đăng nhập, hoặc nhờ quản trị viên mời lại.',
  },
  'staff.join-expired': {
    status: 410,
    sentence: 'Địa chỉ mời này đã hết hạn sau 72 giờ. Hãy nhờ quản trị viên mời lại.',
  },
  'staff.join-code-wrong': {
    status: 422,
    sentence: 'Mã xác thực không khớp. Hãy xem lại mã đang hiện trong ứng dụng.',
  },
} as const satisfies RefusalTexts;
