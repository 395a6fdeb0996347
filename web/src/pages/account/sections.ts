import {
  IconAlertCircle,
  IconBell,
  IconBellCog,
  IconBookmark,
  IconBox,
  IconCrown,
  IconFileInvoice,
  IconGavel,
  IconHeart,
  IconHistory,
  IconLayoutDashboard,
  IconMapPin,
  IconMessage,
  IconMessages,
  IconPackage,
  IconShieldLock,
  IconTicket,
  IconUser,
  IconWallet,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** The first page of the account: on a phone the hub that leads to all others. */
export const ACCOUNT_HOME = '/account/dashboard';

/** What stands beside a section as a count. */
export type SectionCount = 'tasks' | 'bids' | 'orders' | 'bills' | 'messages' | 'notifications';

export interface Section {
  readonly to: string;
  readonly label: string;
  readonly Icon: ComponentType<{ 'aria-hidden'?: 'true'; size?: number }>;
  readonly counted?: SectionCount;
}

/** Every section of the account, in the groups in which people look for them. */
export const SECTION_GROUPS: readonly {
  readonly label: string;
  readonly sections: readonly Section[];
}[] = [
  {
    label: 'Mua hàng',
    sections: [
      { to: '/account/wallet', label: 'Ví', Icon: IconWallet },
      { to: '/account/quotes', label: 'Đơn hàng', Icon: IconPackage, counted: 'orders' },
      { to: '/account/bids', label: 'Đấu giá', Icon: IconGavel, counted: 'bids' },
      { to: '/account/negotiations', label: 'Thương lượng giá', Icon: IconMessages },
      { to: '/account/parcels', label: 'Kiện ở kho Nhật', Icon: IconBox },
      {
        to: '/account/invoices',
        label: 'Phiếu xuất kho',
        Icon: IconFileInvoice,
        counted: 'bills',
      },
      { to: '/account/messages', label: 'Tin nhắn', Icon: IconMessage, counted: 'messages' },
      { to: '/account/complaints', label: 'Khiếu nại', Icon: IconAlertCircle },
    ],
  },
  {
    label: 'Đã lưu',
    sections: [
      { to: '/account/favorites', label: 'Yêu thích', Icon: IconHeart },
      { to: '/account/saved-searches', label: 'Tìm kiếm đã lưu', Icon: IconBookmark },
      { to: '/account/viewed', label: 'Đã xem', Icon: IconHistory },
    ],
  },
  {
    label: 'Ưu đãi',
    sections: [
      { to: '/account/vip', label: 'Hạng và VIP', Icon: IconCrown },
      { to: '/account/vouchers', label: 'Mã giảm giá', Icon: IconTicket },
    ],
  },
  {
    label: 'Tài khoản',
    sections: [
      { to: '/account/profile', label: 'Hồ sơ', Icon: IconUser },
      { to: '/account/addresses', label: 'Địa chỉ', Icon: IconMapPin },
      {
        to: '/account/user/notification-mgmt',
        label: 'Thông báo',
        Icon: IconBell,
        counted: 'notifications',
      },
      { to: '/account/user/notification-setting', label: 'Cài đặt thông báo', Icon: IconBellCog },
      { to: '/account/privacy', label: 'Dữ liệu cá nhân', Icon: IconShieldLock },
    ],
  },
];

export const HOME_SECTION: Section = {
  to: ACCOUNT_HOME,
  label: 'Tổng quan',
  Icon: IconLayoutDashboard,
  counted: 'tasks',
};
