import * as calls from '@hako/contract/identity/qr';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Identity } from '../create-identity.ts';
import { QR_SECONDS } from './sign-in-by-qr.ts';

const done = { status: true, success: true } as const;

/** Sign-in by QR code: the browser makes and waits, the phone scans and answers. `publicUrl` stands inside the code. */
export const qrRoutes = (identity: Identity, publicUrl: string): Route[] => [
  route(calls.generateQrEndpoint, async ({ request, reply }) => {
    const id = await identity.generateQr(await identity.readProvedOrigin(request, reply));
    return { ...done, qr_id: id, content: `${publicUrl}/account/qr/${id}`, expires_in: QR_SECONDS };
  }),
  route(calls.waitForQrEndpoint, async ({ body, request, reply }) => {
    const origin = await identity.readProvedOrigin(request, reply);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const news = await identity.waitForQr(
      { qrId: body.qr_id, seen: body.seen ?? 'waiting', gone: gone.signal },
      origin,
    );
    if (news.state === 'approved')
      return { ...identity.answerSignIn(reply, news.signedIn), state: news.state };
    return {
      ...done,
      state: news.state,
      ...(news.state === 'scanned' ? { match_number: news.matchNumber } : {}),
    };
  }),
  route(calls.scanQrEndpoint, async ({ body, caller, request }) => {
    const { place, seconds } = await identity.scanQr(body.qr_id, {
      userId: caller.userId,
      ip: request.ip,
    });
    return { ...done, place, expires_in: seconds };
  }),
  route(calls.approveQrEndpoint, async ({ body, caller }) => {
    if (body.allow) await identity.approveQr(body.qr_id, caller.userId, body.number ?? '');
    else await identity.refuseQr(body.qr_id, caller.userId);
    return done;
  }),
];
