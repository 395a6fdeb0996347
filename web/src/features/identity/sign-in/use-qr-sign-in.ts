import { generateQrEndpoint, waitForQrEndpoint } from '@hako/contract/identity/qr';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useEffect, useState } from 'react';
import { type AccessReply, keepAccess } from '../../../api/access.ts';
import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/refusal.ts';

export type QrSignIn =
  | { readonly step: 'making' }
  | { readonly step: 'shown'; readonly content: string; readonly endsAtMs: number }
  | { readonly step: 'scanned'; readonly number: string; readonly endsAtMs: number }
  | { readonly step: 'refused' }
  | { readonly step: 'resting' }
  | { readonly step: 'failed'; readonly message: string };

/** A page that nobody looks after shows no new codes for ever. */
const RENEWALS = 2;
const LOST_LINE_MS = 3_000;

/**
 * A code that signs this browser in, renewed when it ran out, as long as `isOn`. `onSignedIn` is called once the phone said yes; `renew` begins anew.
 */
export function useQrSignIn(
  isOn: boolean,
  onSignedIn: () => void,
): { qr: QrSignIn; renew: () => void } {
  const [qr, setQr] = useState<QrSignIn>({ step: 'making' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onSignedIn` of the same page is no reason for a new code; `round` is.
  useEffect(() => {
    if (!isOn) return;
    const leaving = new AbortController();
    const show = (next: QrSignIn) => {
      if (!leaving.signal.aborted) setQr(next);
    };
    runQr(show, leaving.signal)
      .then((isSignedIn) => isSignedIn && onSignedIn())
      .catch((error: unknown) => {
        if (isRefusal(error)) show({ step: 'failed', message: error.message });
        else if (!leaving.signal.aborted) throw error;
      });
    return () => leaving.abort();
  }, [isOn, round]);
  return { qr, renew: () => setRound((before) => before + 1) };
}

/** True when signed in, false when there is nothing more to wait for. */
async function runQr(show: (qr: QrSignIn) => void, leaving: AbortSignal): Promise<boolean> {
  for (let codes = 0; codes <= RENEWALS; codes++) {
    show({ step: 'making' });
    const made = await call(generateQrEndpoint, {}, { signal: leaving });
    const endsAtMs = Date.now() + made.expires_in * 1000;
    show({ step: 'shown', content: made.content, endsAtMs });
    const end = await follow(made.qr_id, endsAtMs, show, leaving);
    if (end !== 'expired') return end === 'approved';
  }
  show({ step: 'resting' });
  return false;
}

async function follow(
  qrId: string,
  endsAtMs: number,
  show: (qr: QrSignIn) => void,
  leaving: AbortSignal,
): Promise<'approved' | 'refused' | 'expired'> {
  let seen: 'waiting' | 'scanned' = 'waiting';
  while (Date.now() < endsAtMs) {
    try {
      const news: EndpointReply<typeof waitForQrEndpoint> = await call(
        waitForQrEndpoint,
        { body: { qr_id: qrId, seen } },
        { signal: leaving },
      );
      if (news.state === 'approved') {
        keepAccess(news as AccessReply);
        return 'approved';
      }
      if (news.state === 'refused') {
        show({ step: 'refused' });
        return 'refused';
      }
      if (news.state === 'scanned' && news.match_number)
        show({ step: 'scanned', number: news.match_number, endsAtMs });
      seen = news.state;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.code === 'identity.qr-over') return 'expired';
      // Too many wait at this address, or the line is cut: the code is still good.
      await pause(Number(error.facts['seconds'] ?? 0) * 1000 || LOST_LINE_MS, leaving);
    }
  }
  return 'expired';
}

function pause(ms: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    leaving.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(leaving.reason);
    });
  });
}
