import { Outlet, useMatches } from 'react-router';
import { useSessionUpkeep } from '../../features/identity/session-upkeep.ts';
import { keepsBooks, useViewer } from '../../parts/viewer.ts';
import { useCounters } from '../../features/notifications/counters.ts';
import { useLiveNews } from '../../features/notifications/live-news.ts';
import type { RouteHandle } from '../../root.tsx';
import { ToastRegion } from '../../ui/frames/toast.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { FloatingPanel } from './floating-panel.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useJapaneseFont } from '../fonts/japanese-font.ts';
import { useVietnameseHints } from './use-vietnamese-hints.ts';
import { ViewingBanner } from './viewing-banner.tsx';
import styles from './site-layout.module.css';

/** Frame of every ordinary page: header, content, footer, floating panel and, on phones, the bottom bar. */
export default function SiteLayout() {
  const viewer = useViewer();
  const counters = useCounters();
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const isStatic = handles.some((handle) => handle?.isStatic);
  const hasNoFooter = handles.some((handle) => handle?.hasNoFooter);
  const isAlone = handles.some((handle) => handle?.hasOwnActBar);
  useSessionUpkeep(viewer);
  useLiveNews(viewer?.kind === 'customer' ? viewer.id : null, counters.notifications);
  useJapaneseFont();
  useVietnameseHints();
  return (
    <>
      <a className="unseen" href="#content">
        Đến nội dung chính
      </a>
      <ViewingBanner />
      <Header viewer={viewer} counters={counters} isStatic={isStatic} />
      <main id="content" tabIndex={-1} className={styles.content} data-alone={isAlone || undefined}>
        <Outlet />
      </main>
      {hasNoFooter ? (
        <div className={styles.footless} />
      ) : (
        <Footer isAwayOnPhones={handles.some((handle) => handle?.isWithoutFooterOnPhones)} />
      )}
      {viewer?.kind === 'staff' ? null : <FloatingPanel isStatic={isStatic} />}
      {isAlone ? null : (
        <BottomBar
          kind={keepsBooks(viewer) ? 'books' : (viewer?.kind ?? 'guest')}
          counters={counters}
        />
      )}
      <ToastRegion />
    </>
  );
}
