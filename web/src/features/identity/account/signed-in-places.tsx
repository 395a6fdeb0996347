import {
  endOneSessionEndpoint,
  endOtherSessionsEndpoint,
  type SignedInPlace,
} from '@hako/contract/identity/sessions';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import styles from './signed-in-places.module.css';

type Place = Static<typeof SignedInPlace>;

/** Where the account is signed in; each place, or all others at once, can be signed out. */
export function SignedInPlaces({ places }: { readonly places: readonly Place[] }) {
  const { revalidate } = useRevalidator();
  const endOne = useAction((id: string, idempotencyKey) =>
    call(endOneSessionEndpoint, { params: { id } }, { idempotencyKey }),
  );
  const endOthers = useAction((_: null, idempotencyKey) =>
    call(endOtherSessionsEndpoint, {}, { idempotencyKey }),
  );
  const refusal = endOne.refusal ?? endOthers.refusal;

  async function signOut(id: string) {
    if (await endOne.run(id)) toast('Đã đăng xuất thiết bị đó', 'good');
    await revalidate();
  }
  async function signOutOthers() {
    const reply = await endOthers.run(null);
    if (reply) toast(`Đã đăng xuất ${reply.ended} thiết bị khác`, 'good');
    await revalidate();
  }

  return (
    <Stack>
      <RefusalNote refusal={refusal} />
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.id} className={styles.place}>
            <div>
              <Row>
                <strong>{nameOf(place)}</strong>
                {place.is_current ? <Tag tone="good">Thiết bị này</Tag> : null}
              </Row>
              <p className={styles.note}>
                {place.address ? `Mạng ${place.address} · ` : null}hoạt động{' '}
                {formatMoment(place.last_seen_at)}
              </p>
            </div>
            {place.is_current ? null : (
              <Button
                isSmall
                isBusy={endOne.isBusy}
                onClick={() => void signOut(place.id)}
                aria-label={`Đăng xuất ${nameOf(place)}`}
              >
                Đăng xuất
              </Button>
            )}
          </li>
        ))}
      </ul>
      {places.length > 1 ? (
        <Button isBusy={endOthers.isBusy} onClick={() => void signOutOthers()}>
          Đăng xuất mọi thiết bị khác
        </Button>
      ) : null}
    </Stack>
  );
}

const nameOf = ({ browser, system }: Place): string =>
  [browser || 'Ứng dụng', system].filter(Boolean).join(' trên ');
