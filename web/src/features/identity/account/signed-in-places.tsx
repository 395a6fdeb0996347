import type { OwnerProof } from '@hako/contract/identity/owner';
import {
  endOneSessionEndpoint,
  endOtherSessionsEndpoint,
  type SignedInPlace,
} from '@hako/contract/identity/sessions';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { type ProofWays, useOwnerProof } from '../../../parts/owner-proof/use-owner-proof.tsx';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import styles from './signed-in-places.module.css';

type Place = Static<typeof SignedInPlace>;

/** How a member of staff proves once more who they are: each of them has a password. */
export const BY_PASSWORD: ProofWays = { has_password: true, contacts: [] };

interface Props {
  readonly places: readonly Place[];
  readonly ways: ProofWays;
}

/** Where the account is signed in; each place, or all others at once, is signed out in a sheet. */
export function SignedInPlaces({ places, ways }: Props) {
  const [asked, setAsked] = useState<Place | 'others'>();
  const close = () => setAsked(undefined);
  return (
    <Stack>
      <ul className={styles.list}>
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} onSignOut={() => setAsked(place)} />
        ))}
      </ul>
      {places.length > 1 ? (
        <Button onClick={() => setAsked('others')}>Đăng xuất mọi thiết bị khác</Button>
      ) : null}
      <Sheet
        isOpen={asked !== undefined}
        onClose={close}
        title={asked === 'others' ? 'Đăng xuất mọi thiết bị khác' : 'Đăng xuất thiết bị'}
      >
        {asked ? <SignOutForm asked={asked} ways={ways} onDone={close} /> : null}
      </Sheet>
    </Stack>
  );
}

function PlaceRow({ place, onSignOut }: { readonly place: Place; readonly onSignOut: () => void }) {
  return (
    <li className={styles.place}>
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
        <Button isSmall onClick={onSignOut} aria-label={`Đăng xuất ${nameOf(place)}`}>
          Đăng xuất
        </Button>
      )}
    </li>
  );
}

/** Asks once more who it is: a stolen sign-in is not to throw its owner out. */
function SignOutForm({
  asked,
  ways,
  onDone,
}: {
  readonly asked: Place | 'others';
  readonly ways: ProofWays;
  readonly onDone: () => void;
}) {
  const { proof, fields } = useOwnerProof(ways);
  const { revalidate } = useRevalidator();
  const end = useAction(async (body: OwnerProof, idempotencyKey) => {
    if (asked === 'others')
      return (await call(endOtherSessionsEndpoint, { body }, { idempotencyKey })).ended;
    await call(endOneSessionEndpoint, { params: { id: asked.id }, body }, { idempotencyKey });
    return 1;
  });

  async function submit() {
    const ended = await end.run(proof);
    if (ended === undefined) return;
    toast(`Đã đăng xuất ${ended} thiết bị`, 'good');
    onDone();
    await revalidate();
  }

  return (
    <Form onSubmit={submit} refusal={end.refusal}>
      <p>
        {asked === 'others' ? (
          'Chỉ thiết bị này còn đăng nhập.'
        ) : (
          <>
            <strong>{nameOf(asked)}</strong> sẽ phải đăng nhập lại.
          </>
        )}
      </p>
      {fields}
      <Button type="submit" kind="main" isWide isBusy={end.isBusy}>
        Đăng xuất
      </Button>
    </Form>
  );
}

const nameOf = ({ browser, system }: Place): string =>
  [browser || 'Ứng dụng', system].filter(Boolean).join(' trên ');
