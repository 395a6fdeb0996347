import type { CodeOnItsWay } from './request-code.ts';

/** In the contract's words; no `message`, which the mobile client takes for a failure. */
export const onItsWay = ({ destination, resendAfterSeconds, seconds }: CodeOnItsWay) =>
  ({
    status: true,
    success: true,
    destination,
    resend_after_seconds: resendAfterSeconds,
    expires_in: seconds,
  }) as const;
