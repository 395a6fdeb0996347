import {
  IconGavel,
  IconHelpCircle,
  IconHome,
  IconListCheck,
  IconLogin2,
  IconReceipt,
  IconSearch,
  IconShoppingBag,
  IconUser,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import type { Counters } from '../../features/notifications/counters.ts';
import { Badge } from '../../ui/figures/tag.tsx';
import { SEARCH_PATH } from './links.ts';
import styles from './bottom-bar.module.css';

interface Tab {
  readonly to: string;
  readonly label: string;
  readonly Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  readonly counted?: 'bids' | 'cart';
}

const SIGNED_IN: readonly Tab[] = [
  { to: '/', label: 'Trang chủ', Icon: IconHome },
  { to: SEARCH_PATH, label: 'Tìm', Icon: IconSearch },
  { to: '/account/bids', label: 'Đấu giá', Icon: IconGavel, counted: 'bids' },
  { to: '/account/cart', label: 'Giỏ', Icon: IconShoppingBag, counted: 'cart' },
  { to: '/account/dashboard', label: 'Tài khoản', Icon: IconUser },
];

const GUEST: readonly Tab[] = [
  { to: '/', label: 'Trang chủ', Icon: IconHome },
  { to: SEARCH_PATH, label: 'Tìm', Icon: IconSearch },
  { to: '/page/nguoi-dung-moi', label: 'Hướng dẫn', Icon: IconHelpCircle },
  { to: '/account/login', label: 'Đăng nhập', Icon: IconLogin2 },
];

const STAFF: readonly Tab[] = [{ to: '/desk', label: 'Việc', Icon: IconListCheck }];

const BOOKS: readonly Tab[] = [
  ...STAFF,
  { to: '/desk/transfers', label: 'Chuyển khoản', Icon: IconReceipt },
];

const TABS = { customer: SIGNED_IN, staff: STAFF, books: BOOKS, guest: GUEST } as const;

/** The thumb's way around on a phone; hidden on wide screens. */
export function BottomBar({
  kind,
  counters,
}: {
  readonly kind: keyof typeof TABS;
  readonly counters: Counters;
}) {
  return (
    <nav aria-label="Chính" className={styles.bar}>
      {TABS[kind].map(({ to, label, Icon, counted }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/' || to === '/desk'}
          // The desk is a document of its own: only its answer lets a page use the camera.
          reloadDocument={to.startsWith('/desk')}
          className={styles.tab}
        >
          <Icon aria-hidden="true" />
          <span>{label}</span>
          {counted ? <Badge count={counters[counted]} label={`, ${counters[counted]}`} /> : null}
        </NavLink>
      ))}
    </nav>
  );
}
