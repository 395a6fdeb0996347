/** Who a colleague is when nobody knows their id any more. */
export const FORMER_COLLEAGUE = 'Nhân viên đã nghỉ';
