import { ENCODING } from './chapters/encoding.ts';
import { VALIDATION } from './chapters/validation.ts';
import { BROWSER } from './chapters/browser.ts';
import { WEB_SERVICE } from './chapters/web-service.ts';
import { FILE_HANDLING } from './chapters/file-handling.ts';
import { PASSWORDS } from './chapters/passwords.ts';
import { SIGN_IN } from './chapters/sign-in.ts';
import { SESSIONS } from './chapters/sessions.ts';
import { RIGHTS } from './chapters/rights.ts';
import { TOKENS } from './chapters/tokens.ts';
import { OAUTH } from './chapters/oauth.ts';
import { CRYPTOGRAPHY } from './chapters/cryptography.ts';
import { CONNECTIONS } from './chapters/connections.ts';
import { CONFIGURATION } from './chapters/configuration.ts';
import { DATA } from './chapters/data.ts';
import { CODING } from './chapters/coding.ts';
import { LOGGING } from './chapters/logging.ts';
import { WEB_RTC } from './chapters/web-rtc.ts';
import type { Chapter } from './requirement.ts';

/** The chapters of the standard, two of them in halves, in its order. */
export const CHAPTERS: readonly Chapter[] = [
  ENCODING,
  VALIDATION,
  BROWSER,
  WEB_SERVICE,
  FILE_HANDLING,
  PASSWORDS,
  SIGN_IN,
  SESSIONS,
  RIGHTS,
  TOKENS,
  OAUTH,
  CRYPTOGRAPHY,
  CONNECTIONS,
  CONFIGURATION,
  DATA,
  CODING,
  LOGGING,
  WEB_RTC,
];
