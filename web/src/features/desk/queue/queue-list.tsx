import type { DeskTask, DeskTaskKind } from '@hako/contract/desk/desk';
import { Link } from 'react-router';
import { shipModeText } from '../../../text/contact.ts';
import { languageOf } from '../../../text/language.ts';
import { formatDong, formatWeight, formatYen } from '../../../text/money.ts';
import { formatAgo } from '../../../text/time.ts';
import { useNow } from '../../../ui/figures/now.ts';
import styles from '../desk.module.css';
import { KIND_LABELS } from '@hako/contract/desk/work-labels';
import { reasonText, wishText } from './kinds.ts';

export interface QueueSection {
  readonly kind: string;
  readonly tasks: readonly DeskTask[];
  readonly is_more: boolean;
}

/** Where a task is opened; within what was found for a scanned code, or else in the whole queue. */
export const taskPath = (key: string, scanned?: string): string =>
  `?${new URLSearchParams({ ...(scanned ? { scan: scanned } : {}), task: key })}`;

interface QueueListProps {
  readonly sections: readonly QueueSection[];
  readonly chosen: string | undefined;
  readonly scanned: string | undefined;
}

/** What waits, by kind of work; the chosen one is marked. Arrow keys and j/k move, Enter goes to the form. */
export function QueueList({ sections, chosen, scanned }: QueueListProps) {
  const now = useNow();
  return (
    <nav aria-label="Việc đang chờ" className={styles.queue}>
      {sections
        .filter(({ tasks }) => tasks.length > 0)
        .map(({ kind, tasks, is_more }) => (
          <section key={kind}>
            <h2 className={styles.kind}>
              {KIND_LABELS[kind as DeskTaskKind]}{' '}
              <span className={styles.count}>{is_more ? `${tasks.length}+` : tasks.length}</span>
            </h2>
            <ul role="list" className={styles.tasks}>
              {tasks.map((task) => (
                <li key={task.key}>
                  <Link
                    to={taskPath(task.key, scanned)}
                    className={styles.task}
                    aria-current={task.key === chosen ? 'true' : undefined}
                    preventScrollReset
                  >
                    <span className={styles.title} lang={languageOf(task.title)}>
                      {task.title}
                    </span>
                    <span className={styles.line}>
                      <span className="tabular">{task.code}</span>{' '}
                      {`${factsOf(task)} · ${formatAgo(task.since, now)}`}
                    </span>
                    {task.held_by && !task.held_by.is_mine ? (
                      <span
                        className={styles.line}
                      >{`${task.held_by.name || 'Đồng nghiệp'} đang làm`}</span>
                    ) : null}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}

function factsOf({ facts, customer }: DeskTask): string {
  const {
    site,
    price_jpy: price,
    weight_g: weight,
    shelf,
    reason,
    total_vnd: total,
    parcels,
    orders,
    ship_mode: mode,
    is_taken: isTaken,
    wish,
  } = facts;
  return [
    typeof wish === 'string' ? wishText(wish) : '',
    typeof site === 'string' ? site : '',
    typeof price === 'number' ? formatYen(price) : '',
    typeof weight === 'number' ? formatWeight(weight) : '',
    typeof shelf === 'string' ? `kệ ${shelf}` : '',
    typeof parcels === 'number' ? `${parcels} kiện` : '',
    typeof orders === 'number' ? `${orders} đơn` : '',
    typeof mode === 'string' ? shipModeText(mode) : '',
    typeof total === 'number' ? formatDong(total) : '',
    typeof reason === 'string' ? reasonText(reason) : '',
    isTaken === true ? 'đang có người mua' : '',
    customer?.full_name ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
}
