import {
  listBannersEndpoint,
  listDeskBannersEndpoint,
  MOST_BANNERS,
  MOST_LISTED_BANNERS,
  saveBannerEndpoint,
} from '@hako/contract/content/banners';
import { askNames } from '../../../kernel/ask-names.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { ContentDeps } from '../content.ts';
import { momentOf } from '../moment-of.ts';
import { type Banner, listBanners, listShownBanners } from './banner-store.ts';
import { saveBanner } from './save-banner.ts';

/** Banners of the home page, and their list at the desk. */
export const bannerRoutes = (deps: ContentDeps): Route[] => [
  route(listBannersEndpoint, async () => {
    const shown = await listShownBanners(deps.db, deps.clock.now(), MOST_BANNERS);
    return { data: { results: shown.map(bannerOf) } };
  }),
  route(listDeskBannersEndpoint, async () => ({ data: { rows: await listForDesk(deps) } })),
  route(saveBannerEndpoint, async ({ params: { id }, body, caller }) => {
    const { shows_from, shows_until, is_active: isActive, ...rest } = body;
    const until = shows_until === null ? undefined : momentOf(shows_until, 'shows_until');
    const times = { from: momentOf(shows_from, 'shows_from'), until };
    await saveBanner(deps, { id, ...rest, isActive, ...times, by: caller.userId });
    return { data: { id } };
  }),
];

const bannerOf = ({ id, link, alt, wide, phone }: Banner) => ({ id, link, alt, wide, phone });

async function listForDesk({ db, clock, staffName }: ContentDeps) {
  const [all, shown] = await Promise.all([
    listBanners(db, MOST_LISTED_BANNERS),
    listShownBanners(db, clock.now(), MOST_BANNERS),
  ]);
  const nameOf = await askNames(
    staffName,
    all.flatMap(({ updatedBy }) => updatedBy ?? []),
  );
  return all.map((banner) => ({
    ...bannerOf(banner),
    name: banner.name,
    position: banner.position,
    is_active: banner.isActive,
    shows_from: banner.from.toISOString(),
    shows_until: banner.until?.toISOString() ?? null,
    is_shown: shown.some(({ id }) => id === banner.id),
    version: banner.version,
    updated_at: banner.updatedAt.toISOString(),
    updated_by: nameOf(banner.updatedBy ?? '') ?? '',
  }));
}
