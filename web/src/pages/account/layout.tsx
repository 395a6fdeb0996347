import { countUnreadEndpoint } from '@hako/contract/messages/messages';
import { listOwnTasksEndpoint } from '@hako/contract/support/own-tasks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { loadOr } from '../../api/load.ts';
import { SignOutButton } from '../../features/identity/account/sign-out-button.tsx';
import { requireViewer } from '../../features/identity/guard.ts';
import { useCounters } from '../../features/notifications/counters.ts';
import type { RouteHandle } from '../../root.tsx';
import type { Route } from './+types/layout';
import styles from './layout.module.css';
import { badgesOf } from './section-badges.ts';
import { ACCOUNT_HOME, HOME_SECTION, type Section, SECTION_GROUPS } from './sections.ts';

export const handle = { isWithoutFooterOnPhones: true } satisfies RouteHandle;

export const middleware: Route.MiddlewareFunction[] = [requireViewer];

/** What waits for the person; asked by every move inside the account, and with it the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const [tasks, unread] = await Promise.all([
    loadOr(context, listOwnTasksEndpoint, undefined, null),
    loadOr(context, countUnreadEndpoint, undefined, null),
  ]);
  return {
    tasks: tasks?.data ?? [],
    counts: tasks?.counts ?? null,
    unread: unread?.data.unread ?? 0,
  };
}

/**
 * Everything under /account but the sign-in pages: guarded. Wide screens have its sections at the
 * side; on a phone the first page is the hub that leads to them, and the others lead back to it.
 */
export default function AccountLayout({ loaderData: { counts, unread } }: Route.ComponentProps) {
  const isHome = useLocation().pathname.replace(/\/$/, '') === ACCOUNT_HOME;
  const { bids, notifications } = useCounters();
  const badges = badgesOf({ tasks: counts, bids, messages: unread, notifications });
  return (
    <div className={styles.frame} data-home={isHome || undefined}>
      <nav aria-label="Mục tài khoản" className={styles.sections}>
        <SectionLink section={HOME_SECTION} badges={badges} isHome />
        {SECTION_GROUPS.map(({ label, sections }) => (
          <section key={label} aria-label={label} className={styles.group}>
            <h2>{label}</h2>
            {sections.map((section) => (
              <SectionLink key={section.to} section={section} badges={badges} />
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

function SectionLink({
  section: { to, label, Icon, counted },
  badges,
  isHome,
}: {
  section: Section;
  badges: ReturnType<typeof badgesOf>;
  isHome?: boolean;
}) {
  const badge = counted && badges[counted];
  return (
    <NavLink to={to} className={styles.section} data-first={isHome || undefined}>
      <Icon aria-hidden="true" size={22} />
      <span>{label}</span>
      {badge ? <span className={styles.count}>{badge}</span> : null}
      <IconChevronRight aria-hidden="true" size={18} className={styles.chevron} />
    </NavLink>
  );
}
