import type { PriceListRow } from '@hako/contract/pricing/price-list-figures';
import type { Static } from 'typebox';
import { formatDongShort, formatExactWeight, formatPercent, formatYen } from '../../text/money.ts';
import styles from './fee-stairs.module.css';

type Steps = NonNullable<Static<typeof PriceListRow>['steps']>;

export interface Stepped {
  readonly name: string;
  readonly steps?: Steps | undefined;
}

const HEIGHT = 100;
const TREAD = 100;

/**
 * Rates that change by steps, drawn as stairs; cases with the same steps share one picture. The
 * step of `askedJpy` stands out. A picture only: the table says the same.
 */
export function FeeStairs({
  rows,
  askedJpy,
}: {
  readonly rows: readonly Stepped[];
  readonly askedJpy: number | undefined;
}) {
  const stairs = Map.groupBy(
    rows.filter(({ steps }) => steps),
    ({ steps }) => JSON.stringify(steps),
  );
  if (stairs.size === 0) return null;
  return (
    <div className={styles.all}>
      {[...stairs.values()].map((same) => (
        <Stairs
          key={same[0]?.name}
          names={same.map(({ name }) => name)}
          steps={same[0]?.steps as Steps}
          askedJpy={askedJpy}
        />
      ))}
    </div>
  );
}

function Stairs({
  names,
  steps: { of, rate, steps },
  askedJpy,
}: {
  readonly names: readonly string[];
  readonly steps: Steps;
  readonly askedJpy: number | undefined;
}) {
  const most = Math.max(1, ...steps.map((step) => step.rate));
  const edge = (from: number) => (of === 'jpy' ? formatYen(from) : formatExactWeight(from));
  const told = (value: number) =>
    rate === 'basis-points' ? formatPercent(value / 100) : `${formatDongShort(value, value)}/kg`;
  const asked =
    of === 'jpy' && askedJpy !== undefined
      ? steps.findLastIndex(({ from }) => from <= askedJpy)
      : undefined;
  const said = steps.map((step) => `từ ${edge(step.from)}: ${told(step.rate)}`).join(', ');
  return (
    <figure className={styles.stairs}>
      <figcaption>{names.join(' · ')}</figcaption>
      <div role="img" aria-label={said}>
        <div className={styles.row} aria-hidden="true">
          {steps.map((step, index) => (
            <strong key={step.from} data-is-asked={index === asked || undefined}>
              {told(step.rate)}
            </strong>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${steps.length * TREAD} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {steps.map((step, index) => {
            const height = (step.rate / most) * HEIGHT;
            return (
              <rect
                key={step.from}
                data-is-asked={index === asked || undefined}
                x={index * TREAD}
                y={HEIGHT - height}
                width={TREAD}
                height={height}
              />
            );
          })}
        </svg>
        <div className={styles.row} aria-hidden="true">
          {steps.map(({ from }) => (
            <span key={from}>từ {edge(from)}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
