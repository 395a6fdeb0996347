import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { vi } from '../../text/vi.ts';
import { IconButton } from '../forms/button.tsx';
import styles from './sheet.module.css';
import { ToastRegion } from './toast.tsx';

/**
 * A dialog: from below on a phone, in the middle on a wide screen. The native element keeps the focus inside, closes on Escape
 * and gives the focus back. `foot` stays visible under a long content.
 */
export function Sheet({
  isOpen,
  onClose,
  title,
  children,
  foot,
  isWide,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly isWide?: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen || element.open) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the native dialog; the click is the pointer's way of the same.
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${isWide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={vi.close} onClick={onClose}>
            <IconX aria-hidden="true" />
          </IconButton>
        </header>
        <div className={styles.body}>{children}</div>
        {foot ? <footer className={styles.foot}>{foot}</footer> : null}
      </div>
      <ToastRegion isInDialog />
    </dialog>
  );
}
