import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  DELETE_BOOKED,
} from '@hako/contract/privacy/messages';
import * as calls from '@hako/contract/privacy/privacy';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import { sendFile } from '../../platform/http/file-reply.ts';
import { DONE, type Route, route } from '../../platform/http/route.ts';
import { maskContact, onItsWay } from '../identity/index.ts';
import type { Privacy } from './create-privacy.ts';
import type { PrivacyView } from './read-privacy.ts';

export const privacyRoutes = (privacy: Privacy): Route[] => {
  const overview = async (customerId: string) => ({
    ...DONE,
    data: viewOf(await privacy.read(customerId)),
  });
  return [
    route(calls.readPrivacyEndpoint, ({ caller }) => overview(caller.customerId)),
    route(calls.saveConsentEndpoint, async ({ body, caller: { customerId } }) => {
      const { purpose, is_given: isGiven, text_version: textVersion } = body;
      await privacy.saveConsent({ customerId, purpose, isGiven, textVersion });
      return overview(customerId);
    }),
    route(calls.requestExportEndpoint, async ({ body, caller: { customerId }, request }) => {
      const proved = await privacy.proveOwner(customerId, { proof: body, ip: request.ip });
      await privacy.requestExport(customerId, proved);
      return overview(customerId);
    }),
    route(calls.readExportEndpoint, async ({ params, caller, reply }) => {
      const copy = await privacy.openExport(caller.customerId, params.id);
      refuseUnless(copy, 'privacy.export-not-found');
      return sendFile(reply, 'zip', 'hako-du-lieu', copy.requestedAt, copy.stream);
    }),
    route(calls.requestErasureCodeEndpoint, async ({ body, caller: { customerId }, request }) =>
      onItsWay(await privacy.requestErasureCode(customerId, body.channel, request.ip)),
    ),
    route(calls.requestErasureEndpoint, async ({ body, caller: { customerId }, request }) => {
      const asked = { proof: body, ip: request.ip, purpose: 'erase-account' } as const;
      await privacy.requestErasure(customerId, await privacy.proveOwner(customerId, asked));
      return overview(customerId);
    }),
    route(calls.deleteMyAccountEndpoint, ({ caller }) =>
      privacy
        .requestErasure(caller.customerId)
        .then(() => ({ ...DONE, message: DELETE_BOOKED }), deletionRefused),
    ),
    route(calls.withdrawErasureEndpoint, async ({ caller: { customerId } }) => {
      await privacy.withdrawErasure(customerId);
      return overview(customerId);
    }),
  ];
};

/** The app shows a message of a call that went through; any other status is a failure without words to it. */
function deletionRefused(error: unknown) {
  if (!(error instanceof Refusal) || !error.code.startsWith('privacy.')) throw error;
  return { status: false, success: false, message: error.sentence };
}

const viewOf = ({
  consents,
  exports,
  erasure,
  obstacles,
  phone,
  email,
  hasPassword,
}: PrivacyView) => ({
  consents: (Object.keys(CONSENT_PURPOSES) as ConsentPurpose[]).map((purpose) => {
    const { title, text, version, isNeeded } = CONSENT_PURPOSES[purpose];
    const last = consents.get(purpose);
    return {
      purpose,
      // An account from before consents were written down stands by what it signed up to.
      is_given: last?.isGiven ?? isNeeded,
      is_needed: isNeeded,
      title,
      text,
      text_version: version,
      at: last?.at.toISOString() ?? null,
      agreed_version: last?.isGiven ? last.textVersion : null,
    };
  }),
  exports: exports.map(({ id, state, requestedAt, expiresAt, sizeBytes }) => ({
    id,
    state,
    requested_at: requestedAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    size_bytes: sizeBytes ?? null,
  })),
  erasure: erasure
    ? {
        requested_at: erasure.requestedAt.toISOString(),
        due_at: erasure.dueAt.toISOString(),
        postponed_for: [...erasure.postponedFor],
      }
    : null,
  obstacles: [...obstacles],
  contacts: [
    ...(phone
      ? [{ channel: 'phone' as const, masked: maskContact({ channel: 'phone', value: phone }) }]
      : []),
    ...(email
      ? [{ channel: 'email' as const, masked: maskContact({ channel: 'email', value: email }) }]
      : []),
  ],
  has_password: hasPassword,
});
