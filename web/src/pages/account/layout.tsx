import { countUnreadEndpoint } from '@hako/contract/messages/messages';
import { listOwnTasksEndpoint, type OwnTask } from '@hako/contract/support/own-tasks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { loadOr } from '../../api/load.ts';
import { SignOutButton } from '../../features/identity/account/sign-out-button.tsx';
import { requireViewer } from '../../features/identity/guard.ts';
import { useCounters } from '../../features/notifications/counters.ts';
import type { Route } from './+types/layout';
import styles from './layout.module.css';
import {
  ACCOUNT_HOME,
  HOME_SECTION,
  type Section,
  SECTION_GROUPS,
  type SectionCount,
} from './sections.ts';

export const middleware: Route.MiddlewareFunction[] = [requireViewer];

/** What waits for the person; asked by every move inside the account, and with it the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const [tasks, unread] = await Promise.all([
    loadOr(context, listOwnTasksEndpoint, undefined, null),
    loadOr(context, countUnreadEndpoint, undefined, null),
  ]);
  return { tasks: tasks?.data ?? [], unread: unread?.data.unread ?? 0 };
}

/**
 * Everything under /account but the sign-in pages: guarded. Wide screens have its sections at the
 * side; on a phone the first page is the hub that leads to them, and the others lead back to it.
 */
export default function AccountLayout({ loaderData: { tasks, unread } }: Route.ComponentProps) {
  const isHome = useLocation().pathname.replace(/\/$/, '') === ACCOUNT_HOME;
  const counts = useCounts(tasks, unread);
  return (
    <div className={styles.frame} data-home={isHome || undefined}>
      <nav aria-label="Mục tài khoản" className={styles.sections}>
        <SectionLink section={HOME_SECTION} counts={counts} isHome />
        {SECTION_GROUPS.map(({ label, sections }) => (
          <section key={label} aria-label={label} className={styles.group}>
            <h2>{label}</h2>
            {sections.map((section) => (
              <SectionLink key={section.to} section={section} counts={counts} />
            ))}
          </section>
        ))}
        <div className={styles.end}>
          <SignOutButton />
        </div>
      </nav>
      <div className={styles.content}>
        {isHome ? null : (
          <Link to={ACCOUNT_HOME} className={styles.back}>
            <IconChevronLeft aria-hidden="true" size={20} />
            Tài khoản
          </Link>
        )}
        <Outlet />
      </div>
    </div>
  );
}

type Counts = Readonly<Record<SectionCount, number>>;

function useCounts(tasks: readonly OwnTask[], messages: number): Counts {
  const { bids, notifications } = useCounters();
  const of = (...kinds: OwnTask['kind'][]) =>
    tasks.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    tasks: tasks.length,
    bids,
    orders: of('quote', 'price'),
    bills: of('bill'),
    messages,
    notifications,
  };
}

function SectionLink({
  section: { to, label, Icon, counted },
  counts,
  isHome,
}: {
  section: Section;
  counts: Counts;
  isHome?: boolean;
}) {
  const count = counted ? counts[counted] : 0;
  return (
    <NavLink to={to} className={styles.section} data-first={isHome || undefined}>
      <Icon aria-hidden="true" size={22} />
      <span>{label}</span>
      {count > 0 ? <span className={styles.count}>{count > 99 ? '99+' : count}</span> : null}
      <IconChevronRight aria-hidden="true" size={18} className={styles.chevron} />
    </NavLink>
  );
}
