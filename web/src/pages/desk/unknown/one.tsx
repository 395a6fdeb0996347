import { WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { LABEL_SIZES } from '@hako/contract/logistics/labels';
import {
  readUnknownLabelEndpoint,
  readUnknownParcelEndpoint,
  UNKNOWN_STATES,
  type UnknownParcel,
} from '@hako/contract/logistics/unknown-parcels';
import { load } from '../../../api/load.ts';
import { Proposals } from '../../../features/desk/unknown/proposals.tsx';
import { CloseUnknown, MatchCard } from '../../../features/desk/unknown/settle-forms.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { ExportButton } from '../../../parts/export-button.tsx';
import { permits, useViewer } from '../../../parts/viewer.ts';
import type { RouteHandle } from '../../../root.tsx';
import { languageOf } from '../../../text/language.ts';
import { formatWeight } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { PhotoRow } from '../../../ui/forms/photo-picker.tsx';
import { Card, Facts, Row, Stack, WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/one';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ params }) => [
  { title: `Kiện chưa rõ ${params.code} · Hako` },
];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params: { code }, request }: Route.LoaderArgs) {
  const words = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const query = words ? { q: words } : {};
  const { data } = await load(context, readUnknownParcelEndpoint, { params: { code }, query });
  return { ...data, words };
}

/** One parcel that no order knew: what is known of it, whose it may be, and how it ended. */
export default function UnknownParcelPage({
  loaderData: { parcel, proposals, words },
}: Route.ComponentProps) {
  const viewer = useViewer();
  const isHere = viewer?.warehouse === undefined || viewer.warehouse === parcel.house;
  const mayAct = permits(viewer, 'unknown.keep') && isHere;
  const { code, state, match } = parcel;
  return (
    <Stack>
      <Row isSpread>
        <h1>
          Kiện chưa rõ {code} <Tag>{UNKNOWN_STATES[state]}</Tag>
        </h1>
        {permits(viewer, 'unknown.keep') ? (
          <Row>
            {LABEL_SIZES.map((size) => (
              <ExportButton
                key={size}
                endpoint={readUnknownLabelEndpoint}
                input={{ params: { code }, query: { size } }}
              >
                {size === 'a6' ? 'Nhãn A6' : 'Nhãn 80 mm'}
              </ExportButton>
            ))}
          </Row>
        ) : null}
      </Row>
      <WithAside aside={mayAct && state === 'open' ? <CloseUnknown parcel={parcel} /> : null}>
        <Stack>
          <ReadOnIt parcel={parcel} />
          {match ? <MatchCard code={code} match={match} mayAct={mayAct} /> : null}
          {state === 'open' ? (
            <Proposals
              key={words}
              code={code}
              proposals={proposals}
              words={words}
              mayMatch={mayAct}
            />
          ) : null}
        </Stack>
      </WithAside>
    </Stack>
  );
}

/** What somebody read, weighed and photographed. */
const ReadOnIt = ({ parcel }: { readonly parcel: UnknownParcel }) => (
  <Card title="Đọc được trên kiện">
    <Stack>
      <Facts
        rows={[
          ['Số vận đơn', parcel.carrier_number || 'không có'],
          [
            'Người bán',
            <span key="seller" lang={languageOf(parcel.seller_name)}>
              {parcel.seller_name || 'không có'}
            </span>,
          ],
          ['Cân nặng', formatWeight(parcel.weight_g)],
          ['Kích thước', `${parcel.length_cm}×${parcel.width_cm}×${parcel.height_cm} cm`],
          ['Kho', WAREHOUSE_NAMES[parcel.house]],
          ['Kệ', parcel.place],
          ['Ghi nhận', `${parcel.recorded_by}, ${formatMoment(parcel.recorded_at)}`],
          ...(parcel.note ? ([['Ghi chú', parcel.note]] as const) : []),
        ]}
      />
      <PhotoRow urls={parcel.photos} />
    </Stack>
  </Card>
);
