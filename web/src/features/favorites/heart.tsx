import { toggleFavoriteEndpoint } from '@hako/contract/favorites/favorites';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { vi } from '../../text/vi.ts';
import { toast } from '../../ui/frames/toast.tsx';
import { markFavorite, useIsFavorite } from './favorite-codes.ts';
import styles from './favorites.module.css';

/** What is kept of a listing, so that the list of favourites stands without the marketplaces. */
export interface Keepable {
  /** Wire code of the site: `YAC_JP`. */
  readonly site_code: string;
  readonly code: string;
  readonly title: string;
  readonly url: string;
  /** Our own page, to come back to after signing in. */
  readonly path: string;
  readonly price_jpy: number | null;
  readonly ends_at: string | null;
  readonly picture: string;
}

/** Keeps a listing among the favourites or lets it go, at once; taken back when the server refuses. Guests sign in first. */
export function Heart({
  listing,
  viewerId,
}: {
  readonly listing: Keepable;
  readonly viewerId: string | null;
}) {
  const navigate = useNavigate();
  const isOn = useIsFavorite(listing.code, viewerId);
  const toggle = useAction(async (wanted: boolean, idempotencyKey) => {
    const { site_code, code, title, url, price_jpy, ends_at, picture } = listing;
    const body = {
      site_code,
      code,
      name: title.slice(0, 500),
      url,
      price: price_jpy ?? 0,
      currency: 'JPY',
      qty: 1,
      end_time: ends_at,
      images: picture ? [picture] : [],
    };
    try {
      const { is_favorite } = await call(toggleFavoriteEndpoint, { body }, { idempotencyKey });
      markFavorite(code, is_favorite);
    } catch (error) {
      markFavorite(code, !wanted);
      toast(wanted ? vi.productNotKept : vi.notUpdated, 'bad');
      throw error;
    }
  });
  function press() {
    if (viewerId === null)
      return void navigate(`/account/login?next=${encodeURIComponent(listing.path)}`);
    markFavorite(listing.code, !isOn);
    void toggle.run(!isOn);
  }
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isOn}
      aria-label="Yêu thích"
      title="Yêu thích"
      onClick={press}
    >
      {isOn ? (
        <IconHeartFilled aria-hidden="true" size={20} />
      ) : (
        <IconHeart aria-hidden="true" size={20} />
      )}
    </button>
  );
}
