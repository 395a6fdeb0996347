import { excludeSampleEndpoint, type WeighedSample } from '@hako/contract/pricing/weights';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { WithReason } from '../../../parts/desk/with-reason.tsx';
import { formatWeight } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { DataTable } from '../../../ui/figures/data-table.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';

/** What was weighed, one order a row; a row can be left out of what is learned from. */
export function SampleTable({ samples }: { readonly samples: readonly WeighedSample[] }) {
  const [chosen, setChosen] = useState<string>();
  const sample = samples.find(({ order_id }) => order_id === chosen);
  return (
    <>
      {sample ? (
        <ExcludeForm key={chosen} sample={sample} onDone={() => setChosen(undefined)} />
      ) : null}
      <DataTable
        name="Món đã cân"
        isDense
        rows={samples}
        keyOf={({ order_id }) => order_id}
        empty={<EmptyState title="Chưa có món nào được cân riêng" />}
        columns={[
          {
            key: 'order',
            head: 'Đơn',
            cell: ({ order_code }) => <Link to={`/desk/orders/${order_code}`}>{order_code}</Link>,
          },
          {
            key: 'title',
            head: 'Món',
            cell: ({ title }) => <span lang="ja">{title}</span>,
          },
          {
            key: 'weight',
            head: 'Nặng',
            isFigure: true,
            cell: ({ weight_g }) => formatWeight(weight_g),
          },
          { key: 'size', head: 'Thùng (cm)', cell: ({ size_cm }) => size_cm.join('×') },
          { key: 'at', head: 'Cân lúc', cell: ({ weighed_at }) => formatMoment(weighed_at) },
          {
            key: 'state',
            head: 'Dùng để học',
            cell: ({ is_excluded, excluded_reason }) =>
              is_excluded ? `đã bỏ ra · ${excluded_reason}` : 'có',
          },
          {
            key: 'act',
            head: 'Sửa',
            cell: ({ order_id, is_excluded }) => (
              <Button isSmall onClick={() => setChosen(order_id)}>
                {is_excluded ? 'Lấy lại' : 'Bỏ ra'}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}

function ExcludeForm({
  sample: { order_id, order_code, is_excluded },
  onDone,
}: {
  readonly sample: WeighedSample;
  readonly onDone: () => void;
}) {
  const task = useTask(
    (reason: string, idempotencyKey) =>
      call(
        excludeSampleEndpoint,
        { params: { order_id }, body: { is_excluded: !is_excluded, reason } },
        { idempotencyKey },
      ),
    is_excluded ? 'Đã lấy lại món này' : 'Đã bỏ món này ra',
    onDone,
  );
  return (
    <Card
      title={is_excluded ? `Lấy lại món của đơn ${order_code}` : `Bỏ món của đơn ${order_code} ra`}
    >
      <p>Giá hôm nay không đổi. Từ lần học tối nay, cân nặng ước tính mới theo lựa chọn này.</p>
      <RefusalNote refusal={task.refusal} />
      <WithReason
        label="Vì sao"
        verb={is_excluded ? 'Lấy lại' : 'Bỏ ra'}
        isBusy={task.isBusy}
        onAct={task.run}
      />
    </Card>
  );
}
