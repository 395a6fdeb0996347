import {
  beginPasskeySignInEndpoint,
  signInByPasskeyEndpoint,
} from '@hako/contract/identity/passkeys';
import { signInStaffByPasskeyEndpoint } from '@hako/contract/staff/passkeys';
import { IconFingerprint } from '@tabler/icons-react';
import { keepAccess } from '../../../api/access.ts';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { signWithPasskey, useHasPasskeys } from '../../../api/passkeys.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Stack } from '../../../ui/frames/card.tsx';

const ENDPOINTS = { customer: signInByPasskeyEndpoint, staff: signInStaffByPasskeyEndpoint };

/** Signs in with a passkey that the device finds by itself; nothing where the browser has none. */
export function PasskeyButton({
  kind,
  onSignedIn,
}: {
  readonly kind: 'customer' | 'staff';
  readonly onSignedIn: () => Promise<void>;
}) {
  const isAble = useHasPasskeys();
  const signIn = useAction(async () => {
    const { data } = await call(beginPasskeySignInEndpoint);
    const credential = await signWithPasskey(data);
    return call(ENDPOINTS[kind], { body: { credential: credential as never } });
  });

  async function enter() {
    const reply = await signIn.run(undefined);
    if (!reply) return;
    keepAccess(reply);
    await onSignedIn();
  }

  return isAble ? (
    <Stack>
      <RefusalNote refusal={signIn.refusal} />
      <Button isWide isBusy={signIn.isBusy} onClick={() => void enter()}>
        <IconFingerprint aria-hidden="true" size={20} /> Đăng nhập bằng khóa truy cập
      </Button>
    </Stack>
  ) : null;
}
