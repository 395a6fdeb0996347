import { siteName } from '@hako/contract/marketplaces/sites';
import { type DeskBidRequest, decideBidRequestEndpoint } from '@hako/contract/bidding/desk';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { OpenTable } from '../../../parts/desk/table/open-table.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { WithReason } from '../../../parts/desk/with-reason.tsx';
import { Permitted } from '../../../parts/permitted.tsx';
import { customerName } from '../../../text/people.ts';
import { itemPath } from '../../../text/sites.ts';
import { formatMoment } from '../../../text/time.ts';
import type { Column } from '../../../ui/figures/data-table.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';

const STATES: Readonly<Record<DeskBidRequest['status'], string>> = {
  waiting: 'Chờ trả lời',
  allowed: 'Đã cho phép',
  refused: 'Đã từ chối',
};

const COLUMNS: readonly [Column<DeskBidRequest>, ...Column<DeskBidRequest>[]] = [
  { key: 'code', head: 'Phiên', cell: ({ code }) => code },
  { key: 'site', head: 'Sàn', cell: ({ site }) => siteName(site) },
  { key: 'seller', head: 'Người bán', cell: (row) => row.seller_id },
  { key: 'customer', head: 'Khách hàng', cell: (row) => customerName(row.customer) },
  { key: 'at', head: 'Gửi lúc', cell: (row) => formatMoment(row.created_date) },
  { key: 'note', head: 'Lời nhắn', isText: true, cell: ({ note }) => note || '—' },
  { key: 'status', head: 'Tình trạng', cell: ({ status }) => STATES[status] },
];

/** Customers who ask to bid against a seller under the threshold; the open row has the answer. */
export function BidRequestTable({ requests }: { readonly requests: readonly DeskBidRequest[] }) {
  return (
    <OpenTable
      name="Khách xin đấu giá"
      columns={COLUMNS}
      rows={requests}
      keyOf={({ id }) => id}
      bodyOf={(request) => <AnswerRequest key={request.id} request={request} />}
    />
  );
}

function AnswerRequest({ request }: { readonly request: DeskBidRequest }) {
  const decide = useTask(
    (reason: string | undefined, idempotencyKey) =>
      call(
        decideBidRequestEndpoint,
        {
          params: { id: request.id },
          body: reason === undefined ? { is_allowed: true } : { is_allowed: false, reason },
        },
        { idempotencyKey },
      ),
    (_, reason) =>
      reason === undefined ? 'Đã cho phép, khách được báo' : 'Đã từ chối, khách được báo',
  );
  return (
    <Stack>
      <p>
        <Link to={itemPath(request.site, request.code)}>Xem phiên và người bán</Link>
      </p>
      <RefusalNote refusal={decide.refusal} />
      {request.status === 'waiting' ? (
        <Permitted to="bids.decide">
          <Row>
            <Button kind="main" isBusy={decide.isBusy} onClick={() => void decide.run(undefined)}>
              Cho đấu giá
            </Button>
          </Row>
          <WithReason
            verb="Từ chối"
            isBusy={decide.isBusy}
            onAct={(reason) => void decide.run(reason)}
          />
        </Permitted>
      ) : null}
    </Stack>
  );
}
