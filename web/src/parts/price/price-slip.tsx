import type { BreakdownReply } from '@hako/contract/pricing/pricing';
import type { Static } from 'typebox';
import { useId, useState } from 'react';
import { formatDong, formatDongRough, formatYen } from '../../text/money.ts';
import { vi } from '../../text/vi.ts';
import { CERTAINTIES, type Certainty, CertaintySign, CertaintyTag } from '../../ui/figures/tag.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { keyOf, partsOf, type PricePart } from './price-parts.ts';
import styles from './price-slip.module.css';

type Breakdown = Static<typeof BreakdownReply>;

/**
 * The head of a price: the total at the door, how far it may be off, and of what it is made: one
 * bar whose parts are as long as their share, solid where certain, hatched where an estimate,
 * dotted where nobody knows yet.
 */
export function PriceSlip({ breakdown }: { readonly breakdown: Breakdown }) {
  const { landed_total: total, certainty } = breakdown;
  const parts = partsOf(breakdown.lines);
  const isSure = total.low === total.high;
  return (
    <div className={styles.slip} aria-live="polite">
      <p className={styles.label}>Về tới nhà {certainty === 'certain' ? '' : '≈'}</p>
      <p className={styles.total}>
        <Dong amount={total.likely} size="large" />
      </p>
      {isSure ? (
        <p className={styles.range}>
          <CertaintyTag certainty={certainty === 'certain' ? 'certain' : 'estimate'} />
        </p>
      ) : (
        <RangeLine total={total} />
      )}
      {parts.length > 1 ? (
        <>
          <Parts parts={parts} />
          <p className={styles.legend}>
            {CERTAINTIES.filter((one) => parts.some(({ certainty }) => certainty === one)).map(
              (one) => (
                <span key={one}>
                  <i aria-hidden="true" data-certainty={one} /> {vi[one]}
                </span>
              ),
            )}
          </p>
        </>
      ) : null}
    </div>
  );
}

/**
 * How far the total may be off: a line from the least to the most, with a tick at the likely sum.
 */
function RangeLine({
  total: { low, likely, high },
}: {
  readonly total: Breakdown['landed_total'];
}) {
  const share = (100 * (likely - low)) / (high - low);
  return (
    <>
      <svg className={styles.span} aria-hidden="true">
        <rect y="4" width="100%" height="4" rx="2" />
        <rect x={`${Math.min(99, Math.max(0, share))}%`} width="2" height="12" />
      </svg>
      <p className={styles.ends}>
        <span className="unseen">Trong khoảng </span>
        <span>{formatDongRough(low, low)}</span>
        <span className="unseen"> đến </span>
        <span>{formatDongRough(high, high)}</span>
      </p>
    </>
  );
}

/** The bar, each part of which opens its line below on a tap. */
function Parts({ parts }: { readonly parts: readonly PricePart[] }) {
  const [open, setOpen] = useState<string>();
  const shown = parts.find(({ key }) => key === open);
  const said = useId();
  return (
    <>
      <div className={styles.parts}>
        <PartsBar parts={parts} />
        <div className={styles.taps}>
          {parts.map(({ key, label, vnd }) => (
            <button
              key={key}
              type="button"
              // As long as its share; the content policy drops a style in the page itself.
              ref={(tap) => tap?.style.setProperty('flex-grow', String(vnd))}
              aria-label={`${label}: ${formatDong(vnd)}`}
              aria-expanded={key === open}
              aria-controls={said}
              onClick={() => setOpen(key === open ? undefined : key)}
            />
          ))}
        </div>
      </div>
      <div id={said} className={styles.said}>
        {shown?.lines.map((line) => (
          <div key={keyOf(line)}>
            <p>
              <CertaintySign certainty={line.certainty} />
              <b>{line.label}</b>{' '}
              {line.currency === 'JPY' && line.amount !== 0 ? (
                <span className="tabular">{formatYen(line.amount)} </span>
              ) : null}
              <Dong amount={line.vnd} />
            </p>
            <p>{line.rule}</p>
          </div>
        ))}
      </div>
    </>
  );
}

const WIDTH = 1_000;
const GAP = 6;

/** The parts beside each other; screen readers hear them as a sentence. */
function PartsBar({ parts }: { readonly parts: readonly PricePart[] }) {
  const hatch = useId();
  const whole = parts.reduce((sum, { vnd }) => sum + vnd, 0);
  const widths = parts.map(({ vnd }) => (vnd / whole) * WIDTH);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} 16`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Gồm ${parts.map(({ label, vnd }) => `${label} ${formatDong(vnd)}`).join(', ')}`}
    >
      <defs>
        <pattern
          id={hatch}
          width="14"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="skewX(-45)"
        >
          <rect width="6" height="8" fill="currentColor" />
        </pattern>
      </defs>
      {parts.map(({ key, label, certainty, vnd }, index) => (
        <rect
          key={key}
          x={widths.slice(0, index).reduce((sum, width) => sum + width, 0)}
          width={Math.max(2, (widths[index] ?? 0) - GAP)}
          height="16"
          opacity={SHADES[index] ?? 0.3}
          fill={fillOf(certainty, hatch)}
          stroke={certainty === 'certain' ? 'none' : 'currentColor'}
          strokeDasharray={certainty === 'unknown' ? '2 3' : undefined}
          vectorEffect="non-scaling-stroke"
        >
          <title>{`${label}: ${formatDong(vnd)}`}</title>
        </rect>
      ))}
    </svg>
  );
}

const SHADES = [1, 0.8, 0.65, 0.5, 0.4];

/** Solid where certain, hatched where an estimate, empty where nobody knows yet. */
const fillOf = (certainty: Certainty, hatch: string): string =>
  certainty === 'certain' ? 'currentColor' : certainty === 'estimate' ? `url(#${hatch})` : 'none';
