import { type Warehouse, WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { listPlacesEndpoint, startCountEndpoint } from '@hako/contract/logistics/counting';
import { PLACE_CODE } from '@hako/contract/logistics/places';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';
import { NewPlace, PlaceCard } from '../../../features/desk/counting/place-forms.tsx';
import { useScanner } from '../../../features/desk/queue/use-scanner.ts';
import { ScanField } from '../../../features/desk/stations/scan-field.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { readViewer } from '../../../parts/viewer.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import { Permitted } from '../../../parts/permitted.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { chosenIn } from '../../../text/address.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/places';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Kệ và kiểm kê · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const HOUSES = [
  { key: 'JP', label: WAREHOUSE_NAMES.JP },
  { key: 'VN', label: WAREHOUSE_NAMES.VN },
] as const;
const PLACE = new RegExp(PLACE_CODE);

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = search.has('house') ? chosenIn(search, 'house', HOUSES) : undefined;
  const house: Warehouse = asked ?? (await readViewer(request, context))?.warehouse ?? 'JP';
  const after = search.get('after') ?? undefined;
  const { data } = await load(context, listPlacesEndpoint, { query: { house, after } });
  return { house, ...data };
}

/** The places of a house: set up, labelled, counted and closed. A scanned place is counted. */
export default function PlacesPage({ loaderData: { house, rows, next } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const count = useTask(
    (place: string, idempotencyKey) =>
      call(startCountEndpoint, { body: { place } }, { idempotencyKey }),
    (_, place) => `Kiểm kê kệ ${place}`,
  );
  const scan = async (scanned: string) => {
    const place = scanned.trim().toUpperCase();
    const begun = PLACE.test(place) ? await count.run(place) : undefined;
    if (begun) void navigate(`/desk/place-counts/${begun.data.id}`);
  };
  const hear = (code: string) => void scan(code);
  useScanner(hear);
  return (
    <Stack>
      <PageName>Kệ và kiểm kê</PageName>
      <TabLinks
        label="Kho"
        chosen={house}
        tabs={HOUSES.map((one) => ({ ...one, to: `?house=${one.key}` }))}
      />
      <Permitted to="places.count">
        <ScanField hint="Quét nhãn kệ để bắt đầu hoặc tiếp tục kiểm kê kệ đó" onScan={hear} />
        <RefusalNote refusal={count.refusal} />
        <Card id="new" title="Thêm kệ">
          <NewPlace house={house} />
        </Card>
      </Permitted>
      {rows.length === 0 ? (
        <EmptyState title="Chưa có kệ nào được lập">
          Kiện vẫn nhận được lên kệ chưa lập, và quét mã kệ ở trên thì kiểm kê được. Lập kệ để in
          nhãn dán lên kệ.
        </EmptyState>
      ) : null}
      {rows.map((place) => (
        <PlaceCard key={place.code} place={place} />
      ))}
      {next ? (
        <ButtonLink to={`?${new URLSearchParams({ house, after: next })}`}>Trang sau</ButtonLink>
      ) : null}
    </Stack>
  );
}
