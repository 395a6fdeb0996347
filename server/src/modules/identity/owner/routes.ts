import * as calls from '@hako/contract/identity/owner';
import * as contacts from '@hako/contract/identity/contacts';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import { type Contact, maskContact } from '../codes/rules/contact.ts';
import type { Identity } from '../identity.ts';
import { onItsWay } from '../codes/on-its-way.ts';

/** What a customer changes of the account itself, proved as its owner; and how an old contact stops it. */
export const ownerRoutes = (identity: Identity): Route[] => [
  route(contacts.requestEmailCodeEndpoint, async ({ body, request }) => {
    const contact = identity.readContact(body.email, 'email');
    return onItsWay(await identity.requestCode('verify-email', contact, { ip: request.ip }));
  }),
  route(contacts.verifyEmailEndpoint, async ({ body, caller: { userId }, request }) => {
    const contact = identity.readContact(body.email, 'email');
    await identity.verifyContact(userId, contact, { typed: body.otp, proof: body, ip: request.ip });
    return DONE;
  }),
  route(contacts.requestPhoneCodeEndpoint, async ({ body, request }) => {
    const contact = identity.readContact(body.phone, 'phone');
    return onItsWay(await identity.requestCode('verify-phone', contact, { ip: request.ip }));
  }),
  route(contacts.verifyPhoneEndpoint, async ({ body, caller: { userId }, request }) => {
    const contact = identity.readContact(body.phone, 'phone');
    await identity.verifyContact(userId, contact, { typed: body.otp, proof: body, ip: request.ip });
    return DONE;
  }),
  route(calls.readProofWaysEndpoint, async ({ caller: { userId } }) => {
    const { hasPassword, contacts: own } = await identity.readProofWays(userId);
    return { data: { has_password: hasPassword, contacts: own.map(masked) } };
  }),
  route(calls.requestProofCodeEndpoint, async ({ body, caller: { userId }, request }) =>
    onItsWay(await identity.requestProofCode(userId, body.channel, request.ip)),
  ),
  route(calls.readAccountChangeEndpoint, async ({ query }) => {
    const { kind, state, notedAt, stopUntil } = await identity.readChange(query.code);
    return { data: { kind, state, at: notedAt.toISOString(), until: stopUntil.toISOString() } };
  }),
  route(calls.stopAccountChangeEndpoint, async ({ body }) => {
    await identity.stopChange(body.code);
    return DONE;
  }),
];

const masked = (contact: Contact) => ({
  channel: contact.channel,
  masked: maskContact(contact),
});
