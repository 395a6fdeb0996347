import { useEffect, useRef } from 'react';
import { NavLink, useMatch } from 'react-router';
import type { Viewer } from '../../../parts/viewer.ts';
import { sumOf } from '../queue/elsewhere.ts';
import styles from './desk-nav.module.css';
import { NAV_GROUPS } from './nav-groups.ts';
import type { NavLink as Entry } from './nav-link.ts';
import type { Counts } from './use-counts.ts';

/** The pages of the desk that the viewer's roles open, with how much waits on each. */
export function DeskNav({
  viewer,
  counts,
  onGo,
}: {
  readonly viewer: Viewer;
  readonly counts: Counts | null;
  readonly onGo?: () => void;
}) {
  return (
    <nav aria-label="Bàn làm việc" className={styles.nav}>
      {NAV_GROUPS.map(({ label, links }) => {
        const mine = links.filter(({ isFor }) => isFor(viewer));
        return mine.length === 0 ? null : (
          <div key={label}>
            <p className={styles.group}>{label}</p>
            <ul role="list">
              {mine.map((entry) => (
                <li key={entry.to}>
                  <DeskLink entry={entry} count={countOf(entry, counts)} {...(onGo && { onGo })} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function DeskLink({
  entry: { to, label, Icon },
  count,
  onGo,
}: {
  entry: Entry;
  count: string;
  onGo?: () => void;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = useMatch({ path: to, end: false }) !== null;
  // The menu is longer than most screens: it shows where one is.
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <NavLink
      ref={link}
      to={to}
      className={styles.link}
      title={label}
      {...(onGo && { onClick: onGo })}
    >
      <Icon aria-hidden="true" size={20} />
      <span className={styles.label}>{label}</span>
      {count === '' ? null : (
        <span className={styles.count}>
          {count}
          <span className="unseen"> việc</span>
        </span>
      )}
    </NavLink>
  );
}

/** What waits there as the menu says it; empty where nothing does. */
function countOf({ counts: counted }: Entry, counts: Counts | null): string {
  if (!counts || !counted) return '';
  const elsewhere = counted === 'queue' ? 0 : sumOf(counts.elsewhere, counted);
  const queue = counted === 'queue' || counted === 'all' ? counts.queue : 0;
  return `${queue + elsewhere || ''}${queue > 0 && counts.is_more ? '+' : ''}`;
}
