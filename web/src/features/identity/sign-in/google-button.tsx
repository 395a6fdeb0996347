import { signInSocialEndpoint } from '@hako/contract/identity/social';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import styles from './google-button.module.css';

/** Leaves for Google and comes back at `/account/login/google`; from there on to `next`. */
export function GoogleButton({ next }: { readonly next: string | null }) {
  const begin = useAction((wanted: string | null) =>
    call(signInSocialEndpoint, { body: { provider: 'google', next: wanted } }),
  );

  async function leave() {
    const reply = await begin.run(next);
    if (reply?.url) location.assign(reply.url);
  }

  return (
    <Stack>
      <p className={styles.or}>hoặc</p>
      <RefusalNote refusal={begin.refusal} />
      <Button isWide isBusy={begin.isBusy} onClick={() => void leave()}>
        Tiếp tục với Google
      </Button>
    </Stack>
  );
}
