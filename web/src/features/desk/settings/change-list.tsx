import type { changesOf } from '@hako/contract/settings/word-value';
import styles from './settings.module.css';

/** What a change does, field by field. */
export function ChangeList({ changes }: { readonly changes: ReturnType<typeof changesOf> }) {
  if (changes.length === 0) return <p className={styles.help}>Chưa có gì khác mức đang áp dụng.</p>;
  return (
    <ul className={styles.change} aria-label="Thay đổi">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {label}: <del>{before}</del> → <strong>{after}</strong>
        </li>
      ))}
    </ul>
  );
}
