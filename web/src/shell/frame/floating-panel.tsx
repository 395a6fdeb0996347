import {
  IconArrowUp,
  IconBrandFacebook,
  IconCalculator,
  IconChevronRight,
  IconHelp,
  IconMail,
  IconMapPin,
  IconMessageCircle,
  IconPhone,
  IconSettings,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useStore } from '../../api/store.ts';
import { contactHidden } from '../../device/settings.ts';
import { type ContactWay, contactWays } from '../../parts/contact/contact-ways.ts';
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
  const store = useStore();
  return (
    <>
      <a className={styles.item} href="/page/bao-gia-tu-dong">
        <IconCalculator aria-hidden="true" size={22} />
        Báo giá
      </a>
      {(store ? contactWays(store) : []).map((way) => (
        <Way key={way.key} way={way} />
      ))}
    </>
  );
}

const SIGNS = {
  phone: IconPhone,
  zalo: IconMessageCircle,
  facebook: IconBrandFacebook,
  email: IconMail,
  address: IconMapPin,
} as const;
/** The panel is narrow: chats are known by their names. */
const SHORT: Partial<Record<ContactWay['key'], string>> = { zalo: 'Zalo', facebook: 'Facebook' };

function Way({ way: { key, name, text, href } }: { readonly way: ContactWay }) {
  const Sign = SIGNS[key];
  const said = (
    <>
      <Sign aria-hidden="true" size={22} />
      {SHORT[key] ?? (key === 'email' ? name : text)}
    </>
  );
  return href ? (
    <a className={styles.item} href={href} rel="noreferrer" title={text}>
      {said}
    </a>
  ) : (
    <span className={styles.item}>{said}</span>
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
