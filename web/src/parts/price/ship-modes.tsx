import type { ModeComparisonRow } from '@hako/contract/pricing/pricing';
import { useState } from 'react';
import type { Static } from 'typebox';
import { Dong } from '../../ui/figures/money.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import styles from './ship-modes.module.css';

type Mode = Static<typeof ModeComparisonRow>;

/** A mode whose label says both its way and the city where it arrives. */
interface Placed {
  readonly mode: Mode;
  readonly way: string;
  /** Empty where the label names none. */
  readonly city: string;
}

const placed = (mode: Mode): Placed => {
  const [, way, city] = /^(.+?) về (.+)$/.exec(mode.label) ?? [];
  return way && city ? { mode, way, city } : { mode, way: mode.label, city: '' };
};

/** Ship modes of one city beside each other by total and days; a choice when `onChoose` is given. */
export function ShipModes({
  modes,
  chosen,
  onChoose,
}: {
  readonly modes: readonly Mode[];
  readonly chosen: string;
  readonly onChoose?: (shipMode: string) => void;
}) {
  const all = modes.map(placed);
  const now = all.find(({ mode }) => mode.ship_mode === chosen) ?? all[0];
  const [seen, setSeen] = useState<{ of: string; city: string }>();
  const cities = [...new Set(all.map(({ city }) => city))];
  const city = (seen?.of === chosen ? seen.city : undefined) ?? now?.city ?? '';
  function turn(to: string) {
    setSeen({ of: chosen, city: to });
    const same = all.find((one) => one.city === to && one.way === now?.way);
    if (onChoose && same && !isBlocked(same.mode)) onChoose(same.mode.ship_mode);
  }
  return (
    <fieldset className={styles.modes}>
      <legend>Cách vận chuyển</legend>
      {cities.length > 1 ? (
        <div className={styles.cities}>
          {cities.map((one) => (
            <button key={one} type="button" aria-pressed={one === city} onClick={() => turn(one)}>
              Về {one || 'nơi khác'}
            </button>
          ))}
        </div>
      ) : null}
      {all
        .filter((one) => one.city === city)
        .map((one) => (
          <ModeRow
            key={one.mode.ship_mode}
            {...one}
            isChosen={one.mode.ship_mode === chosen}
            best={bestOf(one.mode, modes)}
            onChoose={onChoose}
          />
        ))}
    </fieldset>
  );
}

const isBlocked = ({ flags }: Mode): boolean => flags.some((flag) => flag.rule === 'block');

/** What this one is better at than all others; an empty text for nothing. */
function bestOf(mode: Mode, modes: readonly Mode[]): string {
  if (modes.every((one) => mode.landed_total.likely <= one.landed_total.likely)) return 'rẻ nhất';
  return modes.every((one) => mode.days_max <= one.days_max) ? 'nhanh nhất' : '';
}

/** All ways are drawn on one scale, days. */
const LONGEST_DAYS = 40;

function ModeRow({
  mode,
  way,
  city,
  isChosen,
  best,
  onChoose,
}: Placed & {
  readonly isChosen: boolean;
  readonly best: string;
  readonly onChoose: ((shipMode: string) => void) | undefined;
}) {
  const { ship_mode: code, days_min: from, days_max: until, landed_total: total } = mode;
  const blocked = isBlocked(mode);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: without a choice there is no control, and the same box stays.
    <label className={styles.mode} data-chosen={isChosen || undefined}>
      {onChoose ? (
        <input
          type="radio"
          name="ship-mode"
          checked={isChosen}
          disabled={blocked}
          onChange={() => onChoose(code)}
        />
      ) : null}
      <span className={styles.name}>
        <span>
          {way}
          {city ? <span className="unseen"> về {city}</span> : null}{' '}
          {blocked ? <Tag tone="bad">không nhận hàng này</Tag> : null}
          {best && !blocked ? <small>{best}</small> : null}
        </span>
        <small className="tabular">
          {from}–{until} ngày
        </small>
        <svg
          className={styles.days}
          viewBox={`0 0 ${LONGEST_DAYS} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={LONGEST_DAYS} height="1" />
          <rect x={from} width={Math.max(1, Math.min(until, LONGEST_DAYS) - from)} height="1" />
        </svg>
      </span>
      <Dong amount={total.likely} />
    </label>
  );
}
