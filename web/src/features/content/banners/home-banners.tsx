import type { Banner } from '@hako/contract/content/banners';
import { pictureIn } from '@hako/contract/content/pictures';
import { Link } from 'react-router';
import styles from './banners.module.css';

/** What the house wants to say now: nothing at all where there is none. */
export function HomeBanners({ banners }: { readonly banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <section aria-label="Tin nổi bật" className={styles.strip}>
      {banners.map((banner) => (
        <BannerLink key={banner.id} banner={banner} />
      ))}
    </section>
  );
}

function BannerLink({ banner }: { readonly banner: Banner }) {
  const { link } = banner;
  return link.startsWith('/') ? (
    <Link to={link} className={styles.banner}>
      <BannerPicture banner={banner} />
    </Link>
  ) : (
    <a href={link} className={styles.banner} target="_blank" rel="noreferrer">
      <BannerPicture banner={banner} />
    </a>
  );
}

/** The wide picture, or the one for phones; both keep their place before they come. */
function BannerPicture({
  banner: { alt, wide, phone },
}: {
  readonly banner: Pick<Banner, 'alt' | 'wide' | 'phone'>;
}) {
  const [large, small] = [pictureIn(wide), pictureIn(phone)];
  if (!large || !small) return null;
  return (
    <picture>
      <source media="(width < 48rem)" srcSet={phone} width={small.width} height={small.height} />
      <img src={wide} alt={alt} width={large.width} height={large.height} decoding="async" />
    </picture>
  );
}
