import { Link } from 'react-router';
import { ContactList } from '../../parts/contact/contact-list.tsx';
import { COMPANY_LINKS, GUIDE_LINKS } from './links.ts';
import { Logo } from './logo.tsx';
import styles from './footer.module.css';

/** Every page that explains the service, once. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <Logo size={24} /> Hako
          </p>
          <p>
            Một chiếc hộp cho mọi món bạn muốn mua từ Nhật. Giá về tới nhà, từng dòng một, trước khi
            bạn đặt.
          </p>
        </div>
        <section aria-label="Liên hệ">
          <h2>Liên hệ</h2>
          <ContactList />
        </section>
        <nav aria-label="Hướng dẫn và chính sách">
          <h2>Hướng dẫn và chính sách</h2>
          <ul role="list">
            {GUIDE_LINKS.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Hako">
          <h2>Hako</h2>
          <ul role="list">
            {COMPANY_LINKS.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
