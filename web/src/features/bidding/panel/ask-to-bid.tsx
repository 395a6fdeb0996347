import type { BidRequestStatus } from '@hako/contract/bidding/bid-status';
import { checkBidRequestEndpoint, sendBidRequestEndpoint } from '@hako/contract/bidding/guards';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { toast } from '../../../ui/frames/toast.tsx';

type Check = EndpointReply<typeof checkBidRequestEndpoint>['data'];

const STANDING: Readonly<Record<BidRequestStatus, string>> = {
  waiting: 'Nhân viên đang xem yêu cầu của bạn và sẽ báo lại.',
  allowed: 'Bạn được phép đấu giá món này.',
  refused: 'Yêu cầu không được duyệt; lý do nằm trong thông báo của bạn.',
};

/** The seller stands under the threshold: a warning, or a request that the staff must allow first. `onNeed`: the form waits. */
export function AskToBid({
  site,
  code,
  onNeed,
}: {
  readonly site: string;
  readonly code: string;
  readonly onNeed: (isNeeded: boolean) => void;
}) {
  const [check, setCheck] = useState<Check>();
  const [note, setNote] = useState('');
  const send = useAction((body: { site: string; code: string; note: string }, idempotencyKey) =>
    call(sendBidRequestEndpoint, { body }, { idempotencyKey }),
  );
  useEffect(() => {
    const stop = new AbortController();
    call(checkBidRequestEndpoint, { query: { site, code } }, { signal: stop.signal }).then(
      ({ data }) => {
        if (stop.signal.aborted) return;
        setCheck(data);
        onNeed(data.is_needed && data.status !== 'allowed');
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [site, code, onNeed]);
  if (!check?.is_warned) return null;

  async function ask() {
    const sent = await send.run({ site, code, note: note.trim() });
    if (!sent) return;
    toast(sent.message, 'good');
    setCheck(check && { ...check, status: sent.data.status });
  }

  return (
    <>
      <Banner tone="estimate">
        {check.message} {check.status ? STANDING[check.status] : ''}
      </Banner>
      {check.is_needed && check.status === null ? (
        <>
          <TextInput
            label="Lời nhắn cho nhân viên"
            isOptional
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <RefusalNote refusal={send.refusal} />
          <Button kind="main" isWide isBusy={send.isBusy} onClick={() => void ask()}>
            Gửi yêu cầu đấu giá
          </Button>
        </>
      ) : null}
    </>
  );
}
