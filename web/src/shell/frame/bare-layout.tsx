import { Outlet } from 'react-router';
import { Logo } from './logo.tsx';
import styles from './bare-layout.module.css';

/** Frame without header and footer, for pages that stand alone. */
export default function BareLayout() {
  return (
    <main id="content" className={styles.frame}>
      <a href="/" className={styles.logo} aria-label="Hako, về trang chủ">
        <Logo size={40} />
      </a>
      <Outlet />
    </main>
  );
}
