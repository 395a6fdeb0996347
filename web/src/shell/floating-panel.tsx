import { IconArrowUp } from '@tabler/icons-react';
import styles from './floating-panel.module.css';

export function FloatingPanel() {
  return (
    <aside className={styles.panel} aria-label="Tiện ích">
      <button type="button" className={styles.button} aria-label="Về đầu trang" onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
        <IconArrowUp aria-hidden="true" />
      </button>
    </aside>
  );
}
