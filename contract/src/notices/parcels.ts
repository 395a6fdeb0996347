import { EXAMPLE, notice } from './notice.ts';

const { code, parcel, bill } = EXAMPLE;
const house = 'kho Nhật';

/** What customers are told about parcels, bills and deliveries. */
export const PARCEL_NOTICES = {
  'parcel-storage-ends': notice(
    'Sắp hết lưu kho miễn phí',
    'Còn {days} ngày lưu kho miễn phí – kiện {parcel}',
    'Sau đó phí lưu kho khoảng {fee} ₫ mỗi ngày. Bạn có thể gộp kiện hoặc để kho xếp vào chuyến hàng sớm.',
    { parcel, days: '3', fee: '4.000' },
  ),
  'parcel-storage-paid': notice(
    'Hết lưu kho miễn phí',
    'Kiện {parcel} đã hết ngày lưu kho miễn phí',
    'Từ hôm nay phí lưu kho khoảng {fee} ₫ mỗi ngày cho tới khi hàng rời kho Nhật.',
    { parcel, fee: '4.000' },
  ),
  'parcel-further': notice(
    'Thêm một kiện của đơn',
    'Thêm một kiện đã về {house} – đơn {code}',
    'Kiện đã được cân và chụp ảnh. Ảnh nằm ở phần diễn biến của đơn.',
    { code, house },
  ),
  'parcel-not-theirs': notice(
    'Ghi nhầm kiện',
    'Hako đã ghi nhầm kiện – đơn {code}',
    'Một kiện ở {house} được ghi nhầm cho đơn này và đã được gỡ ra. {next}',
    { code, house, next: 'Các kiện khác của đơn không thay đổi.' },
  ),
  'parcel-joined': notice(
    'Đã gộp kiện',
    'Đã gộp thành kiện {parcel}',
    'Kho Nhật đã đóng chung, cân và chụp ảnh lại. Cước được chia cho từng đơn theo cân nặng.',
    { parcel },
  ),
  'parcel-split': notice(
    'Đã tách kiện',
    'Đã tách thành {count} kiện',
    'Các kiện mới: {parcels}. Mỗi kiện đã được cân và chụp ảnh lại.',
    { count: '2', parcels: 'K2001, K2002' },
  ),
  'parcel-boxes-offered': notice(
    'Mời chọn hộp',
    'Kiện {parcel} đã đóng gói thử, mời bạn chọn hộp',
    'Hai cách đóng đã có cân nặng, ảnh và cước. Bạn có {hours} giờ để chọn; sau đó Hako chọn hộp có cước thấp hơn.',
    { parcel, hours: '48' },
  ),
  'parcel-box-chosen': notice(
    'Hako chọn hộp thay',
    'Đã chọn hộp cho kiện {parcel}',
    'Hết thời hạn chọn nên Hako chọn hộp có cước thấp hơn: {box}.',
    { parcel, box: 'Hộp nhỏ' },
  ),
  'parcel-held': notice(
    'Hải quan giữ kiện',
    'Hải quan đang giữ hàng của bạn – kiện {parcels}',
    'Lý do: {cause}. Hako đang làm việc với hải quan và sẽ báo ngay khi hàng được thông quan.',
    { parcels: parcel, cause: 'kiểm tra thực tế hàng' },
  ),
  'parcel-not-held': notice(
    'Ghi nhầm hải quan giữ kiện',
    'Hải quan không giữ hàng của bạn – kiện {parcels}',
    'Hako đã ghi nhầm. Hàng vẫn đang chờ thông quan cùng chuyến, và Hako sẽ báo ngay khi xong.',
    { parcels: parcel },
  ),
  'parcel-released': notice(
    'Hàng được thông quan',
    'Hàng của bạn đã được thông quan – kiện {parcels}',
    'Hàng sắp về kho Việt Nam. Hako cân lại rồi báo bạn khoản thanh toán lần 2.',
    { parcels: parcel },
  ),
  'bill-ready': notice(
    'Phiếu chờ thanh toán',
    'Phiếu {bill} đã sẵn sàng thanh toán',
    'Hàng của bạn đã ở kho Việt Nam và được cân lại. Thanh toán phiếu để Hako đóng hàng và giao tới bạn.',
    { bill },
  ),
  'bill-returned': notice(
    'Kiện trở về kho',
    'Kiện {bill} đã trở về kho Hako',
    'Hãng vận chuyển chưa giao được và đã trả hàng về kho. Bạn hãy kiểm tra địa chỉ, số điện thoại rồi chọn giao lại hoặc tới kho nhận.',
    { bill },
  ),
  'bill-sent-again': notice(
    'Giao lại',
    'Kiện {bill} sắp được giao lại',
    'Hàng được gửi lại tới {receiver}, {address}. Vui lòng để ý điện thoại.',
    { bill, receiver: 'Trần Thị Bình', address: '12 Hàng Bông, Hoàn Kiếm, Hà Nội' },
  ),
  'bill-lost': notice(
    'Kiện thất lạc',
    'Rất tiếc, kiện {bill} đã thất lạc hoặc hư hỏng',
    'Hako đã mở khiếu nại thay bạn để đền bù. Bạn không cần làm gì thêm, nhân viên sẽ trả lời trong mục Khiếu nại.',
    { bill },
  ),
} as const;
