import type { LandedSpread, PriceSpread } from '@hako/contract/search/price-spread';
import type { Static } from 'typebox';
import { formatCount, formatDong, formatDongShort } from '../../../text/money.ts';
import { SpreadBars } from '../../../ui/figures/spread-bars.tsx';
import styles from './spread-slider.module.css';

export interface Bounds {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/**
 * How the prices at the door of what was found spread, and two handles that bound them. The ends of
 * the picture bound nothing: there may be more goods beyond it.
 */
export function SpreadSlider({
  told,
  bounds,
  onBounds,
}: {
  readonly told: Static<typeof LandedSpread>;
  readonly bounds: Bounds;
  readonly onBounds: (bounds: Bounds) => void;
}) {
  const { spread } = told;
  if (!spread) return <p className={styles.note}>Chưa đủ món khác giá nhau để vẽ biểu đồ giá.</p>;
  const { edges, counts } = spread;
  const bars = counts.length;
  const { from, until } = handlesOf(spread, bounds);
  const inside = counts.slice(from, until).reduce((sum, count) => sum + count, 0);
  const isNear = [bounds.min, bounds.max].some((end) => end !== undefined && !edges.includes(end));
  const [least, most] = [edges[0] as number, edges[bars] as number];
  const lowAt = (bar: number) => (bar === 0 ? undefined : edges[bar]);
  const highAt = (bar: number) => (bar === bars ? undefined : edges[bar]);
  return (
    <div className={styles.spread}>
      <div className={styles.picture}>
        <SpreadBars counts={counts} from={from} until={until} />
        <input
          type="range"
          aria-label="Về tới nhà thấp nhất"
          aria-valuetext={said(lowAt(from))}
          data-is-above={from > bars / 2 || undefined}
          max={bars}
          value={from}
          onChange={({ currentTarget: { value } }) =>
            onBounds({ ...bounds, min: lowAt(Math.min(Number(value), until - 1)) })
          }
        />
        <input
          type="range"
          aria-label="Về tới nhà cao nhất"
          aria-valuetext={said(highAt(until))}
          max={bars}
          value={until}
          onChange={({ currentTarget: { value } }) =>
            onBounds({ ...bounds, max: highAt(Math.max(Number(value), from + 1)) })
          }
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatDongShort(least, least)}</span>
        <span>{formatDongShort(most, most)}</span>
      </p>
      <p className={styles.note}>
        <output>
          {isNear ? '≈ ' : ''}
          {formatCount(inside)}/{formatCount(told.counted)} món đã xem.
        </output>{' '}
        {notAll(told)}
      </p>
    </div>
  );
}

const said = (edge: number | undefined): string =>
  edge === undefined ? 'không giới hạn' : formatDong(edge);

/** Between which edges the bounds lie; what lies between two edges takes its whole bar. */
function handlesOf({ edges, counts }: Static<typeof PriceSpread>, { min, max }: Bounds) {
  const bars = counts.length;
  const below = min === undefined ? 0 : edges.findLastIndex((edge) => edge <= min);
  const above = max === undefined ? bars : edges.findIndex((edge) => edge >= max);
  const from = Math.min(Math.max(0, below), bars - 1);
  return { from, until: Math.max(from + 1, above < 0 ? bars : above) };
}

/** What the picture does not show. */
function notAll(told: Static<typeof LandedSpread>): string {
  const more =
    told.total > told.counted
      ? `Các sàn có ${told.is_total_upper_bound ? 'tối đa' : 'khoảng'} ` +
        `${formatCount(told.total)} món.`
      : '';
  return `${more}${told.is_partial ? ' Có sàn chưa phản hồi.' : ''}`.trim();
}
