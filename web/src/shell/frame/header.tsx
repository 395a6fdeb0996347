import { IconBell, IconGavel, IconShoppingBag, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { SignOutButton } from '../../features/identity/account/sign-out-button.tsx';
import { useStore } from '../../api/store.ts';
import { contactWays } from '../../parts/contact/contact-ways.ts';
import type { Viewer } from '../../parts/viewer.ts';
import type { Counters } from '../../features/notifications/counters.ts';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { Badge } from '../../ui/figures/tag.tsx';
import { HelpButton } from './floating-panel.tsx';
import { InstallButton } from './install-button.tsx';
import { GUIDE_LINKS } from './links.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchBox } from '../search/search-box.tsx';
import styles from './header.module.css';

/** Top bar, logo, search and the icons with their counts. Search, bids and cart are for customers who are signed in. */
export function Header({
  viewer,
  counters,
  isStatic,
}: {
  readonly viewer: Viewer | null;
  readonly counters: Counters;
  readonly isStatic: boolean;
}) {
  const isCustomer = viewer?.kind === 'customer';
  return (
    <header className={styles.header}>
      <div className={styles.topBar}>
        <div className={styles.row}>
          <TopContact />
          <nav aria-label="Hướng dẫn nhanh" className={styles.topLinks}>
            {isStatic ? null : <InstallButton className={styles.install} />}
            {GUIDE_LINKS.slice(0, 3).map((link) => (
              <Link key={link.to} to={link.to} reloadDocument>
                {link.label}
              </Link>
            ))}
          </nav>
        </div>
      </div>
      <div className={`${styles.row} ${styles.main}`}>
        <Link to="/" className={styles.logo} aria-label="Hako, trang chủ">
          <Logo />
          <span>Hako</span>
        </Link>
        {isCustomer ? <SearchBox isStatic={isStatic} /> : <span className={styles.gap} />}
        <nav aria-label="Tài khoản" className={styles.icons}>
          {isCustomer ? (
            <SignedIn viewer={viewer} counters={counters} isStatic={isStatic} />
          ) : viewer ? (
            <AtDesk viewer={viewer} isStatic={isStatic} />
          ) : (
            <Guest />
          )}
          {viewer?.kind === 'staff' ? null : <HelpButton />}
          <MobileMenu isSignedIn={viewer !== null} isStatic={isStatic} />
        </nav>
      </div>
    </header>
  );
}

/**
 * How people reach us, on one line; where the window is narrow the address and the e-mail wait in
 * the footer.
 */
function TopContact() {
  const store = useStore();
  if (!store) return <span>Mua hộ và đấu giá hàng Nhật, giá về tới nhà biết trước</span>;
  return (
    <address className={styles.contact}>
      {contactWays(store).map(({ key, name, text, href }) =>
        href ? (
          <a key={key} href={href} rel="noreferrer" data-way={key}>
            {key === 'zalo' || key === 'facebook' ? name : text}
          </a>
        ) : (
          <span key={key} data-way={key}>
            {text}
          </span>
        ),
      )}
    </address>
  );
}

function SignedIn({
  viewer,
  counters,
  isStatic,
}: {
  viewer: Viewer;
  counters: Counters;
  isStatic: boolean;
}) {
  return (
    <>
      <IconLink
        to="/account/bids"
        name="Đấu giá của tôi"
        count={counters.bids}
        said={`, ${counters.bids} phiên đang mở`}
      >
        <IconGavel aria-hidden="true" />
      </IconLink>
      <IconLink
        to="/account/cart"
        name="Giỏ hàng"
        count={counters.cart}
        said={`, ${counters.cart} món`}
      >
        <IconShoppingBag aria-hidden="true" />
      </IconLink>
      {isStatic ? (
        <Link
          to="/account/user/notification-mgmt"
          className={styles.bell}
          aria-label="Thông báo"
          reloadDocument
        >
          <IconBell aria-hidden="true" />
          <Badge count={counters.notifications} label={`, ${counters.notifications} chưa đọc`} />
        </Link>
      ) : (
        <NotificationBell unread={counters.notifications} isCustomer={viewer.kind === 'customer'} />
      )}
      <IconLink to="/account/dashboard" name={`Tài khoản của ${viewer.name}`} count={0} said="">
        <IconUser aria-hidden="true" />
      </IconLink>
    </>
  );
}

function IconLink({
  to,
  name,
  count,
  said,
  children,
}: {
  to: string;
  name: string;
  count: number;
  said: string;
  children: ReactNode;
}) {
  return (
    <NavLink
      to={to}
      className={styles.icon}
      aria-label={count > 0 ? name + said : name}
      title={name}
    >
      {children}
      <Badge count={count} label="" />
    </NavLink>
  );
}

/**
 * Staff have no cart and no bids: only the ways to their work. The desk is loaded as a document of
 * its own, because only its answer lets a page use the camera.
 */
function AtDesk({ viewer, isStatic }: { viewer: Viewer; isStatic: boolean }) {
  return (
    <>
      <span className={styles.staffName}>{viewer.name}</span>
      <Link to="/desk" reloadDocument className={`${styles.textLink} ${styles.desk}`}>
        Bàn làm việc
      </Link>
      {isStatic ? null : <SignOutButton />}
    </>
  );
}

function Guest() {
  return (
    <>
      <Link to="/account/register" className={styles.textLink}>
        Đăng ký
      </Link>
      <Link to="/account/login" className={styles.signIn}>
        Đăng nhập
      </Link>
    </>
  );
}
