import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../text/money.ts';
import styles from './tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly count?: number;
}

/** Tabs whose panel is on the page already; arrows move, Home and End jump. */
export function Tabs({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onChoose(tabs[next]?.key ?? chosen);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.key)}
          >
            <TabText tab={tab} />
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${chosen}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}

/** Tabs that are addresses, so that a filtered list can be shared: each `to` is usually `?status=…`. */
export function TabLinks({
  label,
  tabs,
  chosen,
}: {
  readonly label: string;
  readonly tabs: readonly (Tab & { to: string })[];
  readonly chosen: string;
}) {
  return (
    <nav aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.to}
          preventScrollReset
          aria-current={tab.key === chosen ? 'page' : undefined}
          className={styles.tab}
        >
          <TabText tab={tab} />
        </Link>
      ))}
    </nav>
  );
}

function TabText({ tab }: { tab: Tab }) {
  return (
    <>
      {tab.label}
      {tab.count === undefined ? null : (
        <span className={styles.count}>{formatCount(tab.count)}</span>
      )}
    </>
  );
}
