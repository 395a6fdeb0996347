import { LISTED_HOSTS, mayLeadTo, MOST_BANNERS } from '@hako/contract/content/banners';
import { pictureIn } from '@hako/contract/content/pictures';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ContentDeps } from '../content.ts';
import { refuseUnknownPictures } from '../pictures/add-picture.ts';
import { type Banner, findBanner, lockStanding, putBanner } from './banner-store.ts';
import { mostBeside } from './rules/banner-times.ts';

/** Pixels that keep a picture sharp across the page, and across a phone. */
const WIDE_PX = 1_200;
const PHONE_PX = 600;

/** `version` is the one that was read; 0 for a new banner. */
type Asked = Omit<Banner, 'updatedBy' | 'updatedAt'> & { readonly by: string };

/**
 * Makes a banner or changes it. Refusals `content.banner-link`, `content.ends-too-early`,
 * `content.picture-unknown`, `content.banner-shape`, `content.banners-full`,
 * `content.banner-elsewhere`, `content.banner-changed`.
 */
export async function saveBanner(deps: ContentDeps, { by, ...asked }: Asked): Promise<void> {
  const { link, from, until, isActive } = asked;
  const hosts = LISTED_HOSTS.join(', ');
  refuseUnless(mayLeadTo(link), 'content.banner-link', { hosts });
  refuseUnless(!until || until > from, 'content.ends-too-early');
  return inTransaction(deps.db, async (trx) => {
    const [wide, phone] = [pictureIn(asked.wide), pictureIn(asked.phone)];
    refuseUnless(wide && phone, 'content.picture-unknown');
    await refuseUnknownPictures(trx, [wide, phone]);
    const isSharp = wide.width >= WIDE_PX && phone.width >= PHONE_PX;
    const shape = { wide: WIDE_PX, phone: PHONE_PX };
    // Neither pushes the shelves of the home page out of sight.
    const isLow = wide.width >= 3 * wide.height && phone.width >= phone.height;
    refuseUnless(isSharp && isLow, 'content.banner-shape', shape);
    const now = deps.clock.now();
    const others = (await lockStanding(trx, now)).filter(({ id }) => id !== asked.id);
    const before = await findBanner(trx, asked.id);
    refuseUnless((before?.version ?? 0) === asked.version, 'content.banner-changed');
    const isRoom = !isActive || mostBeside({ from, until }, others) < MOST_BANNERS;
    refuseUnless(isRoom, 'content.banners-full', { most: MOST_BANNERS });
    const banner = {
      ...asked,
      version: asked.version + 1,
      name: asked.name.trim(),
      alt: asked.alt.trim(),
    };
    const isPut = await putBanner(trx, { ...banner, updatedBy: by, updatedAt: now });
    refuseUnless(isPut, 'content.banner-elsewhere');
    await deps.audit(trx, {
      actor: by,
      action: 'content.save-banner',
      subject: `banner:${asked.id}`,
      before: before ? factsOf(before) : {},
      after: factsOf(banner),
    });
  });
}

const factsOf = ({ name, link, position, isActive, from, until, version }: Omit<Asked, 'by'>) => ({
  ...{ name, link, position, isActive, version },
  from: from.toISOString(),
  until: until?.toISOString() ?? '',
});
