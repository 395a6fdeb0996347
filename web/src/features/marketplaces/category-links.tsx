import type { EndpointReply } from '@hako/contract/endpoint';
import type { readCatalogCategoriesEndpoint } from '@hako/contract/catalog-around';
import { Link } from 'react-router';
import { autoTranslate } from '../../device/settings.ts';
import { formatCount } from '../../text/money.ts';
import styles from './category-links.module.css';

export type CategoryBranch = EndpointReply<typeof readCatalogCategoriesEndpoint>['data'];

/** One branch of a site's categories; each leads to its goods, and from there deeper. */
export function CategoryLinks({ site, branch }: { readonly site: string; readonly branch: CategoryBranch }) {
  const isTranslating = autoTranslate.use();
  return (
    <ul role="list" className={styles.branch}>
      {branch.children.map((category) => {
        const isJapanese = !isTranslating || category.name_vi === category.name;
        return (
          <li key={category.id}>
            <Link to={`/${site}/search?category=${category.id}`}>
              <span lang={isJapanese ? 'ja' : undefined}>{isJapanese ? category.name : category.name_vi}</span>
              {category.count === null ? null : <small className="tabular">{formatCount(category.count)}</small>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
