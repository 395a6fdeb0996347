import { createBidGroupEndpoint } from '@hako/contract/bidding/groups';
import type { BidRow } from '@hako/contract/bidding/bid-list';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { ChoiceBar } from '../../../ui/forms/choice-bar.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Select } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { BidList } from '../lists/bid-list.tsx';
import { isGroupable } from './group-words.ts';

/** My bids, where waiting snipes can be chosen and made one group. */
export function GroupMaker({
  bids,
  usualSort,
}: {
  readonly bids: readonly BidRow[];
  /** How the list stands where nobody asks for an order. */
  readonly usualSort?: string | undefined;
}) {
  const [isChoosing, setChoosing] = useState(false);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState(1);
  // What began meanwhile cannot be chosen any more.
  const chosen = bids.filter((bid) => marked.has(bid.id) && isGroupable(bid)).map(({ id }) => id);
  const isPossible = bids.filter(isGroupable).length >= 2;

  function toggle(id: string) {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  }

  return (
    <Stack>
      {isPossible && !isChoosing ? (
        <Row>
          <Button onClick={() => setChoosing(true)}>Tạo nhóm săn: chỉ cần thắng một món</Button>
        </Row>
      ) : null}
      {isChoosing ? (
        <Banner>
          Chọn những phiên mà thắng phiên nào cũng được. Hako săn lần lượt, thắng đủ thì dừng; ví
          chỉ tạm giữ khoản lớn nhất.
        </Banner>
      ) : null}
      <BidList
        bids={bids}
        sorted={{ usual: usualSort }}
        choice={
          isChoosing ? { marked: new Set(chosen), mayChoose: isGroupable, toggle } : undefined
        }
      />
      {isChoosing ? (
        <ChosenLots
          chosen={chosen}
          wanted={wanted}
          onWanted={setWanted}
          onLeave={() => setChoosing(false)}
        />
      ) : null}
    </Stack>
  );
}

/** The chosen lots become a group of which so many are wanted. */
function ChosenLots({
  chosen,
  wanted,
  onWanted,
  onLeave,
}: {
  readonly chosen: readonly string[];
  readonly wanted: number;
  readonly onWanted: (wanted: number) => void;
  readonly onLeave: () => void;
}) {
  const wins = Math.min(wanted, chosen.length - 1);
  const navigate = useNavigate();
  const make = useAction((body: { bid_ids: string[]; wanted: number }, idempotencyKey) =>
    call(createBidGroupEndpoint, { body }, { idempotencyKey }),
  );
  async function submit() {
    const made = await make.run({ bid_ids: [...chosen], wanted: wins });
    if (!made) return;
    toast(made.message, 'good');
    await navigate(`/account/bid-groups/${made.data.id}`);
  }
  return (
    <ChoiceBar
      label="Phiên đã chọn"
      note={<RefusalNote refusal={make.refusal} />}
      action={
        <>
          <Button kind="quiet" onClick={onLeave}>
            Thôi
          </Button>
          <Button
            kind="main"
            isBusy={make.isBusy}
            disabled={chosen.length < 2}
            onClick={() => void submit()}
          >
            Tạo nhóm săn
          </Button>
        </>
      }
    >
      <WantedWins count={chosen.length} wins={wins} onWins={onWanted} />
    </ChoiceBar>
  );
}

/** How many of the chosen lots are wanted; with two lots that is one. */
function WantedWins({
  count,
  wins,
  onWins,
}: {
  readonly count: number;
  readonly wins: number;
  readonly onWins: (wins: number) => void;
}) {
  if (count < 2) return 'Chọn ít nhất hai phiên';
  if (count === 2) return 'Cần thắng một trong hai phiên';
  return (
    <Select
      label="Cần thắng"
      options={Array.from({ length: count - 1 }, (_, index) => ({
        value: String(index + 1),
        label: `${index + 1} trong ${count} phiên`,
      }))}
      value={String(wins)}
      onChange={(event) => onWins(Number(event.currentTarget.value))}
    />
  );
}
