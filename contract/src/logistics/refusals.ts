import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const LOGISTICS_REFUSALS = {
  'logistics.nothing-matches': {
    status: 404,
    sentence:
      'Không có đơn hàng nào khớp với mã “{scanned}”. Hãy kiểm tra nhãn, hoặc nhập mã đơn hàng.',
  },
  'logistics.parcel-not-found': { status: 404, sentence: 'Không tìm thấy kiện hàng {code}.' },
  'logistics.cost-not-here': {
    status: 400,
    sentence: 'Phí vận chuyển nội địa Nhật chỉ ghi được cho từng đơn.',
  },
  'logistics.cost-of-accountant': {
    status: 403,
    sentence: 'Cước quốc tế và thuế do kế toán ghi. Hãy gửi chứng từ cho kế toán.',
  },
  'logistics.cost-not-booked': {
    status: 409,
    sentence: 'Khoản này của {code} chưa được ghi hoặc đã bỏ rồi, nên không có gì để bỏ.',
  },
  'logistics.cost-on-old-parcel': {
    status: 409,
    sentence: 'Kiện {code} đã được gộp hoặc tách. Hãy ghi chi phí cho kiện {now}.',
  },
  'logistics.cost-after-bill': {
    status: 409,
    sentence:
      '{code} không còn đơn nào chưa lập phiếu xuất kho, nên chi phí ghi bây giờ không vào phiếu nào. Hãy hủy phiếu trước.',
  },
  'logistics.parcel-elsewhere': {
    status: 409,
    sentence: 'Kiện hàng {code} không ở bước này nên chưa thể xử lý.',
  },
  'logistics.further-parcel': {
    status: 409,
    sentence:
      'Đơn {code} đã có kiện {parcels} trong kho. Nếu đang cầm một kiện khác, hãy đánh dấu “Đây là kiện khác của đơn này” rồi nhận tiếp.',
  },
  'logistics.not-a-place': {
    status: 400,
    sentence: '“{place}” không phải mã kệ của {house}. Hãy quét nhãn kệ, hoặc gõ mã như {like}.',
  },
  'logistics.place-of-other-house': {
    status: 409,
    sentence:
      'Kiện {code} đang ở {house} nên không thể để lên kệ {place}. Hãy quét kệ của {house}.',
  },
  'logistics.place-not-empty': {
    status: 409,
    sentence: 'Trên kệ {place} còn {count} kiện nên chưa đóng được. Hãy chuyển kiện sang kệ khác.',
  },
  'logistics.place-closed': {
    status: 409,
    sentence: 'Kệ {place} đã đóng. Hãy để lên kệ khác, hoặc mở lại kệ này.',
  },
  'logistics.count-not-found': { status: 404, sentence: 'Không tìm thấy lần kiểm kê này.' },
  'logistics.count-finished': {
    status: 409,
    sentence: 'Lần kiểm kê kệ {place} đã kết thúc. Hãy bắt đầu lần mới.',
  },
  'logistics.count-full': {
    status: 409,
    sentence:
      'Một lần kiểm kê có nhiều nhất {most} mã. Hãy kết thúc và kiểm phần còn lại ở lần sau.',
  },
  'logistics.finding-settled': {
    status: 409,
    sentence: 'Chênh lệch của {code} đã được xử lý hoặc không xử lý được theo cách này.',
  },
  'logistics.unknown-not-found': { status: 404, sentence: 'Không tìm thấy kiện chưa rõ {code}.' },
  'logistics.unknown-known': {
    status: 409,
    sentence:
      'Số “{number}” đã được ghi cho kiện chưa rõ {codes} ở kho này. Nếu đang cầm một kiện khác cùng số, hãy đánh dấu “Đây là kiện khác cùng số” rồi ghi tiếp.',
  },
  'logistics.unknown-settled': {
    status: 409,
    sentence: 'Kiện chưa rõ {code} đã được ghép đơn hoặc đã đóng. Vui lòng tải lại trang.',
  },
  'logistics.unknown-not-matched': {
    status: 409,
    sentence: 'Kiện chưa rõ {code} chưa ghép với đơn nào nên không có gì để bỏ ghép.',
  },
  'logistics.match-fixed': {
    status: 409,
    sentence:
      'Kiện {code} đã xếp vào chuyến hàng, đã mở, đang có yêu cầu hoặc đã ghi chi phí nên không bỏ ghép được.',
  },
  'logistics.match-shared': {
    status: 409,
    sentence:
      'Kiện {code} đi chung nhiều đơn nên không ghép được ở đây. Nếu đây đúng là kiện đó, hãy in lại nhãn {code} và nhập kho bằng mã này.',
  },
  'logistics.no-parcel-travels': {
    status: 409,
    sentence: 'Đơn {code} không có kiện nào đang về Việt Nam nên chưa ghép được với kiện này.',
  },
  'logistics.which-parcel': {
    status: 409,
    sentence: 'Đơn {code} có nhiều kiện đang về: {parcels}. Hãy chọn đúng kiện.',
  },
  'logistics.shipment-not-found': { status: 404, sentence: 'Không tìm thấy chuyến hàng {code}.' },
  'logistics.shipment-closed': {
    status: 409,
    sentence: 'Chuyến hàng {code} đã xuất kho nên không thể thay đổi.',
  },
  'logistics.other-ship-mode': {
    status: 409,
    sentence: 'Kiện {code} đi theo hình thức khác với chuyến hàng này.',
  },
  'logistics.parcel-in-request': {
    status: 409,
    sentence: 'Kiện {code} đang có một yêu cầu chưa xong nên chưa thể xử lý.',
  },
  'logistics.too-few-to-join': { status: 409, sentence: 'Cần ít nhất hai kiện để gộp.' },
  'logistics.other-address': {
    status: 409,
    sentence: 'Kiện {code} giao tới địa chỉ khác nên không thể đi chung.',
  },
  'logistics.nothing-to-split': {
    status: 409,
    sentence: 'Hãy chọn một phần các đơn trong kiện {code} để tách riêng; ít nhất một đơn ở lại.',
  },
  'logistics.already-rehearsed': {
    status: 409,
    sentence: 'Kiện {code} đã được đóng gói thử và chọn hộp.',
  },
  'logistics.request-not-found': { status: 404, sentence: 'Không tìm thấy yêu cầu {code}.' },
  'logistics.request-closed': {
    status: 409,
    sentence: 'Yêu cầu {code} không còn ở bước này. Vui lòng tải lại để xem tình trạng mới.',
  },
  'logistics.wrong-results': {
    status: 409,
    sentence: 'Kết quả nhập vào không khớp với yêu cầu {code}.',
  },
  'logistics.not-in-shipment': {
    status: 409,
    sentence: 'Đơn {code} không nằm trong chuyến hàng này.',
  },
  'logistics.customs-not-ready': {
    status: 409,
    sentence:
      'Tờ khai của chuyến hàng {code} còn {problems} chỗ chưa đúng nên chưa in và chưa xuất kho được. Mở tờ khai của chuyến hàng để bổ sung.',
  },
  'logistics.rule-in-the-past': {
    status: 409,
    sentence: 'Chỉ đặt được từ hôm nay trở đi: hạn đã hứa với khách trước đó giữ nguyên.',
  },
  'logistics.heading-unknown-kind': {
    status: 400,
    sentence: 'Không có loại hàng này trong bảng giá. Hãy chọn trong danh sách.',
  },
  'logistics.heading-not-whole': {
    status: 409,
    sentence: 'Hãy điền cả mã HS và mô tả tiếng Anh, hoặc để trống cả hai để bỏ dòng này.',
  },
  'logistics.no-gate': {
    status: 409,
    sentence: 'Chuyến hàng {code} không qua cổng hải quan, hoặc chưa rời Nhật.',
  },
  'logistics.gate-declared': {
    status: 409,
    sentence: 'Chuyến hàng {code} đã có tờ khai {number}. Muốn sửa, hãy ghi lý do.',
  },
  'logistics.declared-in-future': {
    status: 400,
    sentence: 'Ngày tờ khai không thể sau hôm nay. Hãy xem lại ngày trên tờ khai.',
  },
  'logistics.gate-not-declared': {
    status: 409,
    sentence: 'Chuyến hàng {code} chưa có tờ khai. Hãy ghi số và ngày tờ khai trước.',
  },
  'logistics.gate-passed': { status: 409, sentence: 'Kiện {code} đã được thông quan rồi.' },
  'logistics.gate-not-held': {
    status: 409,
    sentence: 'Kiện {code} không ghi là bị hải quan giữ, nên không có gì để bỏ.',
  },
  'logistics.gate-duty-booked': {
    status: 409,
    sentence:
      'Thuế của {codes} đã được ghi trong phần chi phí. Hãy bỏ khoản đó trước rồi thông quan, để thuế không lẫn với khoản đã ghi.',
  },
  'logistics.at-customs': {
    status: 409,
    sentence:
      '{code} chưa được hải quan thông quan nên chưa nhập kho được. Mở chuyến hàng để xem kiện nào đang chờ.',
  },
} as const satisfies RefusalTexts;
