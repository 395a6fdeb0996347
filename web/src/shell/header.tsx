import { IconBell, IconGavel, IconShoppingBag, IconUser } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router';
import type { Viewer } from '../features/identity/viewer.ts';
import { GUIDE_LINKS } from './links.ts';
import { Logo } from './logo.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './header.module.css';

/** Top bar, logo, search and the icons with their counts. Search, bids and cart are for people who are signed in. */
export function Header({ viewer, isStatic }: { viewer: Viewer | null; isStatic: boolean }) {
  return (
    <header className={styles.header}>
      <div className={styles.topBar}>
        <div className={styles.row}>
          <span>Mua hộ và đấu giá hàng Nhật, giá về tới nhà biết trước</span>
          <nav aria-label="Hướng dẫn" className={styles.topLinks}>
            {GUIDE_LINKS.slice(0, 3).map((link) => (
              <Link key={link.to} to={link.to} reloadDocument={isStatic}>
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
        {viewer ? <SearchBox isStatic={isStatic} /> : <span className={styles.gap} />}
        <nav aria-label="Tài khoản" className={styles.icons}>
          {viewer ? (
            <>
              <NavLink to="/account/bids" className={styles.icon} aria-label="Đấu giá của tôi">
                <IconGavel aria-hidden="true" />
              </NavLink>
              <NavLink to="/account/cart" className={styles.icon} aria-label="Giỏ hàng">
                <IconShoppingBag aria-hidden="true" />
              </NavLink>
              <NavLink to="/account/user/notification-mgmt" className={styles.bell} aria-label="Thông báo">
                <IconBell aria-hidden="true" />
              </NavLink>
              <NavLink to="/account/dashboard" className={styles.icon} aria-label={`Tài khoản của ${viewer.name}`}>
                <IconUser aria-hidden="true" />
              </NavLink>
            </>
          ) : (
            <>
              <Link to="/account/register" className={styles.textLink}>
                Đăng ký
              </Link>
              <Link to="/account/login" className={styles.signIn}>
                Đăng nhập
              </Link>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}
