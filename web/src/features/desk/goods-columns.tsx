import { siteName } from '@hako/contract/marketplaces/sites';
import type { TableColumn } from '../../parts/desk/table/desk-table.tsx';
import styles from './desk.module.css';

/** Which goods a row is about. */
export const GOODS_COLUMNS: readonly TableColumn<{
  readonly site: string;
  readonly title: string;
}>[] = [
  { key: 'site', head: 'Sàn', cell: ({ site }) => siteName(site) },
  {
    key: 'title',
    head: 'Món',
    cell: ({ title }) => (
      <span className={styles.cut} title={title}>
        {title}
      </span>
    ),
  },
];
