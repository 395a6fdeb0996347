import { readDeskBillEndpoint } from '@hako/contract/billing/desk-slips';
import { readDeskQueueEndpoint } from '@hako/contract/desk/desk';
import {
  readStationEndpoint,
  type Station,
  STATIONS,
  type StationName,
} from '@hako/contract/desk/stations';
import { WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { data } from 'react-router';
import { load, loadOr } from '../../../api/load.ts';
import { useDeskNews } from '../../../features/desk/queue/use-desk-news.ts';
import { useOpened } from '../../../features/desk/queue/use-opened.ts';
import { ElsewhereNote } from '../../../features/desk/stations/elsewhere-note.tsx';
import { EnterWalks } from '../../../features/desk/stations/enter-walks.tsx';
import { FinishedList } from '../../../features/desk/stations/finished-list.tsx';
import { ScanField } from '../../../features/desk/stations/scan-field.tsx';
import { ScannedThing, WorkChoice } from '../../../features/desk/stations/scanned-work.tsx';
import { StationForm } from '../../../features/desk/stations/station-form.tsx';
import { STATION_WORDS } from '../../../features/desk/stations/station-words.ts';
import styles from '../../../features/desk/stations/station.module.css';
import { UnknownNote } from '../../../features/desk/stations/unknown-note.tsx';
import { UnsavedNote } from '../../../features/desk/stations/unsaved-note.tsx';
import { useStation } from '../../../features/desk/stations/use-station.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { Banner, EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/station';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${isStation(params.name) ? STATION_WORDS[params.name].title : 'Trạm'} · Hako` },
];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const isStation = (name: string): name is StationName => Object.hasOwn(STATIONS, name);

export async function loader({ context, params: { name }, request }: Route.LoaderArgs) {
  if (!isStation(name)) throw data(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const scanned = search.get('scan')?.trim().slice(0, 100);
  const { data: station } = await load(context, readStationEndpoint, {
    params: { station: name },
    query: scanned ? { scan: scanned } : {},
  });
  const named = station.found.find(({ key }) => key === search.get('task'));
  const task = named ?? (station.found.length === 1 ? station.found[0] : undefined);
  const isBill = task?.kind === 'bill-pack' || task?.kind === 'hand-over';
  const [bill, shipments] = await Promise.all([
    isBill
      ? loadOr(context, readDeskBillEndpoint, { params: { code: task.code } }, undefined)
      : undefined,
    task?.kind === 'pack'
      ? loadOr(context, readDeskQueueEndpoint, { query: { kind: 'export' } }, undefined)
      : undefined,
  ]);
  return {
    name,
    station,
    task,
    scanned,
    bill: bill?.data,
    openShipments: shipments?.data.sections.flatMap((section) => section.tasks) ?? [],
  };
}

/** A code that has no work here, and is not told of as an unknown parcel. */
const isLost = ({ found, elsewhere, unknown }: Station): boolean =>
  found.length === 0 && (elsewhere !== null || unknown.length === 0);

/**
 * A station of a warehouse: scan, measure, print, scan. Made for a scanner, a keyboard and a
 * handheld.
 */
export default function StationPage({ loaderData }: Route.ComponentProps) {
  const { name, station, task, scanned, bill, openShipments } = loaderData;
  const { title, scan: hint, none } = STATION_WORDS[name];
  const { house } = STATIONS[name];
  const at = useStation(task);
  useOpened(task?.key);
  useDeskNews();
  const isUnclear = !task && station.found.length > 1;
  return (
    <Stack>
      <h1>{`${title} · ${WAREHOUSE_NAMES[house]}`}</h1>
      <ScanField hint={hint} isAfter={task !== undefined} onScan={at.scan} />
      <UnsavedNote keys={at.unsaved} />
      {station.unknown.map(UnknownNote)}
      <div className={styles.frame} data-open={task ? true : undefined}>
        <div className={styles.work}>
          {task ? (
            <Card key={task.key}>
              <ScannedThing task={task} />
              <EnterWalks>
                <div data-work="true">
                  <StationForm
                    {...{ task, bill, openShipments }}
                    draft={at.draft}
                    onChange={at.change}
                    onSaving={at.saving}
                    onDone={at.finish}
                  />
                </div>
              </EnterWalks>
            </Card>
          ) : null}
          {isUnclear ? (
            <>
              <Banner>{`Mã ${scanned} có ở ${station.found.length} việc: chọn đúng món đang cầm.`}</Banner>
              <div data-work="true">
                <WorkChoice label="Món đang cầm" tasks={station.found} scanned={scanned ?? ''} />
              </div>
            </>
          ) : null}
          {scanned && isLost(station) ? (
            <ElsewhereNote scanned={scanned} elsewhere={station.elsewhere} house={house} />
          ) : null}
          {!task && !isUnclear && station.count === 0 ? <EmptyState title={none} /> : null}
        </div>
        <aside className={styles.beside}>
          <FinishedList station={name} finished={at.finished} />
          {station.count > 0 ? (
            <Card title={`Đang chờ: ${station.count}${station.is_more ? '+' : ''}`} level={2}>
              <WorkChoice label="Đang chờ ở trạm này" tasks={station.waiting} />
            </Card>
          ) : null}
        </aside>
      </div>
    </Stack>
  );
}
