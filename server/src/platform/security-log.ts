import type { Logger } from 'pino';
import { SECURITY_EVENTS, type SecurityEvent } from './security-events.ts';

/** Facts of an event: ids, addresses and names of ours; never a password, a code, a token or a whole contact. */
export interface SecurityFacts {
  readonly userId?: string | undefined;
  readonly kind?: 'customer' | 'staff';
  readonly sessionId?: string;
  /** A name that nobody has, sealed: the same for the same name. */
  readonly account?: string;
  readonly ip?: string;
  readonly method?: string;
  /** The address as the contract writes it, without values. */
  readonly route?: string | undefined;
  readonly refusal?: string;
  readonly purpose?: string;
  readonly change?: string;
  readonly action?: string;
  /** Who did it, where that is not the user whom it is about. */
  readonly actor?: string;
  readonly subject?: string | undefined;
  readonly reason?: string;
  readonly roles?: readonly string[];
  /** Names of own roles. */
  readonly ownRoles?: readonly string[];
}

/** Writes what an operator must hear of; see `docs/security-log.md`. */
export type SecurityLog = (event: SecurityEvent, facts?: SecurityFacts) => void;

/** The security log of this process: lines of its log with `"log":"security"`, whatever the level of the others. */
export function createSecurityLog(log: Logger): SecurityLog {
  const level = log.level === 'silent' ? 'silent' : 'info';
  const lines = log.child({ log: 'security' }, { level });
  return (event, facts = {}) => {
    const [eventLevel, meaning] = SECURITY_EVENTS[event];
    lines[eventLevel]({ event, ...facts }, meaning);
  };
}
