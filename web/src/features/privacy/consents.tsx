import { type readPrivacyEndpoint, saveConsentEndpoint } from '@hako/contract/privacy/privacy';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/refusal.ts';
import { formatWhen } from '../../text/time.ts';
import { Stack } from '../../ui/frames/card.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './privacy.module.css';

type Consent = EndpointReply<typeof readPrivacyEndpoint>['data']['consents'][number];

/** What personal data may be used for: the text itself, since when, and a switch that acts at once. */
export function Consents({ consents }: { readonly consents: readonly Consent[] }) {
  const [shown, setShown] = useState(consents);
  async function say(consent: Consent, isGiven: boolean) {
    const before = shown;
    setShown(
      shown.map((one) => (one.purpose === consent.purpose ? { ...one, is_given: isGiven } : one)),
    );
    try {
      const body = {
        purpose: consent.purpose,
        is_given: isGiven,
        text_version: consent.text_version,
      };
      const { data } = await call(saveConsentEndpoint, { body });
      setShown(data.consents);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setShown(before);
      toast(error.message, 'bad');
    }
  }
  return (
    <Stack gap={1}>
      {shown.map((consent) => (
        <div key={consent.purpose}>
          <Checkbox
            isSwitch
            label={consent.title}
            note={consent.text}
            checked={consent.is_given}
            disabled={consent.is_needed}
            onChange={(event) => void say(consent, event.currentTarget.checked)}
          />
          <p className={styles.since}>{sinceOf(consent)}</p>
        </div>
      ))}
    </Stack>
  );
}

function sinceOf({
  at,
  is_given: isGiven,
  is_needed: isNeeded,
  text_version: version,
}: Consent): string {
  const needed = isNeeded ? ' Cần thiết để phục vụ bạn; muốn rút, bạn xóa tài khoản ở dưới.' : '';
  if (!at)
    return isNeeded
      ? `Bạn đồng ý khi đăng ký (bản ${version}).${needed}`
      : `Bạn chưa đồng ý (bản ${version}).`;
  return `${isGiven ? 'Bạn đồng ý' : 'Bạn rút đồng ý'} lúc ${formatWhen(at)} (bản ${version}).${needed}`;
}
