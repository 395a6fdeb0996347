import type { BidGroupRow } from '@hako/contract/bidding/groups';
import { Link } from 'react-router';
import { Card } from '../../../ui/frames/card.tsx';
import { Dong } from '../../../ui/figures/money.tsx';
import { groupStanding, groupTitle } from './group-words.ts';

/** My open groups, each a line that leads to it. */
export function GroupList({ groups }: { readonly groups: readonly BidGroupRow[] }) {
  return groups.map((group) => (
    <Card
      key={group.id}
      title={groupTitle(group)}
      action={<Link to={`/account/bid-groups/${group.id}`}>Xem nhóm</Link>}
    >
      <p>{groupStanding(group)}</p>
      {group.hold_vnd > 0 ? (
        <p>
          Cả nhóm chỉ giữ <Dong amount={group.hold_vnd} /> trong ví.
        </p>
      ) : null}
    </Card>
  ));
}
