/** Words of settings that the server writes. */
export const SETTINGS_MESSAGES = {
  page: 'Trang cấu hình',
  row: 'Dòng',
  from: 'Áp dụng từ',
  fromLate: '{day}; duyệt muộn hơn thì từ ngày sớm nhất có thể',
  ended: 'ngừng áp dụng',
  alsoComing: 'Mức đã định từ {day}',
  replaced: 'được thay bằng mức này',
  takesOver: 'vẫn thay mức này từ ngày đó',
  wantPlaces: 'trong ngoặc nhọn chỉ dùng được {known}, không dùng được “{wrong}”',
  wantNoPlaces: 'thông báo này không có chỗ điền nào nên không dùng được “{wrong}”',
  wantKept: 'giữ lại chỗ điền {needed}, vì khách không biết nội dung này từ nơi nào khác',
  wantNumber: 'số nguyên từ {least} đến {most}',
  wantShare: 'số từ {least} đến {most}, tối đa hai chữ số sau dấu phẩy',
  wantText: 'chữ, dài tối đa {most} ký tự',
  wantChoice: 'chọn một trong các mức có sẵn',
  wantFlag: 'có hoặc không',
  wantWords: 'mỗi dòng một từ có chữ hoặc số, dài không quá 60 ký tự; nhiều nhất {most} từ',
  wantCodes: 'chọn từ danh sách có sẵn',
  wantRows: 'từ {least} đến {most} dòng',
  wantOrder: 'dòng sau phải bắt đầu cao hơn dòng trước, dòng đầu từ 0',
  wantLadder: 'hạng thấp nhất từ 0 ₫, mỗi hạng cao hơn phải chi nhiều hơn hạng dưới',
  wantOpenMode: 'bật, vì đây là đường cuối cùng còn nhận hàng của tuyến',
  wantNotBelow: 'không nhỏ hơn ô “{other}”',
  wantSpan: 'thấp nhất không quá thường gặp, thường gặp không quá cao nhất',
} as const;

/** The orders that a change of prices is tried on. */
export const TYPICAL_ORDERS = {
  figure: 'Mô hình ¥5,000 đấu giá, bay về Hà Nội',
  card: 'Thẻ bài ¥1,500 trên Mercari, bay về TP. Hồ Chí Minh',
  camera: 'Máy ảnh ¥32,000 đấu giá, bay về Hà Nội',
  clothes: 'Ba áo ¥2,000 trên Rakuten, bay về tỉnh xa',
  audio: 'Dàn âm thanh ¥45,000, đường biển về TP. Hồ Chí Minh',
  watch: 'Đồng hồ ¥230,000 trên Mercari, bay về Hà Nội',
} as const;
