import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ContactList } from '../../parts/contact/contact-list.tsx';
import { useOpenWhenWide } from '../../ui/frames/fold.tsx';
import { COMPANY_LINKS, GUIDE_LINKS } from './links.ts';
import { Logo } from './logo.tsx';
import styles from './footer.module.css';

/** Every page that explains the service, once; in groups that a phone folds. */
export function Footer({
  isAwayOnPhones,
}: {
  /** On pages where a phone has something to do. */
  readonly isAwayOnPhones: boolean;
}) {
  return (
    <footer className={styles.footer} data-away={isAwayOnPhones || undefined}>
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
          <Group title="Liên hệ">
            <ContactList />
          </Group>
        </section>
        <LinkGroup title="Hướng dẫn và chính sách" links={GUIDE_LINKS} />
        <LinkGroup title="Hako" links={COMPANY_LINKS} />
      </div>
    </footer>
  );
}

function LinkGroup({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}) {
  return (
    <nav aria-label={title}>
      <Group title={title}>
        <ul role="list">
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </Group>
    </nav>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const details = useOpenWhenWide();
  return (
    <details ref={details} data-folds="" className={styles.group}>
      <summary>
        <h2>{title}</h2>
        <IconChevronDown aria-hidden="true" size={20} />
      </summary>
      {children}
    </details>
  );
}
