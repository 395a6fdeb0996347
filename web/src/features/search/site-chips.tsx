import { siteName } from '@hako/contract/marketplaces/sites';
import type { Site } from '@hako/contract/marketplaces/sites';
import { Link, useSearchParams } from 'react-router';
import { formatCount } from '../../text/money.ts';
import { sitePath } from '../../text/sites.ts';
import type { FoundAtSite } from './merged-state.ts';
import { ALL_SITES } from './search-query.ts';
import styles from './site-chips.module.css';

/** Every site that is searched, how much it has and whether it answered; each leads to the same search there alone. */
export function SiteChips({
  served,
  chosen,
  sites,
}: {
  readonly served: readonly Site[];
  /** The path of the site that is searched, or the combined search. */
  readonly chosen: string;
  /** What is known of the sites by now; none of them while nobody answered. */
  readonly sites: readonly FoundAtSite[];
}) {
  const [search] = useSearchParams();
  const told = new Map(sites.map((one) => [one.site, one]));
  return (
    <nav aria-label="Các sàn" className={styles.chips}>
      <ul role="list">
        <li>
          <Link
            to={`/${ALL_SITES}/search?${search}`}
            aria-current={chosen === ALL_SITES ? 'page' : undefined}
          >
            Tất cả
          </Link>
        </li>
        {chosenFirst(served, chosen).map((site) => {
          const one = told.get(site);
          return (
            <li key={site}>
              <Link
                to={`${sitePath(site)}/search?${search}`}
                aria-current={`/${chosen}` === sitePath(site) ? 'page' : undefined}
                data-state={one?.state}
                title={one?.message ?? undefined}
              >
                {siteName(site)}
                {one ? <small className="tabular">{stateOf(one)}</small> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The chosen one stands in sight also where the row is wider than the screen. */
const chosenFirst = (served: readonly Site[], chosen: string): readonly Site[] =>
  served.toSorted(
    (one, other) =>
      Number(sitePath(other) === `/${chosen}`) - Number(sitePath(one) === `/${chosen}`),
  );

/** How a site answered, as short as it can be said. */
function stateOf({ state, total, is_total_upper_bound }: FoundAtSite): string {
  if (state === 'waiting') return '…';
  if (state === 'missing') return 'chưa phản hồi';
  const count = total === null ? '' : `${is_total_upper_bound ? '≤ ' : ''}${formatCount(total)}`;
  return state === 'kept' ? `${count} (lưu trước)` : count;
}
