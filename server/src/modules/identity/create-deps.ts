import type { Config } from '../../config.ts';
import { createMail } from '../../platform/outside/mail.ts';
import { createSms } from '../../platform/outside/sms.ts';
import type { Platform } from '../../platform/platform.ts';
import { createSecurityLog } from '../../platform/security-log.ts';
import { createLimits } from './budgets/limits.ts';
import { createSendMessage } from './codes/messages.ts';
import type { IdentityDeps } from './deps.ts';
import { createPasswordPool } from './passwords/password-pool.ts';
import { createWaitingRoom } from './qr/waiting-room.ts';
import { createBelievedSessions } from './sessions/believed-sessions.ts';
import { createProofs } from './sessions/proofs.ts';
import { createSecrets } from './sessions/rules/secrets.ts';
import { createTokens } from './sessions/tokens.ts';
import { createUsedProofs } from './sessions/used-proof-store.ts';
import { createOpenId } from './social/openid.ts';

/** What identity needs besides the platform, as the settings say. */
export function createIdentityDeps(platform: Platform): IdentityDeps {
  const { config, db, clock, jobs, live, news } = platform;
  const secrets = createSecrets(config.secret, config.formerSecret);
  const limits = createLimits(config);
  const seats = { seatsPerIp: limits.waitersPerIp, seats: limits.waiters };
  const sessions = createBelievedSessions({ db, clock });
  const originOf = originsOf(config);
  const sendSms = createSms(config, clock);
  const sendMail = createMail(config);
  return {
    ...{ db, clock, jobs, live, news, secrets, limits, sessions, sendSms, sendMail },
    tokens: createTokens(secrets.tokenKey, secrets.formerTokenKey),
    passwords: createPasswordPool(),
    waitingRoom: createWaitingRoom(live, seats),
    proofs: createProofs({ secrets, clock, usedProofs: createUsedProofs(db), originOf }),
    originOf,
    forget: sessions.forget,
    securityLog: createSecurityLog(platform.log),
    publicUrl: config.publicUrl,
    isSecure: new URL(config.publicUrl).protocol === 'https:',
    sendMessage: createSendMessage(sendSms, sendMail),
    openId: config.google && createOpenId({ ...config.google, issuer: config.google.url }, clock),
    redirectUri: `${config.publicUrl}/account/login/google`,
  };
}

function originsOf({ environment, publicUrl }: Config): IdentityDeps['originOf'] {
  const publicOrigin = new URL(publicUrl).origin;
  return ({ protocol, host }) =>
    environment === 'production' ? publicOrigin : `${protocol}://${host}`;
}
