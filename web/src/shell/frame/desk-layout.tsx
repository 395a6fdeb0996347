import { readDeskCountsEndpoint } from '@hako/contract/desk/desk';
import { IconLayoutSidebarLeftCollapse, IconMenu2 } from '@tabler/icons-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Link, Outlet } from 'react-router';
import { loadOr } from '../../api/load.ts';
import { deskMenuFolded } from '../../device/settings.ts';
import { Finder } from '../../features/desk/finding/finder.tsx';
import { DeskNav } from '../../features/desk/frame/desk-nav.tsx';
import { useCounts } from '../../features/desk/frame/use-counts.ts';
import { SignOutButton } from '../../features/identity/account/sign-out-button.tsx';
import { useSessionUpkeep } from '../../features/identity/session-upkeep.ts';
import { hasSession, useViewer } from '../../parts/viewer.ts';
import { ToastRegion } from '../../ui/frames/toast.tsx';
import type { Route } from './+types/desk-layout';
import { useJapaneseFont } from '../fonts/japanese-font.ts';
import { Logo } from './logo.tsx';
import { useVietnameseHints } from './use-vietnamese-hints.ts';
import styles from './desk-layout.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  if (!hasSession(request)) return null;
  return (await loadOr(context, readDeskCountsEndpoint, {}, null))?.data ?? null;
}

/** Frame of the desk: a low bar, the menu with what waits, and the whole width for the work. */
export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const counts = useCounts(loaderData);
  const staff = viewer?.kind === 'staff' ? viewer : null;
  const [isFolded, fold] = useFolded();
  const drawer = useRef<HTMLDivElement>(null);
  useSessionUpkeep(viewer);
  useJapaneseFont();
  useVietnameseHints();
  return (
    <div className={styles.frame} data-folded={isFolded || undefined}>
      <a className="unseen" href="#content">
        Đến nội dung chính
      </a>
      <header className={styles.bar}>
        {staff ? <MenuButtons isFolded={isFolded} onFold={fold} /> : null}
        <Link to="/desk" className={styles.logo}>
          <Logo size={28} />
          <span>Hako</span>
        </Link>
        <span className={styles.gap} />
        {staff ? (
          <>
            <Finder viewer={staff} />
            <span className={styles.gap} />
            <Link to="/" className={styles.shop}>
              Trang khách
            </Link>
            <Link to="/desk/account" className={styles.name}>
              {staff.name}
            </Link>
            <SignOutButton />
          </>
        ) : null}
      </header>
      {staff ? (
        <>
          <aside className={styles.side}>
            <DeskNav viewer={staff} counts={counts} />
          </aside>
          <div id="desk-menu" ref={drawer} popover="auto" className={styles.drawer}>
            <DeskNav viewer={staff} counts={counts} onGo={() => drawer.current?.hidePopover()} />
          </div>
        </>
      ) : null}
      <main id="content" tabIndex={-1} className={styles.content} data-bare={!staff || undefined}>
        <Outlet />
      </main>
      <ToastRegion />
    </div>
  );
}

/** On narrow screens the menu opens over the work, on wide ones it folds to its signs. */
function MenuButtons({
  isFolded,
  onFold,
}: {
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}) {
  return (
    <>
      <button
        type="button"
        className={`${styles.toggle} ${styles.narrow}`}
        popoverTarget="desk-menu"
        aria-label="Trang của bàn làm việc"
      >
        <IconMenu2 aria-hidden="true" size={22} />
      </button>
      <button
        type="button"
        className={`${styles.toggle} ${styles.wide}`}
        aria-pressed={isFolded}
        aria-label="Thu gọn trình đơn"
        onClick={() => onFold(!isFolded)}
      >
        <IconLayoutSidebarLeftCollapse aria-hidden="true" size={22} />
      </button>
    </>
  );
}

/** Whether the menu is folded to its signs, as this browser remembers it; the server draws it open. */
function useFolded(): readonly [boolean, (isFolded: boolean) => void] {
  const [written, setWritten] = useState<boolean>();
  const remembered = useSyncExternalStore(
    () => () => undefined,
    () => deskMenuFolded.read(),
    () => false,
  );
  return [
    written ?? remembered,
    (isFolded) => {
      deskMenuFolded.write(isFolded);
      setWritten(isFolded);
    },
  ];
}
