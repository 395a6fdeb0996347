import type {
  UnknownEnd,
  UnknownReason,
  UnknownTab,
} from '@hako/contract/logistics/unknown-parcels';

export const TAB_WORDS: Readonly<Record<UnknownTab, string>> = {
  open: 'Chưa rõ',
  matched: 'Đã ghép',
  closed: 'Đã đóng',
};

export const END_WORDS: Readonly<Record<UnknownEnd, string>> = {
  returned: 'Trả lại người gửi',
  disposed: 'Tiêu hủy',
};

export const REASON_WORDS: Readonly<Record<UnknownReason, string>> = {
  number: 'trùng số vận đơn',
  words: 'khớp từ vừa tìm',
  seller: 'cùng người bán',
  weight: 'cân nặng gần đúng',
};
