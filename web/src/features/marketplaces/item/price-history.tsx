import { formatMoment } from '../../../text/time.ts';
import { Yen } from '../../../ui/figures/money.tsx';
import type { Item } from './facts/item.ts';
import styles from './item.module.css';

const SHOWN = 8;

/** What it cost whenever somebody looked and it had changed, newest first. */
export function PriceHistory({ prices }: { readonly prices: Item['price_history'] }) {
  return (
    <ul role="list" className={styles.history}>
      {prices.slice(0, SHOWN).map(({ price_jpy, seen_at }) => (
        <li key={seen_at}>
          <span className="tabular">{formatMoment(seen_at)}</span>
          <Yen amount={price_jpy} />
        </li>
      ))}
    </ul>
  );
}
