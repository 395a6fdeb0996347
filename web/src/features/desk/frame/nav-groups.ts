import {
  IconActivity,
  IconAddressBook,
  IconBarcode,
  IconBox,
  IconBuildingStore,
  IconCash,
  IconChartBar,
  IconCheckbox,
  IconCurrencyYen,
  IconDiscount,
  IconExchange,
  IconGavel,
  IconHeartHandshake,
  IconHistory,
  IconInbox,
  IconListNumbers,
  IconLock,
  IconMessageExclamation,
  IconMessages,
  IconNews,
  IconNotebook,
  IconPhoto,
  IconReportAnalytics,
  IconSettings,
  IconShieldCheck,
  IconShoppingBag,
  IconStar,
  IconTransfer,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
  IconVocabulary,
} from '@tabler/icons-react';
import {
  answersComplaints,
  asksSellers,
  keepsBooks,
  paysSellers,
  readsBooks,
  readsFeedbacks,
  talksToCustomers,
} from '../../../parts/viewer.ts';
import type { NavLink, Test } from './nav-link.ts';
import { WAREHOUSE_LINKS } from './nav-warehouse.ts';

const anybody: Test = (viewer) => viewer?.kind === 'staff';
const admin: Test = (viewer) => viewer?.roles.includes('admin') ?? false;

/** The menu of the desk: every page once, in the order of a day. */
export const NAV_GROUPS: readonly { readonly label: string; readonly links: readonly NavLink[] }[] =
  [
    {
      label: 'Việc',
      links: [
        { to: '/desk/work', label: 'Mọi việc', Icon: IconInbox, isFor: anybody, counts: 'all' },
        {
          to: '/desk/queue',
          label: 'Hàng đợi',
          Icon: IconBarcode,
          isFor: anybody,
          counts: 'queue',
        },
        {
          to: '/desk/complaints',
          label: 'Khiếu nại',
          Icon: IconMessageExclamation,
          isFor: answersComplaints,
          counts: ['complaints'],
        },
        {
          to: '/desk/messages',
          label: 'Tin nhắn',
          Icon: IconMessages,
          isFor: talksToCustomers,
          counts: ['messages'],
        },
        {
          to: '/desk/offers',
          label: 'Thương lượng giá',
          Icon: IconHeartHandshake,
          isFor: asksSellers,
          counts: ['offers'],
        },
        {
          to: '/desk/bidding',
          label: 'Đấu giá',
          Icon: IconGavel,
          isFor: asksSellers,
          counts: ['bids'],
        },
      ],
    },
    {
      label: 'Sổ',
      links: [
        { to: '/desk/orders', label: 'Đơn hàng', Icon: IconBox, isFor: readsBooks },
        { to: '/desk/bids', label: 'Lượt đặt giá', Icon: IconGavel, isFor: readsBooks },
        { to: '/desk/purchases', label: 'Mua hàng', Icon: IconShoppingBag, isFor: readsBooks },
      ],
    },
    {
      label: 'Tiền',
      links: [
        {
          to: '/desk/approvals',
          label: 'Chờ duyệt',
          Icon: IconCheckbox,
          isFor: keepsBooks,
          counts: ['approvals'],
        },
        {
          to: '/desk/transfers',
          label: 'Chuyển khoản',
          Icon: IconTransfer,
          isFor: keepsBooks,
          counts: ['transfers', 'claims'],
        },
        {
          to: '/desk/withdrawals',
          label: 'Rút tiền',
          Icon: IconCash,
          isFor: keepsBooks,
          counts: ['withdrawals'],
        },
        {
          to: '/desk/books',
          label: 'Tỷ giá, sổ sách',
          Icon: IconExchange,
          isFor: keepsBooks,
          counts: ['rates'],
        },
        {
          to: '/desk/float',
          label: 'Tiền yên',
          Icon: IconCurrencyYen,
          isFor: paysSellers,
          counts: ['float'],
        },
        { to: '/desk/reports', label: 'Báo cáo', Icon: IconReportAnalytics, isFor: keepsBooks },
        { to: '/desk/report', label: 'Báo cáo tiền', Icon: IconChartBar, isFor: keepsBooks },
        { to: '/desk/journal', label: 'Nhật ký chung', Icon: IconNotebook, isFor: keepsBooks },
        { to: '/desk/closing', label: 'Khóa sổ', Icon: IconLock, isFor: keepsBooks },
        {
          to: '/desk/accounts',
          label: 'Tài khoản kế toán',
          Icon: IconListNumbers,
          isFor: keepsBooks,
        },
        { to: '/desk/guarantee', label: 'Cam kết lần 2', Icon: IconShieldCheck, isFor: keepsBooks },
      ],
    },
    WAREHOUSE_LINKS,
    {
      label: 'Khách',
      links: [
        { to: '/desk/customers', label: 'Khách hàng', Icon: IconAddressBook, isFor: readsBooks },
        {
          to: '/desk/feedbacks',
          label: 'Cảm nhận',
          Icon: IconStar,
          isFor: readsFeedbacks,
          counts: ['feedbacks'],
        },
        { to: '/desk/articles', label: 'Bài viết', Icon: IconNews, isFor: talksToCustomers },
        { to: '/desk/banners', label: 'Banner', Icon: IconPhoto, isFor: talksToCustomers },
        { to: '/desk/coupons', label: 'Mã giảm giá', Icon: IconDiscount, isFor: admin },
        { to: '/desk/words', label: 'Từ tìm kiếm', Icon: IconVocabulary, isFor: admin },
        {
          to: '/desk/sale-changes',
          label: 'Đổi nhân viên',
          Icon: IconUsersGroup,
          isFor: admin,
          counts: ['sale-changes'],
        },
      ],
    },
    {
      label: 'Hệ thống',
      links: [
        { to: '/desk/settings', label: 'Cấu hình', Icon: IconSettings, isFor: keepsBooks },
        { to: '/desk/system', label: 'Tình trạng', Icon: IconActivity, isFor: admin },
        { to: '/desk/sites', label: 'Các sàn', Icon: IconBuildingStore, isFor: anybody },
        { to: '/desk/staff', label: 'Nhân viên', Icon: IconUsers, isFor: admin },
        { to: '/desk/audit', label: 'Nhật ký', Icon: IconHistory, isFor: admin },
        {
          to: '/desk/account',
          label: 'Tài khoản của tôi',
          Icon: IconUserCircle,
          isFor: anybody,
        },
      ],
    },
  ];
