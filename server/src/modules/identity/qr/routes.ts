import * as calls from '@hako/contract/identity/qr';
import type { FastifyReply } from 'fastify';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { Identity } from '../identity.ts';
import { QR_SECONDS, type QrNews } from './sign-in-by-qr.ts';

/** Sign-in by QR code: the browser makes and waits, the phone scans and answers. `publicUrl` stands inside the code. */
export const qrRoutes = (identity: Identity, publicUrl: string): Route[] => [
  route(calls.generateQrEndpoint, async ({ request, reply }) => {
    const id = await identity.generateQr(await identity.readProvedOrigin(request, reply));
    return { ...DONE, qr_id: id, content: `${publicUrl}/account/qr/${id}`, expires_in: QR_SECONDS };
  }),
  route(calls.waitForQrEndpoint, async ({ body: { qr_id: qrId, seen }, request, reply }) => {
    const origin = await identity.readProvedOrigin(request, reply);
    const asked = { qrId, seen: seen ?? 'waiting', gone: whenClosed(reply) };
    return newsReply(identity, reply, await identity.waitForQr(asked, origin));
  }),
  route(calls.scanQrEndpoint, async ({ body, caller: { userId }, request: { ip } }) => {
    const { place, seconds } = await identity.scanQr(body.qr_id, { userId, ip });
    return { ...DONE, place, expires_in: seconds };
  }),
  route(calls.approveQrEndpoint, async ({ body, caller }) => {
    if (body.allow) await identity.approveQr(body.qr_id, caller.userId, body.number ?? '');
    else await identity.refuseQr(body.qr_id, caller.userId);
    return DONE;
  }),
];

/** Aborts when the caller goes away. */
function whenClosed(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

function newsReply(identity: Identity, reply: FastifyReply, news: QrNews) {
  if (news.state === 'approved')
    return { ...identity.answerSignIn(reply, news.signedIn), state: news.state };
  return {
    ...DONE,
    state: news.state,
    ...(news.state === 'scanned' ? { match_number: news.matchNumber } : {}),
  };
}
