import { siteName } from '@hako/contract/marketplaces/sites';
import { type SiteAccountRow, setSiteAccountEndpoint } from '@hako/contract/bidding/desk';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Tag, type Tone } from '../../../ui/figures/tag.tsx';
import { toast } from '../../../ui/frames/toast.tsx';

const STATES: Readonly<
  Record<SiteAccountRow['state'], { readonly word: string; readonly tone: Tone }>
> = {
  healthy: { word: 'Hoạt động', tone: 'good' },
  limited: { word: 'Sàn bảo chậm lại', tone: 'estimate' },
  restricted: { word: 'Cần người xem', tone: 'bad' },
  draining: { word: 'Không nhận phiên mới', tone: 'estimate' },
  off: { word: 'Đã tắt', tone: 'plain' },
};
const REASONS: Readonly<Record<string, string>> = {
  'robot-check': 'Sàn hiện trang kiểm tra người máy. Hãy đăng nhập bằng tay và xử lý, rồi bật lại.',
  'signed-out': 'Sàn đòi đăng nhập lại.',
  limited: 'Sàn trả lời “quá nhiều yêu cầu”.',
};

interface Order {
  readonly state: 'healthy' | 'draining' | 'off';
  readonly reason: string;
}

/** One of our accounts at a marketplace: how it stands, what it carries, and what may be decided about it. */
export function DeskAccountCard({
  account,
  mayDecide,
}: {
  readonly account: SiteAccountRow;
  readonly mayDecide: boolean;
}) {
  const { site, name } = account;
  const { word, tone } = STATES[account.state];
  return (
    <Card title={`${siteName(site)} · ${name}`} action={<Tag tone={tone}>{word}</Tag>}>
      <Stack>
        {account.state !== 'healthy' && account.reason ? (
          <p>{REASONS[account.reason] ?? account.reason}</p>
        ) : null}
        <AccountFigures account={account} />
        <Decision account={account} mayDecide={mayDecide} />
      </Stack>
    </Card>
  );
}

/** What the account carries, and how the marketplace answered it. */
function AccountFigures({ account }: { readonly account: SiteAccountRow }) {
  return (
    <Facts
      rows={[
        ['Từ lúc', formatMoment(account.since)],
        ['Phiên đang giữ', String(account.load)],
        ['Lượt gửi trong phút qua', `${account.recent} / ${account.pace_per_minute}`],
        ['Trả lời trung bình', account.answer_ms === null ? 'Chưa đo' : `${account.answer_ms} ms`],
        [
          'Được trả lời · bị từ chối · mất',
          `${account.answers} · ${account.refusals} · ${account.outages}`,
        ],
      ]}
    />
  );
}

/** What a person may decide, in the order in which the buttons stand. */
const DECISIONS: readonly {
  readonly to: Order['state'];
  readonly word: string;
  readonly kind: 'main' | 'plain' | 'quiet';
}[] = [
  { to: 'healthy', word: 'Đã xem, bật lại', kind: 'main' },
  { to: 'draining', word: 'Không nhận phiên mới', kind: 'plain' },
  { to: 'off', word: 'Tắt', kind: 'quiet' },
];

/** Puts the account into another state, with a reason for the colleagues. */
function Decision({
  account: { site, name, state: current },
  mayDecide,
}: {
  readonly account: SiteAccountRow;
  readonly mayDecide: boolean;
}) {
  const [reason, setReason] = useState('');
  const { revalidate } = useRevalidator();
  const set = useAction((body: Order, idempotencyKey) =>
    call(setSiteAccountEndpoint, { params: { site, name }, body }, { idempotencyKey }),
  );
  async function decide(state: Order['state']) {
    if (await set.run({ state, reason: reason.trim() })) {
      toast(`${name}: ${STATES[state].word.toLowerCase()}`, 'good');
      setReason('');
    }
    await revalidate();
  }
  return (
    <>
      <RefusalNote refusal={set.refusal} />
      {mayDecide ? (
        <Row isBottom>
          <TextInput
            label="Lý do"
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {DECISIONS.filter(({ to }) => to !== current).map(({ to, word, kind }) => (
            <Button
              key={to}
              kind={kind}
              isBusy={set.isBusy}
              disabled={!reason.trim()}
              onClick={() => void decide(to)}
            >
              {word}
            </Button>
          ))}
        </Row>
      ) : null}
    </>
  );
}
