import type { ForecastLine } from '@hako/contract/orders/detail';
import type { Static } from 'typebox';
import { Dong } from '../../ui/figures/money.tsx';
import { type Certainty, CertaintyTag } from '../../ui/figures/tag.tsx';
import styles from './order-track.module.css';

type Line = Static<typeof ForecastLine>;

/** One payment of an order: what was forecast when the customer committed, beside what it came to as soon as anything of it is known. */
export function ForecastAgainstActual({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly Line[];
}) {
  const isFinal = lines.every((line) => line.actual_vnd !== null);
  const hasActual = lines.some((line) => line.actual_vnd !== null);
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Khoản</th>
          <th scope="col">Ước tính</th>
          {hasActual ? <th scope="col">Thực tế</th> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.code}>
            <th scope="row">
              {line.label}
              {line.why ? <small className={styles.why}>{line.why}</small> : null}
            </th>
            <td>
              <Amount vnd={line.forecast_vnd} />
              {line.actual_vnd === null && isCertainty(line.certainty) ? (
                <CertaintyTag certainty={line.certainty} />
              ) : null}
            </td>
            {hasActual ? (
              <td>
                <Amount vnd={line.actual_vnd} />
                {line.actual_vnd !== null && isOpen(line.certainty) ? (
                  <CertaintyTag certainty={line.certainty} />
                ) : null}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Cộng</th>
          <td>
            <Dong amount={sum(lines.map((line) => line.forecast_vnd))} />
          </td>
          {hasActual ? (
            <td>
              {isFinal ? <Dong amount={sum(lines.map((line) => line.actual_vnd))} /> : 'chưa đủ'}
            </td>
          ) : null}
        </tr>
      </tfoot>
    </table>
  );
}

function Amount({ vnd }: { vnd: number | null }) {
  return vnd === null ? <span>—</span> : <Dong amount={vnd} />;
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);

/** Weighed, but nobody has booked what it really cost. */
const isOpen = (word: string): word is 'estimate' | 'unknown' =>
  word === 'estimate' || word === 'unknown';

const isCertainty = (word: string): word is Certainty =>
  word === 'certain' || word === 'estimate' || word === 'unknown';
