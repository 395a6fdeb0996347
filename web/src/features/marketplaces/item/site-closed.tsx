import { siteName } from '@hako/contract/marketplaces/sites';
import { Link } from 'react-router';
import type { ServedSite } from '../../../api/served-sites.ts';
import { formatTime } from '../../../text/time.ts';
import { Banner } from '../../../ui/frames/states.tsx';

/** A note on the pages of a site that does not let us in at this moment; nothing while it does. */
export function SiteClosed({
  served,
}: {
  readonly served: Pick<ServedSite, 'site' | 'closed'> | undefined;
}) {
  if (!served?.closed) return null;
  const { message, nextTryAt } = served.closed;
  return (
    <Banner tone="estimate">
      {message || `${siteName(served.site)} đang không trả lời.`}{' '}
      {nextTryAt ? `Hako hỏi lại lúc ${formatTime(nextTryAt)}. ` : ''}
      Các sàn khác vẫn tìm và mua như thường.{' '}
      <Link to={`/unusual-traffic?site=${served.site}`}>Vì sao?</Link>
    </Banner>
  );
}
