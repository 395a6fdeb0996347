import { FIND_MESSAGES } from '@hako/contract/desk/find-messages';
import { readCostsEndpoint } from '@hako/contract/logistics/booked-costs';
import { readShipmentEndpoint, type ShipmentSheet } from '@hako/contract/logistics/gate';
import { load, loadOr } from '../../../api/load.ts';
import { BookedCosts } from '../../../features/desk/costs/booked-costs.tsx';
import { GateSection } from '../../../features/desk/gate/gate-section.tsx';
import { FACTS } from '../../../features/desk/gate/parcels-at-gate.tsx';
import { useDeskNews } from '../../../features/desk/queue/use-desk-news.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { useViewer, permitsIn } from '../../../parts/viewer.ts';
import type { RouteHandle } from '../../../root.tsx';
import { shipModeText } from '../../../text/contact.ts';
import { formatMoment } from '../../../text/time.ts';
import { DataTable } from '../../../ui/figures/data-table.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/shipment';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ params }) => [
  { title: `Chuyến hàng ${params.code} · Hako` },
];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const [{ data: shipment }, costs] = await Promise.all([
    load(context, readShipmentEndpoint, { params: { code } }),
    loadOr(context, readCostsEndpoint, { params: { type: 'shipment', code } }, null),
  ]);
  return { shipment, costs: costs?.data };
}

/** One shipment: what travels in it, the customs gate in Vietnam, and what it really cost. */
export default function ShipmentPage({ loaderData: { shipment, costs } }: Route.ComponentProps) {
  const { code, state, gate, parcels, parcel_count: count } = shipment;
  useDeskNews();
  return (
    <Stack>
      <Row isSpread>
        <h1>
          Chuyến hàng {code} <Tag>{FIND_MESSAGES.shipments[state]}</Tag>
        </h1>
        {permitsIn(useViewer(), 'japan.ship', 'JP') ? (
          <ButtonLink to={`/desk/customs/${code}`}>Dòng khai hải quan</ButtonLink>
        ) : null}
      </Row>
      <ShipmentFacts shipment={shipment} />
      {count > parcels.length ? (
        <Banner>
          Chuyến có {count} kiện; trang này hiện {parcels.length} kiện đầu.
        </Banner>
      ) : null}
      {gate ? (
        <GateSection key={`gate ${code}`} shipment={shipment} gate={gate} />
      ) : (
        <Card title="Kiện trong chuyến">
          <DataTable
            name="Kiện trong chuyến"
            columns={FACTS}
            rows={parcels}
            keyOf={(parcel) => parcel.code}
            isDense
          />
        </Card>
      )}
      {costs ? <BookedCosts key={code} sheet={costs} /> : null}
    </Stack>
  );
}

/** How it travels, in one line. */
const ShipmentFacts = ({ shipment }: { readonly shipment: ShipmentSheet }) => (
  <p className="tabular">
    {[
      shipModeText(shipment.ship_mode),
      shipment.waybill ? `vận đơn ${shipment.waybill}` : 'chưa có vận đơn',
      `${shipment.parcel_count} kiện`,
      shipment.exported_at ? `rời Nhật ${formatMoment(shipment.exported_at)}` : 'chưa rời Nhật',
      ...(shipment.gate || shipment.state === 'open' ? [] : ['không qua cổng hải quan']),
    ].join(' · ')}
  </p>
);
