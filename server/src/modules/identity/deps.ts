import type { FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import type { SendMail } from '../../platform/outside/mail.ts';
import type { SendSms } from '../../platform/outside/sms.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { Limits } from './budgets/limits.ts';
import type { SendMessage } from './codes/send-code.ts';
import type { PasswordPool } from './passwords/password-pool.ts';
import type { WaitingRoom } from './qr/waiting-room.ts';
import type { BelievedSessions } from './sessions/believed-sessions.ts';
import type { Proofs } from './sessions/proofs.ts';
import type { Secrets } from './sessions/rules/secrets.ts';
import type { Tokens } from './sessions/tokens.ts';
import type { OpenId } from './social/openid.ts';

export interface IdentityDeps extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'live' | 'news'> {
  readonly secrets: Secrets;
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly passwords: PasswordPool;
  readonly waitingRoom: WaitingRoom;
  readonly proofs: Proofs;
  readonly sessions: BelievedSessions;
  /** Stops believing in sessions that ended; after the commit. */
  readonly forget: (sessionIds: readonly string[]) => void;
  readonly securityLog: SecurityLog;
  readonly publicUrl: string;
  /**
   * The origin of our site, for which proofs and passkeys are made. In production it is the public
   * address; on a developer's machine the same server answers as localhost, 127.0.0.1 and by its
   * name in the house.
   */
  readonly originOf: (request: FastifyRequest) => string;
  /** Whether our address is `https:`, so that cookies may be told to travel by it alone. */
  readonly isSecure: boolean;
  readonly sendSms: SendSms;
  readonly sendMail: SendMail;
  readonly sendMessage: SendMessage;
  /** Undefined until the operator configured it. */
  readonly openId: OpenId | undefined;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
}
