import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { shownSliders } from '../content-store.ts';

/** A picture of the home page that leads somewhere. */
export interface Banner {
  readonly id: string;
  readonly name: string;
  readonly link: string;
  readonly alt: string;
  /** Addresses with their sizes. */
  readonly wide: string;
  readonly phone: string;
  readonly position: number;
  readonly isActive: boolean;
  readonly from: Date;
  readonly until: Date | undefined;
  readonly updatedBy: string | undefined;
  readonly updatedAt: Date;
  /** Rises by one each time it is saved. */
  readonly version: number;
}

const toBanner = (row: Selectable<Tables['sliders']>): Banner => ({
  id: row.id,
  name: row.name,
  link: row.link,
  alt: row.alt,
  wide: row.picture,
  phone: row.phone_picture,
  position: row.position,
  isActive: row.is_active,
  from: row.shows_from,
  until: row.shows_until ?? undefined,
  updatedBy: row.updated_by ?? undefined,
  updatedAt: row.updated_at,
  version: row.version,
});

/** What stands on the home page at this moment, in its order. */
export async function listShownBanners(
  reader: Reader,
  now: Date,
  limit: number,
): Promise<Banner[]> {
  const rows = await shownSliders(reader, 'home', now)
    .where('phone_picture', '<>', '')
    .limit(limit)
    .execute();
  return rows.map(toBanner);
}

/** The newest first. */
export async function listBanners(reader: Reader, limit: number): Promise<Banner[]> {
  const rows = await homeOf(reader)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toBanner);
}

/**
 * Every banner that stands or will stand, locked: of two that are saved at once the second sees the
 * first.
 */
export async function lockStanding(trx: Trx, now: Date): Promise<Banner[]> {
  await trx.selectFrom('store_info').select('is_only').forUpdate().execute();
  const rows = await homeOf(trx)
    .where('is_active', '=', true)
    .where('phone_picture', '<>', '')
    .where((where) => where.or([where('shows_until', 'is', null), where('shows_until', '>', now)]))
    .execute();
  return rows.map(toBanner);
}

export async function findBanner(reader: Reader, id: string): Promise<Banner | undefined> {
  const row = await homeOf(reader).where('id', '=', id).executeTakeFirst();
  return row && toBanner(row);
}

const homeOf = (reader: Reader) =>
  reader.selectFrom('sliders').selectAll().where('type_page', '=', 'home');

/** False where the id is a picture of another page, which stays as it is. */
export async function putBanner(trx: Trx, banner: Banner): Promise<boolean> {
  const columns = {
    name: banner.name,
    link: banner.link,
    alt: banner.alt,
    picture: banner.wide,
    phone_picture: banner.phone,
    position: banner.position,
    is_active: banner.isActive,
    shows_from: banner.from,
    shows_until: banner.until ?? null,
    updated_by: banner.updatedBy ?? null,
    updated_at: banner.updatedAt,
    version: banner.version,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sliders')
    .values({ id: banner.id, type_page: 'home', created_at: banner.updatedAt, ...columns })
    .onConflict((conflict) =>
      conflict
        .constraint('sliders_pkey')
        .doUpdateSet(columns)
        .where('sliders.type_page', '=', 'home'),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
