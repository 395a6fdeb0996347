import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { vi } from '../../text/vi.ts';
import { ButtonLink } from '../forms/button.tsx';
import styles from './pager.module.css';

/** Previous and next page of a numbered list; the page stands in the address as `page`. */
export function Pager({
  page,
  size,
  total,
}: {
  readonly page: number;
  readonly size: number;
  readonly total: number;
}) {
  const [search] = useSearchParams();
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1) return null;
  const to = (next: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(next));
    return `?${query}`;
  };
  return (
    <nav aria-label="Phân trang" className={styles.pager}>
      {page > 1 ? (
        <ButtonLink to={to(page - 1)} rel="prev">
          <IconChevronLeft aria-hidden="true" size={20} /> {vi.previous}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="tabular">
        Trang {page} / {pages}
      </span>
      {page < pages ? (
        <ButtonLink to={to(page + 1)} rel="next">
          {vi.next} <IconChevronRight aria-hidden="true" size={20} />
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
