import {
  applyTrackingEndpoint,
  type TrackingImport,
  type TrackingLine,
} from '@hako/contract/orders/tracking-import';
import { SELLER_CARRIERS, type SellerCarrier } from '@hako/contract/orders/seller-parcels';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import { VERDICT_WORDS } from './verdict-words.ts';

const COLUMNS: readonly Column<TrackingLine>[] = [
  { key: 'row', head: 'Dòng', isFigure: true, cell: ({ row }) => row },
  {
    key: 'order',
    head: 'Đơn',
    cell: ({ order, code }) =>
      code ? <Link to={`/desk/orders/${code}`}>{code}</Link> : order || '—',
  },
  { key: 'number', head: 'Mã vận đơn', cell: (line) => line.tracking_number || '—' },
  {
    key: 'carrier',
    head: 'Hãng',
    cell: ({ carrier }) => SELLER_CARRIERS[carrier as SellerCarrier] ?? carrier,
  },
  { key: 'title', head: 'Tên kiện', cell: ({ title }) => title || '—' },
  { key: 'verdict', head: 'Kết quả', cell: ({ verdict }) => VERDICT_WORDS[verdict] },
];

const ALL = 'all';

/**
 * What would become of each line of a file, by verdict, and the button that enters the good ones.
 */
export function TrackingPreview({
  file,
  verdict,
}: {
  readonly file: TrackingImport;
  /** The one that is shown; undefined: all. */
  readonly verdict: string | undefined;
}) {
  const total = file.counts.reduce((sum, { count }) => sum + count, 0);
  const to = (part: Readonly<Record<string, string>>) =>
    `?${new URLSearchParams({ id: file.id, ...part })}`;
  return (
    <Card title={`${file.file_name}: ${total} dòng`} action={<ApplyButton file={file} />}>
      <Stack>
        <TabLinks
          label="Kết quả"
          chosen={verdict ?? ALL}
          tabs={[
            { key: ALL, label: `Tất cả ${total}`, to: to({}) },
            ...file.counts.map(({ verdict: key, count }) => ({
              key: key as string,
              label: `${VERDICT_WORDS[key]} ${count}`,
              to: to({ verdict: key }),
            })),
          ]}
        />
        <DataTable
          name="Các dòng của file"
          columns={COLUMNS}
          rows={file.lines}
          keyOf={({ row }) => String(row)}
          isDense
        />
        {file.next === undefined ? null : (
          <Row>
            <ButtonLink to={to({ ...(verdict ? { verdict } : {}), after: String(file.next) })}>
              Trang sau
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

/** Enters what was shown as good; a file is entered once. */
function ApplyButton({ file }: { readonly file: TrackingImport }) {
  const good = file.counts.find((one) => one.verdict === 'ok')?.count ?? 0;
  const apply = useTask(
    (id: string, idempotencyKey) =>
      call(applyTrackingEndpoint, { params: { id } }, { idempotencyKey }),
    ({ data }) => `Đã nhập ${data.applied} mã vận đơn, bỏ qua ${data.skipped} dòng`,
  );
  if (file.applied_at) return <small>{`Đã nhập ${formatMoment(file.applied_at)}`}</small>;
  return (
    <Row>
      <RefusalNote refusal={apply.refusal} />
      <Button
        kind="main"
        isBusy={apply.isBusy}
        disabled={good === 0}
        onClick={() => void apply.run(file.id)}
      >
        {`Nhập ${good} dòng`}
      </Button>
    </Row>
  );
}
