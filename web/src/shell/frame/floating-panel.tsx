import {
  IconArrowUp,
  IconBrandFacebook,
  IconCalculator,
  IconChevronRight,
  IconMessageCircle,
  IconPhone,
  IconSettings,
} from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePhone } from '../../device/phone.ts';
import { contactHidden } from '../../device/settings.ts';
import { CONTACT } from './links.ts';
import styles from './floating-panel.module.css';

const SettingsSheet = lazy(() => import('./settings-sheet.tsx'));

/** Settings, price estimate, ways to reach us and the way back up; folded away when the person wants it so. */
export function FloatingPanel({ isStatic }: { readonly isStatic: boolean }) {
  const choice = contactHidden.use();
  const isPhone = usePhone();
  const isHidden = choice ?? isPhone;
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  return (
    <aside
      className={styles.panel}
      aria-label="Tiện ích và liên hệ"
      data-static={isStatic || undefined}
      data-unchosen={choice === null || undefined}
    >
      <div id="contact" className={styles.group} hidden={isHidden}>
        {isStatic ? null : (
          <button type="button" className={styles.item} onClick={() => setSettingsOpen(true)}>
            <Item icon={<IconSettings aria-hidden="true" size={22} />}>Cài đặt</Item>
          </button>
        )}
        <a className={styles.item} href="/page/bao-gia-tu-dong">
          <Item icon={<IconCalculator aria-hidden="true" size={22} />}>Báo giá</Item>
        </a>
        <a className={styles.item} href={CONTACT.facebook} rel="noreferrer">
          <Item icon={<IconBrandFacebook aria-hidden="true" size={22} />}>Facebook</Item>
        </a>
        <a className={styles.item} href={CONTACT.zalo} rel="noreferrer">
          <Item icon={<IconMessageCircle aria-hidden="true" size={22} />}>Zalo</Item>
        </a>
        <a className={styles.item} href={`tel:${CONTACT.phone.replace(/\s/g, '')}`}>
          <Item icon={<IconPhone aria-hidden="true" size={22} />}>{CONTACT.phone}</Item>
        </a>
      </div>
      {isStatic ? null : (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isHidden}
          aria-controls="contact"
          aria-label={isHidden ? 'Hiện liên hệ' : 'Ẩn liên hệ'}
          onClick={() => contactHidden.write(!isHidden)}
        >
          <IconChevronRight aria-hidden="true" size={20} />
        </button>
      )}
      <a className={styles.top} href="#top" aria-label="Về đầu trang">
        <IconArrowUp aria-hidden="true" size={20} />
      </a>
      {isSettingsOpen ? (
        <Suspense fallback={null}>
          <SettingsSheet isOpen onClose={() => setSettingsOpen(false)} />
        </Suspense>
      ) : null}
    </aside>
  );
}

function Item({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
}
