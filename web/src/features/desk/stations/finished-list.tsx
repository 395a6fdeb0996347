import { KIND_LABELS } from '../queue/kinds.ts';
import { Card } from '../../../ui/frames/card.tsx';
import styles from './station.module.css';
import type { Finished } from './use-station.ts';

/** What was finished at this station since the page was opened, the newest first. */
export function FinishedList({ finished }: { readonly finished: readonly Finished[] }) {
  if (finished.length === 0) return null;
  return (
    <Card title={`Vừa xong: ${finished.length}`} level={2}>
      <ul role="list" className={styles.done}>
        {finished.map(({ code, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same code may be finished twice.
          <li key={finished.length - index}>
            <span>
              <strong className="tabular">{code}</strong> · {KIND_LABELS[kind]}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
