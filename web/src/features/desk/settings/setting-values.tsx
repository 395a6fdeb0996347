import { isShown, type SettingField, valueAt } from '@hako/contract/settings/field';
import { type CodeNames, wordValue } from '@hako/contract/settings/word-value';
import styles from './settings.module.css';

interface Props {
  readonly fields: readonly SettingField[];
  readonly values: unknown;
  readonly codes: CodeNames;
}

/**
 * The values of a row; what is not set is left out, and each row within it has a line of its own.
 */
export function SettingValuesList({ fields, values, codes }: Props) {
  const shown = fields.filter(
    (field) =>
      isShown(field, values) && wordValue(field, valueAt(values, field.name), codes) !== '—',
  );
  return (
    <ul className={styles.values}>
      {shown.map((field) => {
        const value = valueAt(values, field.name);
        return (
          <li key={field.name} className={field.type === 'rows' ? styles.lines : undefined}>
            <b>{field.label}:</b>{' '}
            {field.type === 'rows' && Array.isArray(value)
              ? value.map((row: unknown) => (
                  <SettingValuesList
                    key={JSON.stringify(row)}
                    fields={field.fields}
                    {...{ values: row, codes }}
                  />
                ))
              : wordValue(field, value, codes)}
          </li>
        );
      })}
    </ul>
  );
}
