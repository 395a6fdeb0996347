/** The combined search over all marketplaces. */
export const SEARCH_PATH = '/hako-go/search';

/** Pages that explain; the first three also stand in the top bar. */
export const GUIDE_LINKS = [
  { to: '/page/nguoi-dung-moi', label: 'Người dùng mới' },
  { to: '/page/huong-dan-mua-hang', label: 'Hướng dẫn mua hàng' },
  { to: '/page/bieu-phi', label: 'Biểu phí' },
  { to: '/page/minh-bach-dau-gia', label: 'Minh bạch đấu giá' },
  { to: '/page/dich-vu-chup-anh', label: 'Dịch vụ chụp ảnh' },
  { to: '/page/chinh-sach-giao-dich', label: 'Chính sách giao dịch' },
  { to: '/page/chinh-sach-bao-mat', label: 'Chính sách bảo mật' },
] as const;

export const COMPANY_LINKS = [
  { to: '/about', label: 'Về Hako' },
  { to: '/tin-tuc', label: 'Tin tức' },
  { to: '/shop-place', label: 'Cửa hàng theo vùng' },
  { to: '/page/bao-gia-tu-dong', label: 'Báo giá tự động' },
] as const;

/** The account, and what people look for in it most. */
export const ACCOUNT_LINKS = [
  { to: '/account/dashboard', label: 'Tài khoản' },
  { to: '/account/quotes', label: 'Đơn hàng' },
  { to: '/account/invoices', label: 'Phiếu xuất kho' },
  { to: '/account/wallet', label: 'Ví' },
  { to: '/account/user/notification-mgmt', label: 'Thông báo' },
] as const;
