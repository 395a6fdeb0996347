import type { Permission } from '@hako/contract/staff/permissions/permissions';
import type { SettingPageName } from '@hako/contract/settings/setting-pages';

/** What somebody at the desk wants to do. It opens where that is done, and does nothing itself. */
export interface Command {
  readonly label: string;
  /** What people also call it. */
  readonly words?: string;
  readonly to: string;
  /** What the form needs beside the page on which it stands. */
  readonly needs?: Permission;
}

const setting = (label: string, name: SettingPageName, words = ''): Command => ({
  label,
  words: `cấu hình đổi ${words}`,
  to: `/desk/settings/${name}`,
  needs: 'settings.change',
});

const MONEY: readonly Command[] = [
  {
    label: 'Cộng, trừ tiền trong ví khách',
    words: 'ghi có ghi nợ nạp tiền cho',
    to: '/desk/books#wallet',
    needs: 'wallet.adjust',
  },
  { label: 'Đổi tỷ giá yên', words: 'nhập duyệt mới', to: '/desk/books' },
  {
    label: 'Ghép chuyển khoản chưa rõ của ai',
    words: 'khớp giao dịch ngân hàng',
    to: '/desk/transfers?state=unmatched',
  },
  {
    label: 'Trả lời yêu cầu tra soát',
    words: 'khách báo chuyển khoản chưa vào ví',
    to: '/desk/transfers?state=claims',
  },
  { label: 'Chi tiền rút của khách', words: 'duyệt lệnh', to: '/desk/withdrawals' },
  { label: 'Duyệt đề nghị của đồng nghiệp', words: 'người thứ hai', to: '/desk/approvals' },
  {
    label: 'Nhập sao kê tài khoản yên',
    words: 'đối soát ngân hàng thẻ sàn file',
    to: '/desk/float',
    needs: 'float.keep',
  },
  {
    label: 'Thêm tài khoản trả tiền cho sàn',
    words: 'mở tài khoản yên thẻ',
    to: '/desk/float#new',
    needs: 'float.keep',
  },
  {
    label: 'Khóa sổ ngày',
    words: 'đối chiếu một ngày số dư',
    to: '/desk/closing#day',
    needs: 'books.keep',
  },
  { label: 'Khóa sổ tháng', words: 'đóng', to: '/desk/closing', needs: 'books.keep' },
  { label: 'Tải nhật ký chung', words: 'xuất excel csv kế toán', to: '/desk/journal' },
  {
    label: 'Đối soát tiền thu hộ',
    words: 'cod hãng vận chuyển chuyển',
    to: '/desk/carriers',
    needs: 'bills.cod',
  },
  {
    label: 'Tải bảng hóa đơn đã phát hành',
    words: 'xuất excel',
    to: '/desk/invoices',
  },
];

const GOODS: readonly Command[] = [
  { label: 'In nhãn kiện nhận ở Nhật', words: 'tem', to: '/desk/stations/receive' },
  { label: 'In nhãn giao hãng', words: 'tem vận đơn kiện', to: '/desk/stations/hand-over' },
  { label: 'In nhãn kệ', words: 'tem', to: '/desk/places' },
  { label: 'Thêm kệ', words: 'lập kệ mới', to: '/desk/places#new', needs: 'places.count' },
  { label: 'Kiểm kê kệ', words: 'đếm kho', to: '/desk/places', needs: 'places.count' },
  {
    label: 'Ghi kiện chưa rõ của ai',
    words: 'kiện lạ không tên mới',
    to: '/desk/unknown-parcels/new',
    needs: 'unknown.keep',
  },
  {
    label: 'Nhập mã vận đơn từ file',
    words: 'mã theo dõi tracking excel csv',
    to: '/desk/tracking-import',
  },
  { label: 'Tải bảng đơn hàng', words: 'xuất excel csv', to: '/desk/orders' },
  { label: 'Tải bảng mua hàng', words: 'xuất excel csv', to: '/desk/purchases' },
];

const PEOPLE: readonly Command[] = [
  { label: 'Mời nhân viên', words: 'thêm tạo tài khoản mới', to: '/desk/staff#invite' },
  {
    label: 'Khóa tài khoản nhân viên',
    words: 'đặt lại mật khẩu cho nghỉ mở lại',
    to: '/desk/staff',
  },
  { label: 'Tạo vai trò', words: 'quyền mới', to: '/desk/roles#new' },
  {
    label: 'Xem trang như khách thấy',
    words: 'vào tài khoản khách',
    to: '/desk/customers',
    needs: 'customers.view',
  },
  { label: 'Đổi hạng của khách', words: 'vip', to: '/desk/customers', needs: 'customers.level' },
  { label: 'Viết bài mới', words: 'tạo bài viết tin tức', to: '/desk/articles/new' },
  { label: 'Thêm banner', words: 'tạo ảnh trang chủ', to: '/desk/banners' },
  { label: 'Tạo mã giảm giá', words: 'thêm coupon khuyến mãi', to: '/desk/coupons' },
  { label: 'Đổi giao diện sáng, tối', words: 'light dark màu', to: '/desk/account' },
  { label: 'Thêm khóa truy cập', words: 'passkey', to: '/desk/account' },
  { label: 'Đăng xuất', words: 'thoát sign out logout', to: '/desk/account' },
];

const SETTINGS: readonly Command[] = [
  setting('Đổi phí dịch vụ', 'service-fees'),
  setting('Đổi cước quốc tế', 'freight', 'giá vận chuyển'),
  setting('Đổi thuế', 'taxes', 'vat nhập khẩu'),
  setting('Đổi vùng giao hàng', 'delivery', 'phí giao'),
  setting('Đổi hạng khách hàng', 'levels', 'đặt cọc giảm phí'),
  setting('Đổi hàng cấm, hàng cần hỏi', 'restrictions', 'chặn'),
  setting('Đổi giới hạn tỷ giá', 'rate-limits'),
  setting('Đổi hạn mức rút tiền', 'withdrawal-limits'),
  setting('Đổi thông tin liên hệ', 'store', 'điện thoại zalo facebook địa chỉ'),
  setting('Đổi lời gửi khách', 'notice-texts', 'mẫu tin nhắn thông báo'),
];

/** In the order in which they are offered. */
export const COMMANDS: readonly Command[] = [...MONEY, ...GOODS, ...PEOPLE, ...SETTINGS];
