export const SAVED_MESSAGE = 'Đã lưu mã giảm giá.';
