import { bind, bound } from '../../kernel/bind.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import { createMail } from '../../platform/outside/mail.ts';
import { createSms } from '../../platform/outside/sms.ts';
import type { Platform } from '../../platform/platform.ts';
import { createSecurityLog } from '../../platform/security-log.ts';
import { createAuthenticator } from './sessions/authenticate.ts';
import { readContact } from './codes/read-contact.ts';
import { createSecrets } from './sessions/rules/secrets.ts';
import { createLimits } from './budgets/limits.ts';
import { createSendMessage } from './codes/messages.ts';
import { createOpenId } from './social/openid.ts';
import { createPasswordPool } from './passwords/password-pool.ts';
import { createProofs } from './sessions/proofs.ts';
import { answerSignIn } from './sessions/sign-in-answer.ts';
import { createTokens } from './sessions/tokens.ts';
import { approveQr, refuseQr, scanQr } from './qr/answer-qr.ts';
import { changePassword } from './passwords/change-password.ts';
import { checkCode } from './codes/check-code.ts';
import { endSession } from './sessions/end-session.ts';
import { hashNewPassword, refuseBadPassword } from './passwords/hash-new-password.ts';
import { endOneSession, endOtherSessions, listSessions } from './sessions/list-sessions.ts';
import { openSession, type Origin, type SignedIn } from './sessions/open-session.ts';
import { countSecondFactor, forgetSecondFactorGuesses } from './passwords/second-factor.ts';
import { provePassword } from './passwords/prove-password.ts';
import { register } from './register.ts';
import { renewSession } from './sessions/renew-session.ts';
import { requestCode } from './codes/request-code.ts';
import { resetPassword, verifyResetCode } from './passwords/reset-password.ts';
import { noteChange, pausedUntil } from './owner/note-change.ts';
import { proveOwner, readProofWays, requestProofCode } from './owner/prove-owner.ts';
import { readChange, stopChange } from './owner/stop-change.ts';
import { tellChange } from './owner/tell-change.ts';
import { sendCode } from './codes/send-code.ts';
import { signInByCode } from './codes/sign-in-by-code.ts';
import { generateQr, type ProvedOrigin, waitForQr } from './qr/sign-in-by-qr.ts';
import {
  beginSocial,
  linkSocial,
  proveSocial,
  proveSocialToken,
  readContactToLink,
} from './social/sign-in-social.ts';
import { verifyContact } from './codes/verify-contact.ts';
import { insertSocialAccount, isLinked } from './social/social-store.ts';
import { listStanding } from './sessions/session-store.ts';
import { staffAccounts } from './staff-account-store.ts';
import { createUsedProofs } from './sessions/used-proof-store.ts';
import { createWaitingRoom } from './qr/waiting-room.ts';
import { findUser, findUserByContact, findUsers, updatePassword, type User } from './user-store.ts';

export type Identity = ReturnType<typeof createIdentity>;

export function createIdentity(platform: Platform) {
  const { config, db, clock, jobs, live, news } = platform;
  const securityLog = createSecurityLog(platform.log);
  const secrets = createSecrets(config.secret);
  const tokens = createTokens(secrets.tokenKey);
  const limits = createLimits(config);
  const passwords = createPasswordPool();
  const waitingRoom = createWaitingRoom(live, {
    seatsPerIp: limits.waitersPerIp,
    seats: limits.waiters,
  });
  const publicOrigin = new URL(config.publicUrl).origin;
  const proofs = createProofs({
    secrets,
    clock,
    usedProofs: createUsedProofs(db),
    // On a developer's machine the same server answers as localhost, 127.0.0.1 and by its name in the house.
    originOf: (request) =>
      config.environment === 'production' ? publicOrigin : `${request.protocol}://${request.host}`,
  });
  const authenticator = createAuthenticator({ db, clock, tokens, proofs });
  const { forget } = authenticator;
  const basis = {
    ...{ db, clock, jobs, live, news, secrets, tokens, limits, passwords, waitingRoom, forget },
    securityLog,
    publicUrl: config.publicUrl,
    sendSms: createSms(config, clock),
    sendMail: createMail(config),
  };
  const codes = bind(basis, { checkCode, requestCode, noteChange });
  const ofOwner = bind({ ...basis, ...codes }, { proveOwner, requestProofCode });
  const steps = {
    ...basis,
    ...codes,
    ...ofOwner,
    ...bind(basis, { provePassword, openSession, hashNewPassword }),
    openId: config.google && createOpenId({ ...config.google, issuer: config.google.url }, clock),
    redirectUri: `${config.publicUrl}/account/login/google`,
  };

  return {
    authenticate: authenticator.authenticate,
    /** Which of these sessions have not ended. */
    stillOpen: async (sessionIds: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set(await listStanding(db, sessionIds, clock.now())),
    /** Where a sign-in comes from, its proof checked when it carries one. Refusals `access.proof-wrong`, `access.nonce-needed`. */
    async readOrigin(request: FastifyRequest, reply: FastifyReply): Promise<Origin> {
      const thumbprint = await proofs.check(request, reply);
      return { ip: request.ip, device: request.headers['user-agent'], thumbprint };
    },
    /** The same for what only a browser's own key may do. Refusal `access.proof-wrong` without a proof. */
    async readProvedOrigin(request: FastifyRequest, reply: FastifyReply): Promise<ProvedOrigin> {
      const thumbprint = await proofs.check(request, reply);
      refuseUnless(thumbprint, 'access.proof-wrong');
      return { ip: request.ip, device: request.headers['user-agent'], thumbprint };
    },
    /** The promised answer of every sign-in, with its cookies. */
    answerSignIn: (reply: FastifyReply, signedIn: SignedIn) =>
      answerSignIn(reply, signedIn, publicOrigin.startsWith('https:')),

    ...ofOwner,
    ...codes,
    provePassword: steps.provePassword,
    openSession: steps.openSession,
    ...bind(steps, {
      register,
      renewSession,
      endSession,
      listSessions,
      endOtherSessions,
      endOneSession,
      tellChange,
      readChange,
      stopChange,
      readProofWays,
      pausedUntil,
      signInByCode,
      beginSocial,
      proveSocial,
      proveSocialToken,
      readContactToLink,
      linkSocial,
      generateQr,
      waitForQr,
      scanQr,
      approveQr,
      refuseQr,
      verifyResetCode,
      resetPassword,
      changePassword,
      verifyContact,
      countSecondFactor,
    }),
    sendCode: bound(
      { ...steps, sendMessage: createSendMessage(basis.sendSms, basis.sendMail) },
      sendCode,
    ),
    forgetSecondFactorGuesses,
    ...staffAccounts,
    setPassword: updatePassword,
    /** Stops believing in sessions that ended; after the commit. */
    forget,
    hasGoogle: steps.openId !== undefined,
    /** Somebody's account at Google is theirs here, too. Refusal `identity.social-taken`. */
    insertSocialAccount: (trx: Trx, userId: string, account: { subject: string; email: string }) =>
      insertSocialAccount(trx, userId, account, clock.now()),
    isLinked,
    hashNewPassword: steps.hashNewPassword,
    refuseBadPassword,

    findUser,
    findUsers,
    /** By the exact E.164 number that a customer proved to own. */
    findCustomerByPhone: (reader: Reader, e164: string): Promise<User | undefined> =>
      findUserByContact(reader, 'customer', { channel: 'phone', value: e164 }),
    findUserByContact,
    readContact,
  };
}
