import { exportCustomsEndpoint, readCustomsEndpoint } from '@hako/contract/logistics/customs';
import { readCostsEndpoint } from '@hako/contract/logistics/booked-costs';
import { Link } from 'react-router';
import { load, loadOr } from '../../../api/load.ts';
import { BookedCosts } from '../../../features/desk/costs/booked-costs.tsx';
import { CustomsForm } from '../../../features/desk/warehouse/customs-form.tsx';
import { ExportButton } from '../../../parts/export-button.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import type { RouteHandle } from '../../../root.tsx';
import { formatYen } from '../../../text/money.ts';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Banner, EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/customs';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ params }) => [
  { title: `Tờ khai chuyến hàng ${params.code} · Hako` },
];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { code } = params;
  const [customs, costs] = await Promise.all([
    load(context, readCustomsEndpoint, { params: { code } }),
    loadOr(context, readCostsEndpoint, { params: { type: 'shipment', code } }, null),
  ]);
  return { customs: customs.data, costs: costs?.data };
}

/** Papers of one shipment: edited here, printed once nothing is missing. */
export default function CustomsPage({ loaderData: { customs, costs } }: Route.ComponentProps) {
  const { shipment, orders, problems, total_jpy: total, is_open: isOpen } = customs;
  return (
    <Stack>
      <Link to={`/desk/queue?task=${encodeURIComponent(`export:${shipment}`)}`}>
        Về chuyến hàng {shipment}
      </Link>
      <Link to={`/desk/shipments/${encodeURIComponent(shipment)}`}>
        Chuyến hàng, hải quan Việt Nam
      </Link>
      <Row isSpread>
        <h1>Tờ khai hải quan – chuyến hàng {shipment}</h1>
        {problems.length === 0 && orders.length > 0 ? (
          <ExportButton endpoint={exportCustomsEndpoint} input={{ params: { code: shipment } }}>
            Tải tờ khai Excel
          </ExportButton>
        ) : null}
      </Row>
      <p>
        {orders.length} đơn, tổng khai <strong className="tabular">{formatYen(total)}</strong>.
      </p>
      {problems.length > 0 ? (
        <Banner tone="estimate">
          Còn {problems.length} chỗ chưa đúng. Tải được tờ khai khi mỗi đơn có mô tả tiếng Anh, mã
          HS và tổng bằng số yên đã trả.
        </Banner>
      ) : (
        <Banner tone="good">Tờ khai đã đủ.</Banner>
      )}
      {isOpen ? null : <Banner>Chuyến hàng đã rời Nhật nên tờ khai không sửa được nữa.</Banner>}
      <Link to="/desk/warehouse-rules">Mã HS gợi ý theo loại hàng</Link>
      {orders.length === 0 ? (
        <EmptyState title="Chuyến hàng này chưa có đơn nào" />
      ) : (
        <CustomsForm customs={customs} />
      )}
      {costs ? <BookedCosts sheet={costs} /> : null}
    </Stack>
  );
}
