import {
  type BidGroupRow,
  changeBidGroupEndpoint,
  dissolveBidGroupEndpoint,
} from '@hako/contract/bidding/groups';
import type { BidRow } from '@hako/contract/bidding/bid-list';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Select } from '../../../ui/forms/inputs.tsx';
import { Dong } from '../../../ui/figures/money.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { BidList } from '../lists/bid-list.tsx';
import { groupStanding } from './group-words.ts';

interface Change {
  readonly wanted?: number;
  readonly add?: string[];
  readonly remove?: string[];
}

/** One group: where it stands, its lots in the order in which they are tried, and what may still be changed. */
export function GroupView({
  group,
  others,
}: {
  readonly group: BidGroupRow;
  readonly others: readonly BidRow[];
}) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [added, setAdded] = useState('');
  const change = useAction((body: Change, idempotencyKey) =>
    call(changeBidGroupEndpoint, { params: { id: group.id }, body }, { idempotencyKey }),
  );
  const dissolve = useAction((id: string, idempotencyKey) =>
    call(dissolveBidGroupEndpoint, { params: { id } }, { idempotencyKey }),
  );
  const isOpen = group.status === 'open' && group.won < group.wanted;
  const refusal = change.refusal ?? dissolve.refusal;
  const least = Math.max(1, group.won + group.live);
  const most = Math.max(least, group.lots.length - 1);

  async function apply(body: Change) {
    const changed = await change.run(body);
    if (changed) toast(changed.message, 'good');
    setAdded('');
    await revalidate();
  }
  async function takeApart() {
    const done = await dissolve.run(group.id);
    if (!done) return revalidate();
    toast(done.message, 'good');
    await navigate('/account/bids?tab=hunting');
  }

  return (
    <Stack gap={3}>
      <Card>
        <Stack>
          <p role="status">{groupStanding(group)}</p>
          <Facts
            rows={[
              ['Đã thắng', `${group.won} trong ${group.wanted} lô cần thắng`],
              ['Đang giữ trong ví', <Dong key="hold" amount={group.hold_vnd} />],
            ]}
          />
          {isOpen ? (
            <p>
              {group.wanted === 1
                ? 'Ví chỉ giữ khoản lớn nhất trong các lô, và giữ cho tới khi không lô nào còn thắng được.'
                : `Ví giữ tổng ${group.wanted} khoản lớn nhất, và giữ cho tới khi các lô ấy không còn thắng được.`}
            </p>
          ) : null}
          <RefusalNote refusal={refusal} />
          {isOpen ? (
            <Row isBottom>
              {most > least || group.wanted !== least ? (
                <Select
                  label="Cần thắng"
                  options={Array.from({ length: most - least + 1 }, (_, index) => ({
                    value: String(least + index),
                    label: `${least + index} lô`,
                  }))}
                  value={String(group.wanted)}
                  onChange={(event) => void apply({ wanted: Number(event.currentTarget.value) })}
                />
              ) : null}
              {others.length > 0 ? (
                <>
                  <Select
                    label="Thêm lô vào nhóm"
                    options={[
                      { value: '', label: 'Chọn một lượt săn' },
                      ...others.map(({ id, name }) => ({ value: id, label: name.slice(0, 60) })),
                    ]}
                    value={added}
                    onChange={(event) => setAdded(event.currentTarget.value)}
                  />
                  <Button
                    isBusy={change.isBusy}
                    disabled={!added}
                    onClick={() => void apply({ add: [added] })}
                  >
                    Thêm
                  </Button>
                </>
              ) : null}
              <Button kind="quiet" isBusy={dissolve.isBusy} onClick={() => void takeApart()}>
                Tách nhóm, săn riêng từng lô
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
              isBusy={change.isBusy}
              onClick={() => void apply({ remove: [bid.id] })}
            >
              Đưa ra khỏi nhóm
            </Button>
          ) : null
        }
      />
    </Stack>
  );
}
