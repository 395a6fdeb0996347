import type { Bound } from '../../kernel/bind.ts';
import type { checkCode } from './codes/check-code.ts';
import type { readContact } from './codes/read-contact.ts';
import type { requestCode } from './codes/request-code.ts';
import type { sendCode } from './codes/send-code.ts';
import type { signInByCode } from './codes/sign-in-by-code.ts';
import type { verifyContact } from './codes/verify-contact.ts';
import type { IdentityDeps } from './deps.ts';
import type { formerLinksUntil } from './owner/former-links.ts';
import type { noteChange, pausedUntil } from './owner/note-change.ts';
import type { proveOwner, readProofWays, requestProofCode } from './owner/prove-owner.ts';
import type { readChange, stopChange } from './owner/stop-change.ts';
import type { tellChange } from './owner/tell-change.ts';
import type * as passkeys from './passkeys/add-passkey.ts';
import type * as ownPasskeys from './passkeys/change-passkey.ts';
import type * as passkeySignIn from './passkeys/sign-in-by-passkey.ts';
import type { changePassword } from './passwords/change-password.ts';
import type { hashNewPassword, refuseBadPassword } from './passwords/hash-new-password.ts';
import type { provePassword } from './passwords/prove-password.ts';
import type { resetPassword, verifyResetCode } from './passwords/reset-password.ts';
import type { countSecondFactor, forgetSecondFactorGuesses } from './passwords/second-factor.ts';
import type { signInByPassword } from './passwords/sign-in-by-password.ts';
import type { approveQr, refuseQr, scanQr } from './qr/answer-qr.ts';
import type { generateQr, waitForQr } from './qr/sign-in-by-qr.ts';
import type { register } from './register.ts';
import type { authenticate } from './sessions/authenticate.ts';
import type { endSession } from './sessions/end-session.ts';
import type { grantTokens } from './sessions/grant-tokens.ts';
import type { endOneSession, endOtherSessions } from './sessions/end-own-sessions.ts';
import type { endSessionsFor, listSessions } from './sessions/list-sessions.ts';
import type { openSession } from './sessions/open-session.ts';
import type { readOrigin, readProvedOrigin } from './sessions/read-origin.ts';
import type { renewSession } from './sessions/renew-session.ts';
import type { answerSignIn } from './sessions/sign-in-answer.ts';
import type { stillOpen } from './sessions/still-open.ts';
import type * as social from './social/sign-in-social.ts';
import type { isLinked } from './social/social-store.ts';
import type { staffAccounts } from './staff-account-store.ts';
import type {
  findCustomerByPhone,
  findUser,
  findUserByContact,
  listCustomersByDigits,
  findUsers,
  updatePassword,
} from './user-store.ts';

type StaffAccounts = typeof staffAccounts;

/** Accounts, how their owners prove themselves, and sessions. */
export interface Identity extends StaffAccounts {
  readonly authenticate: Bound<typeof authenticate>;
  readonly stillOpen: Bound<typeof stillOpen>;
  readonly readOrigin: Bound<typeof readOrigin>;
  readonly readProvedOrigin: Bound<typeof readProvedOrigin>;
  readonly answerSignIn: Bound<typeof answerSignIn>;
  readonly openSession: Bound<typeof openSession>;
  readonly renewSession: Bound<typeof renewSession>;
  readonly grantTokens: Bound<typeof grantTokens>;
  readonly endSession: Bound<typeof endSession>;
  readonly listSessions: Bound<typeof listSessions>;
  readonly endOneSession: Bound<typeof endOneSession>;
  readonly endOtherSessions: Bound<typeof endOtherSessions>;
  readonly endSessionsFor: Bound<typeof endSessionsFor>;
  /** Stops believing in sessions that ended; after the commit. */
  readonly forget: (sessionIds: readonly string[]) => void;

  readonly readContact: typeof readContact;
  readonly requestCode: Bound<typeof requestCode>;
  readonly checkCode: Bound<typeof checkCode>;
  readonly sendCode: Bound<typeof sendCode>;
  readonly signInByCode: Bound<typeof signInByCode>;
  readonly verifyContact: Bound<typeof verifyContact>;

  readonly provePassword: Bound<typeof provePassword>;
  readonly signInByPassword: Bound<typeof signInByPassword>;
  readonly hashNewPassword: Bound<typeof hashNewPassword>;
  readonly refuseBadPassword: typeof refuseBadPassword;
  readonly setPassword: typeof updatePassword;
  readonly changePassword: Bound<typeof changePassword>;
  readonly verifyResetCode: Bound<typeof verifyResetCode>;
  readonly resetPassword: Bound<typeof resetPassword>;
  readonly countSecondFactor: Bound<typeof countSecondFactor>;
  readonly forgetSecondFactorGuesses: typeof forgetSecondFactorGuesses;

  readonly proveOwner: Bound<typeof proveOwner>;
  readonly requestProofCode: Bound<typeof requestProofCode>;
  readonly readProofWays: Bound<typeof readProofWays>;
  readonly noteChange: Bound<typeof noteChange>;
  readonly tellChange: Bound<typeof tellChange>;
  readonly readChange: Bound<typeof readChange>;
  readonly stopChange: Bound<typeof stopChange>;
  readonly pausedUntil: Bound<typeof pausedUntil>;
  readonly formerLinksUntil: Bound<typeof formerLinksUntil>;

  readonly beginPasskey: Bound<typeof passkeys.beginPasskey>;
  readonly beginOwnPasskey: Bound<typeof passkeys.beginOwnPasskey>;
  readonly readPasskey: Bound<typeof passkeys.readPasskey>;
  readonly addPasskey: Bound<typeof passkeys.addPasskey>;
  readonly listPasskeys: Bound<typeof ownPasskeys.listPasskeys>;
  readonly renamePasskey: Bound<typeof ownPasskeys.renamePasskey>;
  readonly renamePasskeyOf: typeof ownPasskeys.renamePasskeyOf;
  readonly removePasskey: Bound<typeof ownPasskeys.removePasskey>;
  readonly removePasskeyOf: typeof ownPasskeys.removePasskeyOf;
  readonly beginPasskeySignIn: Bound<typeof passkeySignIn.beginPasskeySignIn>;
  readonly provePasskey: Bound<typeof passkeySignIn.provePasskey>;
  readonly signInByPasskey: Bound<typeof passkeySignIn.signInByPasskey>;
  /** The origin of our site as the request knows it: in production always the public address. */
  readonly originOf: IdentityDeps['originOf'];

  readonly generateQr: Bound<typeof generateQr>;
  readonly waitForQr: Bound<typeof waitForQr>;
  readonly scanQr: Bound<typeof scanQr>;
  readonly approveQr: Bound<typeof approveQr>;
  readonly refuseQr: Bound<typeof refuseQr>;

  readonly hasGoogle: boolean;
  readonly beginSocial: Bound<typeof social.beginSocial>;
  readonly proveSocial: Bound<typeof social.proveSocial>;
  readonly proveSocialToken: Bound<typeof social.proveSocialToken>;
  readonly readContactToLink: Bound<typeof social.readContactToLink>;
  readonly linkSocial: Bound<typeof social.linkSocial>;
  readonly insertSocialAccount: Bound<typeof social.addSocialAccount>;
  readonly isLinked: typeof isLinked;

  readonly register: Bound<typeof register>;
  readonly findUser: typeof findUser;
  readonly findUsers: typeof findUsers;
  readonly findUserByContact: typeof findUserByContact;
  readonly listCustomersByDigits: typeof listCustomersByDigits;
  readonly findCustomerByPhone: typeof findCustomerByPhone;
}
