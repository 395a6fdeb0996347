import { EXAMPLE, notice } from './notice.ts';

const { name } = EXAMPLE;

/** What customers are told about what they watch, and about their data. */
export const WATCHING_NOTICES = {
  'search-found': notice('Món mới của một tìm kiếm', '{count} món mới cho “{search}”', '{newest}', {
    count: '3',
    search: 'canon ae-1',
    newest: `Mới nhất: ${name}`,
  }),
  'searches-found': notice(
    'Món mới của nhiều tìm kiếm',
    '{count} món mới trong {searches} tìm kiếm đã lưu',
    '{list}',
    { count: '5', searches: '2', list: '“canon ae-1” (3), “nendoroid” (2)' },
  ),
  'price-fell': notice('Món yêu thích giảm giá', 'Sản phẩm yêu thích vừa giảm giá', '{changes}.', {
    changes: `“${name}” giảm còn ¥11,000 (trước: ¥12,800)`,
  }),
  'price-wish-reached': notice(
    'Giá xuống mức mong muốn',
    'Giá đã xuống đến mức bạn mong muốn',
    '{changes}.',
    { changes: `“${name}” đang ở ¥10,000, bằng hoặc thấp hơn mức bạn đặt` },
  ),
  'price-ending-soon': notice(
    'Phiên theo dõi sắp kết thúc',
    'Phiên đấu giá bạn theo dõi sắp kết thúc',
    '{changes}.',
    { changes: `“${name}” kết thúc trong vòng một giờ, giá hiện tại ¥9,000` },
  ),
  'price-sold': notice('Món yêu thích đã bán', 'Sản phẩm yêu thích đã bán', '{changes}.', {
    changes: `“${name}” đã bán với giá ¥9,000`,
  }),
  'price-over': notice(
    'Món yêu thích không còn bán',
    'Sản phẩm yêu thích không còn được bán',
    '{changes}.',
    { changes: `“${name}” đã kết thúc hoặc bị gỡ` },
  ),
  'prices-changed': notice(
    'Nhiều món yêu thích thay đổi',
    '{count} sản phẩm yêu thích có thay đổi',
    '{changes}.',
    { count: '2', changes: `“${name}” giảm còn ¥11,000; “Nendoroid Miku” đã bán` },
  ),
  'data-export-asked': notice(
    'Yêu cầu bản sao dữ liệu',
    'Đang chuẩn bị bản sao dữ liệu',
    'Có yêu cầu lấy bản sao dữ liệu từ tài khoản của bạn. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    {},
  ),
  'data-export-ready': notice(
    'Bản sao dữ liệu sẵn sàng',
    'Bản sao dữ liệu đã sẵn sàng',
    'Bạn có 7 ngày để tải về ở trang Dữ liệu cá nhân. File chứa thông tin riêng, hãy giữ cẩn thận.',
    {},
  ),
  'data-erasure-asked': notice(
    'Yêu cầu xóa tài khoản',
    'Tài khoản sẽ bị xóa vào {day}',
    'Bạn đổi ý? Chỉ cần vào trang Dữ liệu cá nhân và bấm “Giữ lại tài khoản” trước ngày này.',
    { day: '05/12/2026' },
  ),
  'data-erasure-postponed': notice(
    'Chưa xóa được tài khoản',
    'Chưa xóa được tài khoản',
    'Còn việc chưa xong: {reasons} Hako sẽ thử lại mỗi ngày.',
    { reasons: 'Còn đơn hàng đang trên đường.' },
  ),
  'data-erasure-withdrawn': notice(
    'Giữ lại tài khoản',
    'Tài khoản được giữ lại',
    'Yêu cầu xóa tài khoản đã được hủy. Không có gì bị mất.',
    {},
  ),
} as const;
