/**
 * What the security log tells, by its stable names: alarms of the operator hang on them. A name is
 * never given another meaning;
 * `docs/security-log.md` shows this list. `warn`: somebody was refused, or what protects money or
 * an account was changed.
 */
export const SECURITY_EVENTS = {
  'process.started': ['info', 'A process of the service began; `roles` says what it does.'],
  'process.ended': ['info', 'It was told to end, and ended in order.'],
  'sign-in.good': ['info', 'Somebody signed in; `sessionId` is the new session.'],
  'sign-in.wrong-password': ['warn', 'The password of an account that exists was wrong.'],
  'sign-in.wrong-code': ['warn', 'A one-time code for signing in was wrong, used or too old.'],
  'sign-in.wrong-second-factor': ['warn', 'A password of the staff was right, the code was not.'],
  'sign-in.unknown-account': [
    'warn',
    'Nobody has this name; `account` is the same for the same name.',
  ],
  'sign-in.wrong-passkey': ['warn', 'A passkey was unknown, or signed nothing that we asked.'],
  'sign-in.copied-passkey': ['warn', 'A passkey counted backwards: a second device holds it.'],
  'session.stolen': ['warn', 'A refresh token came twice or with another key: the session ended.'],
  'proof.wrong-password': [
    'warn',
    'Somebody signed in gave a wrong password where it is asked again.',
  ],
  'proof.wrong-code': ['warn', 'A one-time code for anything but signing in was wrong.'],
  'call.unauthenticated': ['warn', 'A call was refused with 401.'],
  'call.forbidden': ['warn', 'A call was refused with 403.'],
  'call.limited': ['warn', 'A call was refused with 429.'],
  'account.opened': ['info', 'A customer signed up.'],
  'account.contact-changed': ['warn', 'A customer has another e-mail address or phone (`change`).'],
  'account.passkey-added': ['warn', 'A customer added a passkey.'],
  'account.passkey-removed': ['warn', 'A customer removed a passkey.'],
  'account.bank-account-changed': ['warn', 'A customer saved a bank account for withdrawals.'],
  'account.copy-asked': ['warn', 'A customer asked for a copy of all data.'],
  'account.erasure-asked': ['warn', 'A customer asked for the end of the account.'],
  'account.change-stopped': ['warn', 'A contact before stopped a change; all sessions ended.'],
  'account.password-changed': ['warn', 'A customer set another password with the old one.'],
  'account.password-reset': ['warn', 'A customer set another password with a code.'],
  'staff.invited': ['warn', 'Somebody was invited to the desk.'],
  'staff.joined': ['warn', 'Somebody set password and second factor by a one-time address.'],
  'staff.roles-changed': ['warn', 'Roles or house of a member of staff were changed.'],
  'staff.disabled': ['warn', 'A member of staff was shut out.'],
  'staff.enabled': ['warn', 'A member of staff was let in again.'],
  'staff.reset': ['warn', 'Password, second factor and passkeys of a member of staff were taken.'],
  'staff.passkey-added': ['warn', 'A member of staff added a passkey.'],
  'staff.passkey-removed': ['warn', 'A member of staff removed a passkey.'],
  'limits.changed': ['warn', 'A limit or rule by which money moves was changed (`action`).'],
} as const satisfies Readonly<Record<string, readonly ['info' | 'warn', string]>>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
