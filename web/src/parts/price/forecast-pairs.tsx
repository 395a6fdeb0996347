import type { ForecastLine } from '@hako/contract/orders/detail';
import { IconChevronDown } from '@tabler/icons-react';
import { formatDong, formatDongChange } from '../../text/money.ts';
import { Dong } from '../../ui/figures/money.tsx';
import { CertaintySign } from '../../ui/figures/tag.tsx';
import styles from './forecast-pairs.module.css';

/**
 * One payment, what was forecast against what it came to: a line that differs as two bars under
 * each other with the difference and its reason, those that did not differ folded into one row,
 * those that nobody has booked yet as estimates.
 */
export function ForecastPairs({ lines }: { readonly lines: readonly ForecastLine[] }) {
  const shown = lines.filter(
    (line) => (line.forecast_vnd ?? 0) !== 0 || (line.actual_vnd ?? 0) !== 0,
  );
  const open = shown.filter((line) => line.actual_vnd === null);
  const known = shown.filter((line) => line.actual_vnd !== null);
  const differing = known.filter((line) => differenceOf(line) !== 0);
  const equal = known.filter((line) => differenceOf(line) === 0);
  const longest = Math.max(
    ...differing.flatMap((line) => [forecastOf(line), actualOf(line)].map(Math.abs)),
  );
  return (
    <div className={styles.pairs}>
      {differing.length > 0 ? (
        <ul role="list">
          {differing.map((line) => (
            <Pair key={line.code} line={line} longest={longest} />
          ))}
        </ul>
      ) : null}
      {equal.length > 0 ? (
        <details className={styles.equal}>
          <summary>
            {equal.length} khoản đúng như ước tính
            <IconChevronDown aria-hidden="true" size={20} />
          </summary>
          <Lines lines={equal} />
        </details>
      ) : null}
      {open.length > 0 ? <Lines lines={open} /> : null}
    </div>
  );
}

/** Two bars on one scale: hatched what was forecast, solid what it came to. */
function Pair({ line, longest }: { readonly line: ForecastLine; readonly longest: number }) {
  const difference = differenceOf(line);
  const bars = [
    { key: 'estimate', word: 'Ước tính', vnd: forecastOf(line) },
    { key: 'actual', word: 'Thực tế', vnd: actualOf(line) },
  ];
  return (
    <li className={styles.pair}>
      <p className={styles.head}>
        <span>{line.label}</span>
        <data value={difference} data-more={difference > 0 || undefined}>
          {formatDongChange(difference)}
        </data>
      </p>
      {bars.map(({ key, word, vnd }) => (
        <p key={key} className={styles.bar}>
          <span className={styles.word}>{word}</span>
          <svg className={styles.way} data-bar={key} aria-hidden="true">
            <line x2={`${(Math.abs(vnd) / longest) * 100}%`} y1="50%" y2="50%" />
          </svg>
          <Dong amount={vnd} size="small" />
          {key === 'actual' && line.certainty === 'estimate' ? (
            <CertaintySign certainty="estimate" />
          ) : null}
        </p>
      ))}
      {line.why ? <p className={styles.why}>{line.why}</p> : null}
    </li>
  );
}

/** Lines of one sum each. */
function Lines({ lines }: { readonly lines: readonly ForecastLine[] }) {
  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <li key={line.code}>
          <span>{line.label}</span>
          {line.actual_vnd === null && line.certainty !== 'certain' ? (
            <CertaintySign certainty={line.certainty === 'unknown' ? 'unknown' : 'estimate'} />
          ) : null}
          <span className={styles.sum}>
            {line.forecast_vnd === null && line.actual_vnd === null
              ? 'chưa biết'
              : formatDong(line.actual_vnd ?? forecastOf(line))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const forecastOf = ({ forecast_vnd: forecast }: ForecastLine): number => forecast ?? 0;
const actualOf = ({ actual_vnd: actual }: ForecastLine): number => actual ?? 0;
const differenceOf = (line: ForecastLine): number => actualOf(line) - forecastOf(line);
