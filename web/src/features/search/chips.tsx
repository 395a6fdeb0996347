import { Link } from 'react-router';
import styles from './search.module.css';

/** Short ways to a search: keywords, categories. Nothing when there are none. */
export function Chips({
  title,
  chips,
}: {
  readonly title: string;
  readonly chips: readonly { readonly to: string; readonly label: string }[];
}) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={title} className={styles.chips}>
      <span aria-hidden="true">{title}</span>
      <ul role="list">
        {chips.map((chip) => (
          <li key={chip.to}>
            <Link to={chip.to}>{chip.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
