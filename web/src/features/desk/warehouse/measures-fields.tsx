import { WholeInput } from '../../../ui/forms/whole-input.tsx';
import styles from '../desk.module.css';

const FIELDS = [
  ['weight_g', 'Cân nặng (g)'],
  ['length_cm', 'Dài (cm)'],
  ['width_cm', 'Rộng (cm)'],
  ['height_cm', 'Cao (cm)'],
] as const;
type Field = (typeof FIELDS)[number][0];

export type Typed = Readonly<Record<Field, string>>;
export const EMPTY: Typed = { weight_g: '', length_cm: '', width_cm: '', height_cm: '' };

/** What was typed as whole numbers; a form with these fields sends nothing else. */
export const measuresOf = (typed: Typed): Record<Field, number> => ({
  weight_g: Number(typed.weight_g),
  length_cm: Number(typed.length_cm),
  width_cm: Number(typed.width_cm),
  height_cm: Number(typed.height_cm),
});

/** Scale and rule: four fields that Tab and a barcode scale walk through. */
export function MeasuresFields({
  typed,
  onTyped,
  isFirst,
}: {
  readonly typed: Typed;
  readonly onTyped: (typed: Typed) => void;
  readonly isFirst?: boolean;
}) {
  return (
    <div className={styles.measures}>
      {FIELDS.map(([field, label], index) => (
        <WholeInput
          key={field}
          label={label}
          most={6}
          required
          data-first={isFirst && index === 0 ? 'true' : undefined}
          typed={typed[field]}
          onTyped={(text) => onTyped({ ...typed, [field]: text })}
        />
      ))}
    </div>
  );
}
