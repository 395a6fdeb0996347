import {
  type readNotificationSettingsEndpoint,
  saveQuietHoursEndpoint,
} from '@hako/contract/notifications/channels';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Checkbox, TextInput } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';

type Hours = EndpointReply<typeof readNotificationSettingsEndpoint>['data']['quiet_hours'];

const NIGHT = { from: 22 * 60, until: 7 * 60 };
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Hours in which no device rings. */
export function QuietHours({ hours }: { readonly hours: Hours }) {
  const [isOn, setOn] = useState(hours !== null);
  const [{ from, until }, setTimes] = useState(hours ?? NIGHT);
  const { revalidate } = useRevalidator();
  const save = useAction((quiet: Hours, idempotencyKey) =>
    call(saveQuietHoursEndpoint, { body: { quiet_hours: quiet } }, { idempotencyKey }),
  );
  async function submit(quiet: Hours) {
    if (!(await save.run(quiet))) return;
    toast(vi.saved, 'good');
    await revalidate();
  }
  return (
    <Stack gap={1}>
      <Checkbox
        isSwitch
        label="Không làm phiền"
        note="Thiết bị không reo trong khoảng này; tin đến lúc đó sẽ hiện khi hết giờ. Tin trong ứng dụng và email vẫn đến như thường."
        checked={isOn}
        onChange={(event) => {
          setOn(event.currentTarget.checked);
          void submit(event.currentTarget.checked ? { from, until } : null);
        }}
      />
      {isOn ? (
        <Row isBottom>
          <TextInput
            label="Từ"
            type="time"
            value={clockOf(from)}
            onChange={(event) => setTimes({ until, from: minuteOf(event.currentTarget.value) })}
          />
          <TextInput
            label="Đến"
            type="time"
            value={clockOf(until)}
            onChange={(event) => setTimes({ from, until: minuteOf(event.currentTarget.value) })}
          />
          <Button isBusy={save.isBusy} onClick={() => void submit({ from, until })}>
            Lưu giờ
          </Button>
        </Row>
      ) : null}
      <RefusalNote refusal={save.refusal} />
    </Stack>
  );
}
