import type { DeskTask } from '@hako/contract/desk/desk';
import { Link } from 'react-router';
import { shipModeText } from '../../../text/contact.ts';
import { languageOf } from '../../../text/language.ts';
import { formatWeight } from '../../../text/money.ts';
import { customerName } from '../../../text/people.ts';
import { formatAgo } from '../../../text/time.ts';
import { useNow } from '../../../ui/figures/now.ts';
import { Picture } from '../../../ui/frames/picture.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { KIND_LABELS } from '@hako/contract/desk/work-labels';
import styles from './station.module.css';

/** The thing in the hands: its picture, name, code and owner, and what to look out for. */
export function ScannedThing({ task }: { readonly task: DeskTask }) {
  const { again } = task.facts;
  return (
    <>
      <header className={styles.thing}>
        <Picture src={task.picture ?? undefined} alt="" />
        <div>
          <p className={styles.kind}>{KIND_LABELS[task.kind]}</p>
          <h2 className={styles.code}>{task.code}</h2>
          <p lang={languageOf(task.title)}>{task.title}</p>
          <p className={styles.soft}>
            {[task.customer ? customerName(task.customer) : '', factsOf(task)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </header>
      {typeof again === 'string' ? (
        <Banner tone="estimate">
          {`Đơn này đã có kiện ${again} trong kho. Chỉ nhận tiếp nếu đang cầm một kiện khác của người bán.`}
        </Banner>
      ) : null}
    </>
  );
}

/** Work of which one is meant by the scanned code, or that waits here; Enter opens one. */
export function WorkChoice({
  label,
  tasks,
  scanned,
}: {
  readonly label: string;
  readonly tasks: readonly DeskTask[];
  readonly scanned?: string;
}) {
  const now = useNow();
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.choice}>
        {tasks.map((task) => (
          <li key={task.key}>
            <Link to={wayTo(task, scanned)} preventScrollReset>
              <strong className="tabular">{task.code}</strong>
              <span lang={languageOf(task.title)}>{task.title}</span>
              <span className={styles.soft}>
                {[factsOf(task), task.customer?.full_name, formatAgo(task.since, now)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const wayTo = ({ key, code }: DeskTask, scanned: string | undefined): string =>
  `?${new URLSearchParams({ scan: scanned ?? code, task: key })}`;

function factsOf({ facts }: DeskTask): string {
  const { quantity, number, weight_g: weight, size, shelf, parcels, ship_mode: mode } = facts;
  return [
    typeof quantity === 'number' && quantity > 1 ? `${quantity} món` : '',
    typeof number === 'string' ? number : '',
    typeof weight === 'number' ? formatWeight(weight) : '',
    typeof size === 'string' ? `${size} cm` : '',
    typeof shelf === 'string' ? `kệ ${shelf}` : '',
    typeof parcels === 'number' ? `${parcels} kiện` : '',
    typeof mode === 'string' ? shipModeText(mode) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
