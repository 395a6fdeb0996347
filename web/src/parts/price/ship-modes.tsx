import type { ModeComparisonRow } from '@hako/contract/pricing/pricing';
import type { Static } from 'typebox';
import { Dong } from '../../ui/figures/money.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import styles from './price-breakdown.module.css';

type Mode = Static<typeof ModeComparisonRow>;

/** Ship modes beside each other by total and days; a choice when `onChoose` is given. */
export function ShipModes({
  modes,
  chosen,
  onChoose,
}: {
  readonly modes: readonly Mode[];
  readonly chosen: string;
  readonly onChoose?: (shipMode: string) => void;
}) {
  const cheapest = Math.min(...modes.map((mode) => mode.landed_total.likely));
  const fastest = Math.min(...modes.map((mode) => mode.days_max));
  return (
    <fieldset className={styles.modes}>
      <legend>Cách vận chuyển</legend>
      {modes.map((mode) => {
        const isBlocked = mode.flags.some((flag) => flag.rule === 'block');
        return (
          // biome-ignore lint/a11y/noLabelWithoutControl: without a choice there is no control, and the same box stays.
          <label
            key={mode.ship_mode}
            className={styles.mode}
            data-chosen={mode.ship_mode === chosen || undefined}
          >
            {onChoose ? (
              <input
                type="radio"
                name="ship-mode"
                checked={mode.ship_mode === chosen}
                disabled={isBlocked}
                onChange={() => onChoose(mode.ship_mode)}
              />
            ) : null}
            <span className={styles.modeName}>
              {mode.label}
              <small className="tabular">
                {mode.days_min}–{mode.days_max} ngày
              </small>
              <span className={styles.modeTags}>
                {isBlocked ? <Tag tone="bad">không nhận hàng này</Tag> : null}
                {mode.landed_total.likely === cheapest ? <Tag tone="good">rẻ nhất</Tag> : null}
                {mode.days_max === fastest ? <Tag tone="act">nhanh nhất</Tag> : null}
              </span>
            </span>
            <Dong amount={mode.landed_total.likely} />
          </label>
        );
      })}
    </fieldset>
  );
}
