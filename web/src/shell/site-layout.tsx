import { Outlet, useMatches } from 'react-router';
import type { RouteHandle } from '../root.tsx';
import { Header } from './header.tsx';
import { Footer } from './footer.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { FloatingPanel } from './floating-panel.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { useViewer } from '../features/identity/viewer.ts';
import styles from './site-layout.module.css';

/** Frame of every ordinary page: header, content, footer, floating panel and, on phones, the bottom bar. */
export default function SiteLayout() {
  const viewer = useViewer();
  const handles = useMatches().map((match) => match.handle as (RouteHandle & { hasNoFooter?: boolean }) | undefined);
  const isStatic = handles.some((handle) => handle?.isStatic);
  const hasFooter = !handles.some((handle) => handle?.hasNoFooter);
  return (
    <>
      <a className="unseen" href="#content">
        Đến nội dung chính
      </a>
      <Header viewer={viewer} isStatic={isStatic} />
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      {hasFooter ? <Footer /> : null}
      {isStatic ? null : <FloatingPanel />}
      <BottomBar isSignedIn={viewer !== null} />
      <ToastRegion />
    </>
  );
}
