import { useId } from 'react';
import styles from './segments.module.css';

/**
 * One of a few values, each a part of one bar. With `value` it is controlled, with `first` the form
 * keeps it.
 */
export function Segments({
  legend,
  isLegendHidden,
  name,
  options,
  value,
  first,
  onChoose,
}: {
  readonly legend: string;
  /** Names the bar for screen readers only. */
  readonly isLegendHidden?: boolean;
  /** As a form sends it. */
  readonly name?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value?: string;
  readonly first?: string;
  readonly onChoose?: (value: string) => void;
}) {
  const ownName = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={isLegendHidden ? 'unseen' : undefined}>{legend}</legend>
      <div className={styles.bar}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === first }
                : { checked: option.value === value })}
              onChange={() => onChoose?.(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
