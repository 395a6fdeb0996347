import type { BidGroupRow } from '@hako/contract/bidding/groups';
import type { BidRow } from '@hako/contract/bidding/bid-list';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Select } from '../../../ui/forms/inputs.tsx';
import { Dong } from '../../../ui/figures/money.tsx';
import { BidList } from '../lists/bid-list.tsx';
import { groupStanding } from './group-words.ts';
import { type GroupChanges, useGroupChanges } from './use-group-changes.ts';

/** One group: where it stands, its lots in the order in which they are tried, and what may still be changed. */
export function GroupView({
  group,
  others,
}: {
  readonly group: BidGroupRow;
  readonly others: readonly BidRow[];
}) {
  const changes = useGroupChanges(group);
  const isOpen = group.status === 'open' && group.won < group.wanted;
  return (
    <Stack gap={3}>
      <Card>
        <Stack>
          <p role="status">{groupStanding(group)}</p>
          <Facts
            rows={[
              ['Đã thắng', `${group.won} trong ${group.wanted} món cần thắng`],
              ['Đang tạm giữ trong ví', <Dong key="hold" amount={group.hold_vnd} />],
            ]}
          />
          {isOpen ? <p>{holdRule(group)}</p> : null}
          <RefusalNote refusal={changes.refusal} />
          {isOpen ? (
            <Row isBottom>
              <WantedWins group={group} changes={changes} />
              <FurtherLot others={others} changes={changes} />
              <Button
                kind="quiet"
                isBusy={changes.isDissolving}
                onClick={() => void changes.dissolve()}
              >
                Tách nhóm, săn riêng từng phiên
              </Button>
            </Row>
          ) : null}
        </Stack>
      </Card>
      <BidList
        bids={group.lots}
        hasGroupLink={false}
        actionOf={(bid) =>
          isOpen && bid.state === 'scheduled' ? (
            <Button
              kind="quiet"
              isSmall
              isBusy={changes.isChanging}
              onClick={() => void changes.apply({ remove: [bid.id] })}
            >
              Đưa ra khỏi nhóm
            </Button>
          ) : null
        }
      />
    </Stack>
  );
}

const holdRule = ({ wanted }: BidGroupRow): string =>
  wanted === 1
    ? 'Ví chỉ tạm giữ khoản lớn nhất trong nhóm, cho tới khi không còn phiên nào thắng được.'
    : `Ví tạm giữ tổng ${wanted} khoản lớn nhất, cho tới khi các phiên ấy không còn thắng được.`;

/** How many lots are wanted, as far as won and running ones leave a choice. */
function WantedWins({
  group,
  changes,
}: {
  readonly group: BidGroupRow;
  readonly changes: GroupChanges;
}) {
  const least = Math.max(1, group.won + group.live);
  const most = Math.max(least, group.lots.length - 1);
  if (most === least && group.wanted === least) return null;
  return (
    <Select
      label="Cần thắng"
      options={Array.from({ length: most - least + 1 }, (_, index) => ({
        value: String(least + index),
        label: `${least + index} phiên`,
      }))}
      value={String(group.wanted)}
      onChange={(event) => void changes.apply({ wanted: Number(event.currentTarget.value) })}
    />
  );
}

/** Takes another waiting snipe into the group. */
function FurtherLot({
  others,
  changes,
}: {
  readonly others: readonly BidRow[];
  readonly changes: GroupChanges;
}) {
  const { added, setAdded } = changes;
  if (others.length === 0) return null;
  return (
    <>
      <Select
        label="Thêm phiên vào nhóm"
        options={[
          { value: '', label: 'Chọn một lượt săn' },
          ...others.map(({ id, name }) => ({ value: id, label: name.slice(0, 60) })),
        ]}
        value={added}
        onChange={(event) => setAdded(event.currentTarget.value)}
      />
      <Button
        isBusy={changes.isChanging}
        disabled={!added}
        onClick={() => void changes.apply({ add: [added] })}
      >
        Thêm
      </Button>
    </>
  );
}
