import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { readCatalogCategoriesEndpoint } from '@hako/contract/search/catalog/around';
import { Link } from 'react-router';
import { autoTranslate } from '../../../device/settings.ts';
import { formatCount } from '../../../text/money.ts';
import { categoryPath, sitePath } from '../../../text/sites.ts';
import styles from './category-links.module.css';

export type CategoryBranch = EndpointReply<typeof readCatalogCategoriesEndpoint>['data'];

/** One branch of a site's categories; each leads to its goods, and from there deeper. Past `atMost` a link leads to all of them. */
export function CategoryLinks({
  site,
  branch,
  atMost,
}: {
  readonly site: string;
  readonly branch: CategoryBranch;
  readonly atMost?: number;
}) {
  const isTranslating = autoTranslate.use();
  const shown = atMost === undefined ? branch.children : branch.children.slice(0, atMost);
  return (
    <>
      <ul role="list" className={styles.branch}>
        {shown.map((category) => {
          const isJapanese = !isTranslating || category.name_vi === category.name;
          return (
            <li key={category.id}>
              <Link to={categoryPath(site, category.id)}>
                <span lang={isJapanese ? 'ja' : undefined}>
                  {isJapanese ? category.name : category.name_vi}
                </span>
                {category.count === null ? null : (
                  <small className="tabular">{formatCount(category.count)}</small>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {shown.length < branch.children.length ? (
        <p>
          <Link to={`${sitePath(site)}/categories`}>Xem cả {branch.children.length} danh mục</Link>
        </p>
      ) : null}
    </>
  );
}
