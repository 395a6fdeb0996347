import { toggleLastMinuteEndpoint } from '@hako/contract/bidding/guards';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Checkbox } from '../../../ui/forms/inputs.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { toast } from '../../../ui/frames/toast.tsx';

/** Whether one is told shortly before the end of an auction that one bids on; acts at once. */
export function LastMinuteSwitch({ isOn: wasOn }: { readonly isOn: boolean }) {
  const [isOn, setOn] = useState(wasOn);
  const { revalidate } = useRevalidator();
  const turn = useAction((enabled: boolean, idempotencyKey) =>
    call(toggleLastMinuteEndpoint, { body: { enabled } }, { idempotencyKey }),
  );
  return (
    <>
      <RefusalNote refusal={turn.refusal} />
      <Checkbox
        isSwitch
        label="Báo trước khi phiên kết thúc"
        note="Vài phút trước khi một phiên bạn đang đặt giá kết thúc, Hako báo giá hiện tại để bạn kịp nâng giá tối đa."
        checked={isOn}
        disabled={turn.isBusy}
        onChange={async (event) => {
          const wanted = event.currentTarget.checked;
          setOn(wanted);
          const done = await turn.run(wanted);
          if (!done) return setOn(!wanted);
          toast(done.message, 'good');
          await revalidate();
        }}
      />
    </>
  );
}
