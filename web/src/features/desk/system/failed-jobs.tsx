import { type FailedJob, retryJobEndpoint } from '@hako/contract/system/system';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { WithReason } from '../../../parts/desk/with-reason.tsx';
import { formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';

/** Jobs that failed and are not done; somebody who knows why lets one run again. */
export function FailedJobs({ jobs }: { readonly jobs: readonly FailedJob[] }) {
  const [chosen, setChosen] = useState<FailedJob>();
  const columns: readonly Column<FailedJob>[] = [
    { key: 'name', head: 'Việc', cell: ({ name }) => <code>{name}</code> },
    {
      key: 'tries',
      head: 'Số lần thử',
      isFigure: true,
      cell: ({ attempts, max_attempts: most }) => `${attempts}/${most}`,
    },
    {
      key: 'next',
      head: 'Thử lại lúc',
      cell: ({ is_dead: isDead, run_at: at }) => (isDead ? 'đã thôi thử' : formatMoment(at)),
    },
    { key: 'error', head: 'Lỗi', cell: ({ error }) => <span className="breakable">{error}</span> },
    {
      key: 'acts',
      head: <span className="unseen">Thao tác</span>,
      cell: (job) => (
        <Button isSmall onClick={() => setChosen(job)}>
          Chạy lại
        </Button>
      ),
    },
  ];
  return (
    <Stack>
      {chosen ? (
        <RetryJob key={chosen.id} job={chosen} onDone={() => setChosen(undefined)} />
      ) : null}
      <DataTable
        name="Việc chạy ngầm bị lỗi"
        columns={columns}
        rows={jobs}
        keyOf={({ id }) => id}
        empty={<EmptyState title="Không có việc chạy ngầm nào bị lỗi" />}
      />
    </Stack>
  );
}

function RetryJob({ job, onDone }: { readonly job: FailedJob; readonly onDone: () => void }) {
  const retry = useTask(
    (reason: string, idempotencyKey) =>
      call(retryJobEndpoint, { params: { id: job.id }, body: { reason } }, { idempotencyKey }),
    `Đã cho ${job.name} chạy lại`,
    onDone,
  );
  return (
    <Card title={`Chạy lại ${job.name}`} level={3}>
      <RefusalNote refusal={retry.refusal} />
      <WithReason
        label="Lý do, ghi vào nhật ký"
        verb="Chạy lại ngay"
        isBusy={retry.isBusy}
        onAct={(reason) => void retry.run(reason)}
      />
    </Card>
  );
}
