import type { DeskBill } from '@hako/contract/billing/desk-slips';
import { trackConsignmentEndpoint } from '@hako/contract/billing/carriers';
import { call } from '../../../api/client.ts';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { Timeline } from '../../../ui/figures/timeline.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

/** What the carrier told of a parcel, newest first; events that came late or mean nothing are kept and marked. */
export function CarrierEvents({ bill }: { readonly bill: DeskBill }) {
  const track = useTask(
    (_: null, idempotencyKey) =>
      call(trackConsignmentEndpoint, { params: { code: bill.code } }, { idempotencyKey }),
    ({ data }) => (data.is_news ? 'Hãng có tin mới' : 'Hãng chưa có tin mới'),
  );
  const { delivery, events } = bill;
  if (!delivery?.tracking) return null;
  const trouble = events.find(({ is_trouble }) => is_trouble);
  return (
    <Card title={`${delivery.carrier_name} · ${delivery.tracking}`} level={3}>
      <Stack>
        {trouble ? <Banner tone="bad">{`${trouble.label}: cần người gọi cho hãng.`}</Banner> : null}
        <RefusalNote refusal={track.refusal} />
        {events.length === 0 ? (
          <p>Hãng chưa báo tin nào.</p>
        ) : (
          <Timeline
            entries={events.map((event) => ({
              key: `${event.at}${event.status}`,
              time: formatMoment(event.at),
              title: `${event.label} · ${event.status}`,
              detail: event.is_applied ? undefined : 'chỉ ghi lại, không đổi trạng thái phiếu',
            }))}
          />
        )}
        {bill.may_track ? (
          <Button isSmall isBusy={track.isBusy} onClick={() => void track.run(null)}>
            Hỏi lại hãng
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
