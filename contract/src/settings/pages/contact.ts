import type { SettingPage } from '../field.ts';
import { choice, text } from './fields.ts';

const page = {
  begins: 'now',
  needsTwo: false,
  hasPreview: false,
  mayAdd: false,
  mayEnd: false,
  group: 'customers',
} as const;
const LINK = { help: 'Bắt đầu bằng https://. Không dùng thì ghi “-”.' } as const;

/** How customers reach us, and who looks after them. */
export const CONTACT_PAGES = {
  store: {
    ...page,
    title: 'Thông tin liên hệ',
    purpose:
      'Hotline, chat, email, địa chỉ ở đầu trang, cuối trang, bảng trợ giúp và trang Về Hako.',
    fields: [
      text('name', 'Tên cửa hàng', 60),
      text('phone', 'Hotline', 30),
      text('email', 'Email', 100),
      text('address', 'Địa chỉ', 200),
      text('chat_zalo', 'Link chat Zalo', 200, LINK),
      text('chat_facebook', 'Link chat Facebook', 200, LINK),
      text('facebook', 'Trang Facebook', 200, LINK),
      text('instagram', 'Trang Instagram', 200, LINK),
    ],
  },
  'sales-assignment': {
    ...page,
    title: 'Giao khách mới cho nhân viên',
    purpose: 'Khách vừa mở tài khoản do ai phụ trách. Khách cũ giữ nguyên.',
    fields: [
      choice('new_customers', 'Khách mới', {
        off: 'chưa giao cho ai',
        fewest: 'nhân viên kinh doanh đang có ít khách nhất',
      }),
    ],
  },
} as const satisfies Readonly<Record<string, SettingPage>>;
