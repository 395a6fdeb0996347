import { isFixed, NOTICES } from '../../notices/notices.ts';
import type { SettingPage } from '../field.ts';
import { text } from './fields.ts';

/** What customers are told, in the owner's words. */
export const NOTICE_PAGES = {
  'notice-texts': {
    group: 'customers',
    begins: 'now',
    needsTwo: false,
    hasPreview: false,
    mayAdd: false,
    mayEnd: false,
    title: 'Lời gửi khách',
    purpose:
      'Lời của từng thông báo trong ứng dụng, email và trên màn hình khóa. Chỗ trong ngoặc nhọn được điền khi gửi. Cảnh báo bảo mật (tài khoản nhận tiền mới, lấy dữ liệu, xóa tài khoản, nhân viên đổi địa chỉ nhận) luôn giữ lời có sẵn nên không có ở đây.',
    keyLabel: 'Thông báo',
    keys: Object.fromEntries(
      Object.entries(NOTICES).flatMap(([code, { name }]) => (isFixed(code) ? [] : [[code, name]])),
    ),
    fields: [text('title', 'Tiêu đề', 120), text('body', 'Nội dung', 600)],
  },
} as const satisfies Readonly<Record<string, SettingPage>>;
