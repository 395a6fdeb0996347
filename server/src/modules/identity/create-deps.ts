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
import { createProofs, type Proofs } from './sessions/proofs.ts';
import { createSecrets, type Secrets } from './sessions/rules/secrets.ts';
import { createTokens } from './sessions/tokens.ts';
import { createUsedProofs } from './sessions/used-proof-store.ts';
import { createOpenId } from './social/openid.ts';

/** What identity needs besides the platform, as the settings say. */
export function createIdentityDeps(platform: Platform): IdentityDeps {
  const { config, db, clock, jobs, live, news } = platform;
  const secrets = createSecrets(config.secret);
  const limits = createLimits(config);
  const seats = { seatsPerIp: limits.waitersPerIp, seats: limits.waiters };
  const sessions = createBelievedSessions({ db, clock });
  const sendSms = createSms(config, clock);
  const sendMail = createMail(config);
  return {
    ...{ db, clock, jobs, live, news, secrets, limits, sessions, sendSms, sendMail },
    tokens: createTokens(secrets.tokenKey),
    passwords: createPasswordPool(),
    waitingRoom: createWaitingRoom(live, seats),
    proofs: proofsOf(platform, secrets),
    forget: sessions.forget,
    securityLog: createSecurityLog(platform.log),
    publicUrl: config.publicUrl,
    isSecure: new URL(config.publicUrl).protocol === 'https:',
    sendMessage: createSendMessage(sendSms, sendMail),
    openId: config.google && createOpenId({ ...config.google, issuer: config.google.url }, clock),
    redirectUri: `${config.publicUrl}/account/login/google`,
  };
}

function proofsOf({ config, db, clock }: Platform, secrets: Secrets): Proofs {
  const publicOrigin = new URL(config.publicUrl).origin;
  return createProofs({
    secrets,
    clock,
    usedProofs: createUsedProofs(db),
    // On a developer's machine the same server answers as localhost, 127.0.0.1 and by its name in the house.
    originOf: (request) =>
      config.environment === 'production' ? publicOrigin : `${request.protocol}://${request.host}`,
  });
}
