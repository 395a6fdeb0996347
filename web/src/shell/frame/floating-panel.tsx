import {
  IconArrowUp,
  IconBrandFacebook,
  IconCalculator,
  IconChevronRight,
  IconHelp,
  IconMessageCircle,
  IconPhone,
  IconSettings,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { contactHidden } from '../../device/settings.ts';
import { CONTACT } from './links.ts';
import styles from './floating-panel.module.css';

const SettingsSheet = lazy(() => import('./settings-sheet.tsx'));

/**
 * Settings, price estimate, ways to reach us and the way back up. It stands in the gutter where the
 * window has one; elsewhere it opens from the header, so that it never covers what is read.
 */
export function FloatingPanel({ isStatic }: { readonly isStatic: boolean }) {
  const isFolded = contactHidden.use() ?? false;
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  return (
    <>
      <aside
        id="help"
        popover="auto"
        className={styles.panel}
        aria-label="Tiện ích và liên hệ"
        data-folded={isFolded || undefined}
      >
        <div id="contact" className={styles.group}>
          {isStatic ? null : (
            <button type="button" className={styles.item} onClick={() => setSettingsOpen(true)}>
              <IconSettings aria-hidden="true" size={22} />
              Cài đặt
            </button>
          )}
          <Ways />
        </div>
        {isStatic ? null : (
          <button
            type="button"
            className={`${styles.item} ${styles.fold}`}
            aria-expanded={!isFolded}
            aria-controls="contact"
            onClick={() => contactHidden.write(!isFolded)}
          >
            <IconChevronRight aria-hidden="true" size={20} />
            {isFolded ? 'Liên hệ' : 'Thu gọn'}
          </button>
        )}
        <a className={styles.item} href="#top">
          <IconArrowUp aria-hidden="true" size={20} />
          Đầu trang
        </a>
      </aside>
      {/* Outside: the panel closes when the sheet opens. */}
      {isSettingsOpen ? (
        <Suspense fallback={null}>
          <SettingsSheet isOpen onClose={() => setSettingsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Ways() {
  return (
    <>
      <a className={styles.item} href="/page/bao-gia-tu-dong">
        <IconCalculator aria-hidden="true" size={22} />
        Báo giá
      </a>
      <a className={styles.item} href={CONTACT.facebook} rel="noreferrer">
        <IconBrandFacebook aria-hidden="true" size={22} />
        Facebook
      </a>
      <a className={styles.item} href={CONTACT.zalo} rel="noreferrer">
        <IconMessageCircle aria-hidden="true" size={22} />
        Zalo
      </a>
      <a className={styles.item} href={`tel:${CONTACT.phone.replace(/\s/g, '')}`}>
        <IconPhone aria-hidden="true" size={22} />
        {CONTACT.phone}
      </a>
    </>
  );
}

/**
 * The handle in the header, where the panel has no gutter to stand in. Works before any script has
 * arrived.
 */
export function HelpButton() {
  return (
    <button
      type="button"
      className={styles.help}
      popoverTarget="help"
      aria-label="Trợ giúp và cài đặt"
      title="Trợ giúp và cài đặt"
    >
      <IconHelp aria-hidden="true" />
    </button>
  );
}
