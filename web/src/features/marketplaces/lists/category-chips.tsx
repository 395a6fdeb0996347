import { Suspense } from 'react';
import { Await, Link, useSearchParams } from 'react-router';
import { autoTranslate } from '../../../device/settings.ts';
import type { CategoryBranch } from './category-links.tsx';
import styles from '../../../ui/frames/link-chips.module.css';

/** The first categories of a site as a row of choices; the chosen one stands in the address. Keeps its place while it is on its way. */
export function CategoryChips({
  answer,
  chosen,
}: {
  readonly answer: Promise<{ readonly data: CategoryBranch } | null> | null;
  readonly chosen: string | undefined;
}) {
  const isTranslating = autoTranslate.use();
  const [search] = useSearchParams();
  if (!answer) return null;
  const to = (category: string | undefined) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (category) next.set('category', category);
    else next.delete('category');
    return `?${next}`;
  };
  return (
    <nav aria-label="Theo danh mục" className={styles.chips}>
      <Suspense fallback={null}>
        <Await resolve={answer} errorElement={null}>
          {(settled) =>
            settled ? (
              <ul role="list">
                <li>
                  <Link to={to(undefined)} aria-current={chosen ? undefined : 'true'}>
                    Tất cả
                  </Link>
                </li>
                {settled.data.children.map(({ id, name, name_vi }) => (
                  <li key={id}>
                    <Link
                      to={to(id)}
                      aria-current={id === chosen ? 'true' : undefined}
                      lang={isTranslating ? undefined : 'ja'}
                    >
                      {isTranslating ? name_vi : name}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null
          }
        </Await>
      </Suspense>
    </nav>
  );
}
