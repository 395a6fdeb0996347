import { countUnreadEndpoint } from '@hako/contract/messages/messages';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { loadOr } from '../../api/load.ts';
import { requireViewer } from '../../features/identity/guard.ts';
import { Badge } from '../../ui/figures/tag.tsx';
import type { Route } from './+types/layout';
import styles from './layout.module.css';

export const middleware: Route.MiddlewareFunction[] = [requireViewer];

/** Present so that every move inside the account asks the server, and with it the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const counted = await loadOr(context, countUnreadEndpoint, undefined, null);
  return { unread: counted?.data.unread ?? 0 };
}

const SECTIONS = [
  { to: '/account/dashboard', label: 'Tổng quan' },
  { to: '/account/bids', label: 'Đấu giá' },
  { to: '/account/negotiations', label: 'Thương lượng giá' },
  { to: '/account/quotes', label: 'Đơn hàng' },
  { to: '/account/parcels', label: 'Kiện ở kho Nhật' },
  { to: '/account/wallet', label: 'Ví' },
  { to: '/account/invoices', label: 'Phiếu xuất kho' },
  { to: '/account/messages', label: 'Tin nhắn' },
  { to: '/account/complaints', label: 'Khiếu nại' },
  { to: '/account/favorites', label: 'Yêu thích' },
  { to: '/account/saved-searches', label: 'Tìm kiếm đã lưu' },
  { to: '/account/viewed', label: 'Đã xem' },
  { to: '/account/vip', label: 'Hạng và VIP' },
  { to: '/account/vouchers', label: 'Mã giảm giá' },
  { to: '/account/addresses', label: 'Địa chỉ' },
  { to: '/account/profile', label: 'Hồ sơ' },
  { to: '/account/user/notification-setting', label: 'Cài đặt thông báo' },
  { to: '/account/privacy', label: 'Dữ liệu cá nhân' },
] as const;

/** Everything under /account but the sign-in pages: guarded, with its sections at the side on wide screens. */
export default function AccountLayout({ loaderData: { unread } }: Route.ComponentProps) {
  const sections = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the row is wider than the screen: the chosen section must be seen. Only the row moves, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another section.
  useEffect(() => {
    const row = sections.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && chosen)
      row.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - row.clientWidth / 2;
  }, [pathname]);
  return (
    <div className={styles.frame}>
      <nav ref={sections} aria-label="Mục tài khoản" className={styles.sections}>
        {SECTIONS.map((section) => (
          <NavLink key={section.to} to={section.to} className={styles.section}>
            {section.label}
            {section.to === '/account/messages' && unread > 0 ? (
              <Badge count={unread} label="tin chưa đọc" />
            ) : null}
          </NavLink>
        ))}
      </nav>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}
