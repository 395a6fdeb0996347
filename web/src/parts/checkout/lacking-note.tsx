import { Link } from 'react-router';
import { topUpPath } from '../../text/ways-out.ts';
import { Dong } from '../../ui/figures/money.tsx';
import { Banner } from '../../ui/frames/states.tsx';

/** How much the wallet lacks for what is about to be paid, in whole đồng, and the way to top it up; nothing when it lacks nothing. */
export function LackingNote({ lackingVnd }: { readonly lackingVnd: number }) {
  if (lackingVnd <= 0) return null;
  return (
    <Banner tone="estimate">
      Ví còn thiếu <Dong amount={lackingVnd} />. <Link to={topUpPath(lackingVnd)}>Nạp tiền</Link>
    </Banner>
  );
}
