import type { Clock } from '../../../kernel/clock.ts';
import type { OutageKind } from '../../../kernel/outage.ts';
import type { OutsideAnswer } from '../../../platform/outside/http-client.ts';
import type { ShutOutSign } from '../account-shut-out.ts';

/** `Retry-After`, in seconds or as a date; undefined when the site asks for nothing. */
export function retryAfterMs({ headers }: OutsideAnswer, clock: Clock): number | undefined {
  const asked = String(headers['retry-after'] ?? '');
  const ms = /^\d{1,6}$/.test(asked)
    ? Number(asked) * 1000
    : Date.parse(asked) - clock.now().getTime();
  return ms > 0 ? ms : undefined;
}
/** Names a robot check even when it comes with HTTP 200; a redirect to a login page is one of another kind. */
export function refusalOf(answer: OutsideAnswer): OutageKind | undefined {
  if (answer.status === 403) return 'blocked';
  if (answer.status === 423 || answer.status === 429) return 'limited';
  // Before 5xx: a gatekeeper in front of a site asks with 503 as well.
  if (/html/i.test(String(answer.headers['content-type'] ?? '')) && isRobotCheck(answer.body))
    return 'blocked';
  if (answer.status >= 500) return 'failing';
  if (answer.status >= 300 && answer.status < 400) return 'blocked';
  return undefined;
}
/** What an answer says about the account that asked: sent to the login, or shown a check for robots. */
export function signOf(
  answer: OutsideAnswer,
  refusal: OutageKind | undefined,
): ShutOutSign | undefined {
  if (answer.status === 401 || (answer.status >= 300 && answer.status < 400)) return 'signed-out';
  return refusal === 'blocked' ? 'robot-check' : undefined;
}
const isRobotCheck = (body: Buffer): boolean =>
  body.length < 100_000 &&
  /g-recaptcha|h-captcha|cf-challenge|ロボットではない|unusual traffic|<title>Just a moment/i.test(
    body.toString('utf8', 0, 20_000),
  );

/** Some sites want our key in the query, and outages are written to the log. */
export const withoutQuery = (path: string): string => path.split('?', 1)[0] as string;
/** Why a service refuses, when it tells: a missing header, a used up quota. */
export const saidBy = (answer: OutsideAnswer): string =>
  isJson(answer) && answer.body.length < 2_000 ? `: ${answer.text().slice(0, 200)}` : '';
export const isJson = (answer: OutsideAnswer): boolean =>
  /json/i.test(String(answer.headers['content-type'] ?? ''));
