import {
  type CustomerDevice,
  endCustomerSessionsEndpoint,
} from '@hako/contract/staff/customer-sessions';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { AskFirst } from '../../../parts/desk/ask-first.tsx';
import { ReasonInput } from '../../../parts/desk/reason-input.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';

interface Props {
  readonly customerId: string;
  readonly devices: readonly CustomerDevice[];
}

/** Where a customer is signed in; each place or all of them can be signed out, with a reason. */
export function CustomerDevices({ customerId, devices }: Props) {
  const [reason, setReason] = useState('');
  const end = useTask(
    (sessionId: string | undefined, idempotencyKey) =>
      call(
        endCustomerSessionsEndpoint,
        { params: { id: customerId }, body: { session_id: sessionId, reason: reason.trim() } },
        { idempotencyKey },
      ),
    ({ ended }) => `Đã đăng xuất ${ended} thiết bị của khách`,
    () => setReason(''),
  );
  const hasReason = reason.trim().length >= 3;
  const signOut = signOutColumn(end.isBusy, hasReason, (id) => void end.run(id));
  return (
    <Card title={`Thiết bị đang đăng nhập (${devices.length})`} level={3}>
      {devices.length === 0 ? (
        <EmptyState title="Khách không đăng nhập ở đâu" />
      ) : (
        <Stack>
          <RefusalNote refusal={end.refusal} />
          <ReasonInput
            reason={reason}
            onReason={setReason}
            hint="Cần có trước khi đăng xuất hộ khách; nhật ký giữ lại."
          />
          <DataTable
            name="Thiết bị đang đăng nhập"
            isDense
            columns={[...COLUMNS, signOut]}
            rows={devices}
            keyOf={({ id }) => id}
          />
          <Row>
            <AskFirst
              label="Đăng xuất mọi thiết bị"
              title="Đăng xuất khách khỏi mọi thiết bị?"
              effect={`${devices.length} thiết bị phải đăng nhập lại. Mật khẩu của khách không đổi.`}
              yes="Đăng xuất tất cả"
              isBusy={end.isBusy}
              disabled={!hasReason}
              onYes={() => void end.run(undefined)}
            />
          </Row>
        </Stack>
      )}
    </Card>
  );
}

const signOutColumn = (
  isBusy: boolean,
  hasReason: boolean,
  onEnd: (id: string) => void,
): Column<CustomerDevice> => ({
  key: 'end',
  head: <span className="unseen">Đăng xuất</span>,
  cell: (device) => (
    <AskFirst
      label="Đăng xuất"
      title={`Đăng xuất ${nameOf(device)}?`}
      effect="Thiết bị này phải đăng nhập lại. Lượt đặt giá và đơn hàng của khách không đổi."
      yes="Đăng xuất thiết bị"
      isSmall
      isBusy={isBusy}
      disabled={!hasReason}
      onYes={() => onEnd(device.id)}
    />
  ),
});

const COLUMNS: readonly Column<CustomerDevice>[] = [
  { key: 'name', head: 'Thiết bị', cell: (device) => nameOf(device) },
  { key: 'network', head: 'Mạng', cell: ({ address }) => address || '—' },
  { key: 'since', head: 'Đăng nhập lúc', cell: (device) => formatMoment(device.signed_in_at) },
  { key: 'seen', head: 'Hoạt động', cell: (device) => formatMoment(device.last_seen_at) },
];

const nameOf = ({ browser, system }: CustomerDevice): string =>
  [browser || 'Ứng dụng', system].filter(Boolean).join(' trên ');
