import { endSessionEndpoint } from '@hako/contract/identity/identity';
import { dropAccess } from '../../../api/access.ts';
import { call } from '../../../api/client.ts';
import { endListening } from '../../../api/push-here.ts';
import { useAction } from '../../../api/use-action.ts';
import { wasSignedIn } from '../../../device/settings.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { toast } from '../../../ui/frames/toast.tsx';

const PATIENCE_MS = 2_000;

/** Signs out here and goes to the home page; the whole page is read anew, so that nothing of the person stays in it. */
export function SignOutButton() {
  const end = useAction((_: null, idempotencyKey) =>
    call(endSessionEndpoint, {}, { idempotencyKey }),
  );

  async function signOut() {
    // Whoever sits here next reads nothing of this person; signing out itself must not wait for a push service.
    await Promise.race([
      endListening().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
    ]);
    if (!(await end.run(null)))
      return toast('Chưa đăng xuất được. Bạn kiểm tra mạng rồi thử lại nhé.', 'bad');
    dropAccess();
    wasSignedIn.write(false);
    location.assign('/');
  }

  return (
    <Button isBusy={end.isBusy} onClick={() => void signOut()}>
      Đăng xuất
    </Button>
  );
}
