import { LABEL_SIZES } from '@hako/contract/logistics/labels';
import {
  findPlacedParcelEndpoint,
  PLACE_CODE,
  readPlaceEndpoint,
  readPlaceLabelEndpoint,
} from '@hako/contract/logistics/places';
import { load, loadOr } from '../../../api/load.ts';
import { PlacedThing, PlacedList } from '../../../features/desk/stations/placed-thing.tsx';
import { ScanField } from '../../../features/desk/stations/scan-field.tsx';
import { useShelving } from '../../../features/desk/stations/use-shelving.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { ExportButton } from '../../../parts/export-button.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { Banner, EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/shelve';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Xếp kệ · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const scanned = new URL(request.url).searchParams.get('scan')?.trim().toUpperCase().slice(0, 40);
  if (!scanned) return { scanned: undefined, parcel: undefined, place: undefined };
  if (new RegExp(PLACE_CODE).test(scanned)) {
    const place = await load(context, readPlaceEndpoint, { params: { place: scanned } });
    return { scanned, parcel: undefined, place: place.data };
  }
  const found = await loadOr(
    context,
    findPlacedParcelEndpoint,
    { params: { code: scanned } },
    undefined,
  );
  return { scanned, parcel: found?.data, place: undefined };
}

/**
 * Parcels onto places by two scans: first the parcel, then the place. A place alone says what lies
 * there.
 */
export default function ShelvePage({
  loaderData: { scanned, parcel, place },
}: Route.ComponentProps) {
  const { scan, refusal, moved } = useShelving(parcel);
  return (
    <Stack>
      <PageName>Xếp kệ</PageName>
      <ScanField
        hint="Quét kiện rồi quét kệ để xếp. Quét riêng kệ để xem trên kệ có gì."
        isAfter={parcel !== undefined}
        onScan={scan}
      />
      <RefusalNote refusal={refusal} />
      {parcel ? <PlacedThing parcel={parcel} /> : null}
      {scanned && !parcel && !place ? (
        <Banner tone="bad">{`Không có kiện nào mang mã “${scanned}”. Quét mã kiện (KJ…) hoặc mã kệ (JP-…, VN-…).`}</Banner>
      ) : null}
      {place ? (
        <Card
          title={`${place.place}: ${place.parcels.length}${place.is_more ? '+' : ''} kiện`}
          action={
            <Row>
              {LABEL_SIZES.map((size) => (
                <ExportButton
                  key={size}
                  endpoint={readPlaceLabelEndpoint}
                  input={{ params: { place: place.place }, query: { size } }}
                >
                  {size === 'a6' ? 'Nhãn A6' : 'Nhãn 80 mm'}
                </ExportButton>
              ))}
            </Row>
          }
        >
          {place.parcels.length === 0 ? (
            <EmptyState title="Kệ này đang trống" />
          ) : (
            <PlacedList parcels={place.parcels} />
          )}
        </Card>
      ) : null}
      {moved.length > 0 ? (
        <Card title={`Vừa xếp: ${moved.length}`}>
          <ul>
            {moved.map(({ code, place: to, before }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a parcel may be moved twice.
              <li key={moved.length - index}>
                <strong className="tabular">{code}</strong>
                {` → ${to}${before && before !== to ? ` (trước ở ${before})` : ''}`}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </Stack>
  );
}
