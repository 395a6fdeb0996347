import { isShown, type SettingField, valueAt } from '@hako/contract/settings/field';
import { type CodeNames, wordValue } from '@hako/contract/settings/word-value';
import styles from './settings.module.css';

/** The values of a row in one or a few lines; what is not set is left out. */
export function SettingValuesList({
  fields,
  values,
  codes,
}: {
  readonly fields: readonly SettingField[];
  readonly values: unknown;
  readonly codes: CodeNames;
}) {
  const shown = fields
    .filter((field) => isShown(field, values))
    .map((field) => ({ field, word: wordValue(field, valueAt(values, field.name), codes) }))
    .filter(({ word }) => word !== '—');
  return (
    <ul className={styles.values}>
      {shown.map(({ field, word }) => (
        <li key={field.name}>
          <b>{field.label}:</b> {word}
        </li>
      ))}
    </ul>
  );
}
