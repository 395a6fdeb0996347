import type { DeskTask } from '@hako/contract/desk/desk';
import {
  MOST_AT_STATION,
  type Station,
  type StationName,
  STATIONS,
} from '@hako/contract/desk/stations';
import { type StaffRole, type Warehouse, WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { Refusal } from '../../../kernel/refusal.ts';
import type { DeskDeps } from '../deps.ts';
import { findAsked, readQueue } from '../read-queue.ts';
import { findFurtherParcels } from './further-parcels.ts';
import { findElsewhere, plainCodeOf } from './scanned-thing.ts';

interface Asked {
  readonly station: StationName;
  readonly scanned?: string | undefined;
  readonly staffId: string;
  readonly roles: readonly StaffRole[];
  readonly warehouse?: Warehouse | undefined;
}

/**
 * What waits at a station, and what a scanned code is there. Refusal `access.other-warehouse` for a
 * station of the other house.
 */
export async function readStation(deps: DeskDeps, asked: Asked): Promise<Station> {
  const { house } = STATIONS[asked.station];
  const isElsewhere = asked.warehouse !== undefined && asked.warehouse !== house;
  if (isElsewhere && !asked.roles.includes('admin'))
    throw new Refusal('access.other-warehouse', { warehouse: WAREHOUSE_NAMES[house] });
  const [waiting, scan, unknown] = await Promise.all([
    listWaiting(deps, asked),
    readScan(deps, asked),
    deps.logistics.listOpenUnknown(deps.db, asked.scanned ? [asked.scanned] : []),
  ]);
  const laidAside = unknown.map(({ code, house: lies, place }) => ({ code, house: lies, place }));
  return { ...waiting, ...scan, unknown: laidAside };
}

async function listWaiting(deps: DeskDeps, asked: Asked) {
  const sections = await Promise.all(
    STATIONS[asked.station].kinds.map((kind) => readQueue(deps, { ...asked, kind })),
  );
  const tasks = sections.flat().flatMap((section) => section.tasks);
  return {
    waiting: tasks.toSorted((a, b) => a.since.localeCompare(b.since)).slice(0, MOST_AT_STATION),
    count: tasks.length,
    is_more: sections.flat().some((section) => section.is_more),
  };
}

async function readScan(
  deps: DeskDeps,
  asked: Asked,
): Promise<Pick<Station, 'found' | 'elsewhere'>> {
  if (asked.scanned === undefined) return { found: [], elsewhere: null };
  const scanned = await plainCodeOf(deps, asked.scanned);
  const found = await findHere(deps, { ...asked, scanned });
  if (found.length > 0) return { found, elsewhere: null };
  return { found, elsewhere: (await findElsewhere(deps, asked, scanned)) ?? null };
}

async function findHere(
  deps: DeskDeps,
  asked: Asked & { readonly scanned: string },
): Promise<DeskTask[]> {
  const found = await Promise.all(
    STATIONS[asked.station].kinds.map((kind) => findAsked(deps, { ...asked, kind })),
  );
  const tasks = found.flat();
  return tasks.length === 0 && asked.station === 'receive'
    ? findFurtherParcels(deps, asked.scanned)
    : tasks;
}
