import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Listing } from '../listing.ts';
import { openSiteLine } from '../reading/site-line.ts';
import type { SiteBudget } from '../rules/pace.ts';
import { listingOfPage } from './listing-of-page.ts';
import { readProductPage } from './product-page.ts';
import { SOURCE } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';

/** The pages that people see, for goods that the interface does not show. */
export interface AmazonPages {
  findListing(asin: string, options?: CallOptions): Promise<Listing | undefined>;
  close(): Promise<void>;
}

const HEADERS = {
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'ja-JP,ja;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** A line of its own: when the pages are closed to us, the interface is not. */
export function openPages(
  url: string,
  { clock, budget }: { readonly clock: Clock; readonly budget?: SiteBudget },
): AmazonPages {
  const line = openSiteLine({
    source: SOURCE,
    baseUrl: url,
    clock,
    pacePerSecond: 1,
    ...(budget && { budget }),
  });
  return {
    async findListing(asin, options) {
      const answer = await line.read({ path: `/dp/${asin}`, headers: HEADERS, ...options });
      if (answer.status === 404) return undefined;
      if (answer.status !== 200)
        throw new Outage(SOURCE, 'broken', `HTTP ${answer.status} to a page`, 'status');
      return listingOfPage(readProductPage(answer.text()), asin, answer.receivedAt);
    },
    close: () => line.close(),
  };
}
