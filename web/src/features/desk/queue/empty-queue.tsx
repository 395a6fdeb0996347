import { Link } from 'react-router';
import { Stack } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { type Elsewhere, PLACES } from './elsewhere.ts';

/** Nothing stands in the queue: what waits on other pages is named first. */
export function EmptyQueue({ elsewhere }: { readonly elsewhere: Elsewhere }) {
  if (elsewhere.length === 0)
    return (
      <EmptyState title="Không có việc nào đang chờ bạn">Việc mới tự hiện ra ở đây.</EmptyState>
    );
  return (
    <EmptyState title="Việc đang chờ bạn ở trang khác">
      <Stack gap={1}>
        {elsewhere.map(({ page, count }) => (
          <Link key={page} to={PLACES[page].to}>
            {`${PLACES[page].label}: ${count}`}
          </Link>
        ))}
      </Stack>
    </EmptyState>
  );
}
