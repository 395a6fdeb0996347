import {
  addFavoriteStoreEndpoint,
  listFavoriteStoresEndpoint,
} from '@hako/contract/favorites/favorites';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { useAction } from '../api/use-action.ts';
import { Button } from '../ui/forms/button.tsx';
import { toast } from '../ui/frames/toast.tsx';

/** What is kept of a seller. */
export interface KeepableStore {
  readonly site_code: string;
  readonly code: string;
  readonly name: string;
  /** Our own page, to come back to after signing in. */
  readonly path: string;
  readonly picture: string;
}

/** Keeps a seller or lets them go, at once; taken back when the server refuses. Guests sign in first. `isKept`: known already. */
export function StoreHeart({
  store,
  viewerId,
  isKept,
}: {
  readonly store: KeepableStore;
  readonly viewerId: string | null;
  readonly isKept?: boolean;
}) {
  const navigate = useNavigate();
  const [isOn, setOn] = useState(isKept ?? false);
  useEffect(() => {
    if (viewerId === null || isKept !== undefined) return;
    const stop = new AbortController();
    call(listFavoriteStoresEndpoint, undefined, { signal: stop.signal }).then(
      ({ data }) =>
        setOn(
          data.some(({ code, site_code }) => code === store.code && site_code === store.site_code),
        ),
      // An empty heart; pressing it asks the server anyway.
      () => undefined,
    );
    return () => stop.abort();
  }, [viewerId, isKept, store.code, store.site_code]);
  const toggle = useAction(async (wanted: boolean, idempotencyKey) => {
    const { site_code, code, name, path, picture } = store;
    try {
      const answer = await call(
        addFavoriteStoreEndpoint,
        { body: { site_code, code, name: name.slice(0, 300), url: path, image: picture || null } },
        { idempotencyKey },
      );
      setOn(answer.is_favorite);
      toast(answer.is_favorite ? 'Đã lưu người bán' : 'Đã bỏ lưu người bán', 'good');
    } catch (error) {
      setOn(!wanted);
      toast('Chưa lưu được người bán. Bạn thử lại nhé.', 'bad');
      throw error;
    }
  });
  return (
    <Button
      aria-pressed={isOn}
      onClick={() => {
        if (viewerId === null)
          return void navigate(`/account/login?next=${encodeURIComponent(store.path)}`);
        setOn(!isOn);
        void toggle.run(!isOn);
      }}
    >
      {isOn ? (
        <IconHeartFilled aria-hidden="true" size={20} />
      ) : (
        <IconHeart aria-hidden="true" size={20} />
      )}{' '}
      {isOn ? 'Đã lưu' : 'Lưu người bán'}
    </Button>
  );
}
