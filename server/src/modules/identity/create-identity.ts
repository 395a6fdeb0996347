import { bind } from '../../kernel/bind.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkCode } from './codes/check-code.ts';
import { readContact } from './codes/read-contact.ts';
import { requestCode } from './codes/request-code.ts';
import { sendCode } from './codes/send-code.ts';
import { signInByCode } from './codes/sign-in-by-code.ts';
import { verifyContact } from './codes/verify-contact.ts';
import { createIdentityDeps } from './create-deps.ts';
import type { IdentityDeps } from './deps.ts';
import type { Identity } from './identity.ts';
import { formerLinksUntil } from './owner/former-links.ts';
import { noteChange, pausedUntil } from './owner/note-change.ts';
import { proveOwner, readProofWays, requestProofCode } from './owner/prove-owner.ts';
import { readChange, stopChange } from './owner/stop-change.ts';
import { tellChange } from './owner/tell-change.ts';
import { addPasskey, beginOwnPasskey, beginPasskey, readPasskey } from './passkeys/add-passkey.ts';
import {
  listPasskeys,
  removePasskey,
  removePasskeyOf,
  renamePasskey,
  renamePasskeyOf,
} from './passkeys/change-passkey.ts';
import {
  beginPasskeySignIn,
  provePasskey,
  signInByPasskey,
} from './passkeys/sign-in-by-passkey.ts';
import { changePassword } from './passwords/change-password.ts';
import { hashNewPassword, refuseBadPassword } from './passwords/hash-new-password.ts';
import { provePassword } from './passwords/prove-password.ts';
import { resetPassword, verifyResetCode } from './passwords/reset-password.ts';
import { countSecondFactor, forgetSecondFactorGuesses } from './passwords/second-factor.ts';
import { signInByPassword } from './passwords/sign-in-by-password.ts';
import { approveQr, refuseQr, scanQr } from './qr/answer-qr.ts';
import { generateQr, waitForQr } from './qr/sign-in-by-qr.ts';
import { register } from './register.ts';
import { authenticate } from './sessions/authenticate.ts';
import { endSession } from './sessions/end-session.ts';
import { grantTokens } from './sessions/grant-tokens.ts';
import { endOneSession, endOtherSessions } from './sessions/end-own-sessions.ts';
import { endSessionsFor, listSessions } from './sessions/list-sessions.ts';
import { openSession } from './sessions/open-session.ts';
import { readOrigin, readProvedOrigin } from './sessions/read-origin.ts';
import { renewSession } from './sessions/renew-session.ts';
import { answerSignIn } from './sessions/sign-in-answer.ts';
import { stillOpen } from './sessions/still-open.ts';
import * as social from './social/sign-in-social.ts';
import { isLinked } from './social/social-store.ts';
import { staffAccounts } from './staff-account-store.ts';
import {
  findCustomerByPhone,
  findUser,
  findUserByContact,
  findUsers,
  listCustomersByDigits,
  updatePassword,
} from './user-store.ts';

export function createIdentity(platform: Platform): Identity {
  const deps = createIdentityDeps(platform);
  return {
    ...bind(deps, { authenticate, stillOpen, readOrigin, readProvedOrigin, answerSignIn }),
    ...bind(deps, { register, openSession, renewSession, grantTokens, endSession }),
    ...bind(deps, { listSessions, endOneSession, endOtherSessions, endSessionsFor }),
    ...bind(deps, { requestCode, checkCode, sendCode, signInByCode, verifyContact }),
    ...bind(deps, { provePassword, signInByPassword, hashNewPassword, changePassword }),
    ...bind(deps, { verifyResetCode, resetPassword, countSecondFactor }),
    ...bind(deps, { proveOwner, requestProofCode, readProofWays }),
    ...bind(deps, {
      noteChange,
      tellChange,
      readChange,
      stopChange,
      pausedUntil,
      formerLinksUntil,
    }),
    ...bind(deps, { generateQr, waitForQr, scanQr, approveQr, refuseQr }),
    ...bind(deps, {
      beginSocial: social.beginSocial,
      proveSocial: social.proveSocial,
      proveSocialToken: social.proveSocialToken,
      readContactToLink: social.readContactToLink,
      linkSocial: social.linkSocial,
      insertSocialAccount: social.addSocialAccount,
    }),
    ...bindPasskeys(deps),
    ...staffAccounts,
    forget: deps.forget,
    hasGoogle: deps.openId !== undefined,
    isLinked,
    forgetSecondFactorGuesses,
    refuseBadPassword,
    setPassword: updatePassword,
    findUser,
    findUsers,
    findCustomerByPhone,
    findUserByContact,
    listCustomersByDigits,
    readContact,
  };
}

const bindPasskeys = (deps: IdentityDeps) => ({
  ...bind(deps, { beginPasskey, beginOwnPasskey, readPasskey, addPasskey }),
  ...bind(deps, { listPasskeys, renamePasskey, removePasskey }),
  ...bind(deps, { beginPasskeySignIn, provePasskey, signInByPasskey }),
  renamePasskeyOf,
  removePasskeyOf,
  originOf: deps.originOf,
});
