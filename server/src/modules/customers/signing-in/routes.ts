import { signUpEndpoint } from '@hako/contract/customers/customers';
import type { Static } from 'typebox';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { type CodeOnItsWay, type Identity, onItsWay } from '../../identity/index.ts';
import type { CustomersModule } from '../customers.ts';
import { toPlainLine } from '../rules/plain-text.ts';
import type { Newcomer } from './sign-up.ts';

/** A new account: without a code one is sent, with the code the account is opened. */
export const signUpRoutes = (customers: CustomersModule, identity: Identity): Route[] => [
  route(signUpEndpoint, async ({ body, request, reply }) => {
    const newcomer = newcomerOf(identity, body);
    if (!body.otp) return verifyReply(await customers.requestSignUp(newcomer, request.ip));
    const origin = await identity.readOrigin(request, reply);
    const signedIn = await customers.signUp(newcomer, body.otp, origin);
    return { step: 'done' as const, ...identity.answerSignIn(reply, signedIn) };
  }),
];

const verifyReply = (code: CodeOnItsWay) => ({ step: 'verify', ...onItsWay(code) }) as const;

/** Refusals `identity.contact-invalid`, `customers.name-needed`, `identity.passwords-differ`. */
function newcomerOf(identity: Identity, body: Static<typeof signUpEndpoint.body>): Newcomer {
  const contact = identity.readContact(body.phone || body.email);
  const fullName = toPlainLine(body.full_name) ?? toPlainLine(body.short_name);
  refuseUnless(fullName, 'customers.name-needed');
  const { password } = body;
  refuseUnless((body.confirmPassword ?? password) === password, 'identity.passwords-differ');
  return { contact, fullName, password };
}
