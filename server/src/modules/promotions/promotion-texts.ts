export const SAVED_MESSAGE = 'Đã lưu mã giảm giá.';
export const CHANGED_MESSAGE = 'Cập nhật thành công!';
