import { randomBytes } from 'node:crypto';
import type { ToldFailure } from '../log.ts';
import type { Version } from '../telemetry/version.ts';

/** Where an error happened. */
export interface Origin {
  readonly version: Version;
  readonly environment: string;
  readonly roles: readonly string[];
}

interface Frame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}

/**
 * One error as an envelope of three lines, as Sentry documents it
 * (develop.sentry.dev/sdk/data-model/envelopes). Without who called and from where: a request is
 * known by its number.
 */
export function envelopeOf(failure: ToldFailure, origin: Origin, now: Date): string {
  const eventId = randomBytes(16).toString('hex');
  const header = { event_id: eventId, sent_at: now.toISOString() };
  return [header, { type: 'event' }, eventOf(failure, origin, now, eventId)]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

function eventOf(
  { message, fields }: ToldFailure,
  { version, environment, roles }: Origin,
  now: Date,
  eventId: string,
): object {
  const { error, requestId, ...extra } = fields;
  return {
    event_id: eventId,
    timestamp: now.getTime() / 1_000,
    platform: 'node',
    level: 'error',
    logger: 'hako',
    message: { formatted: message },
    release: `hako@${version.version}+${version.commit}`,
    environment,
    tags: { roles: roles.join(','), ...(requestId ? { request_id: requestId } : {}) },
    extra,
    ...(isTold(error) ? { exception: { values: [exceptionOf(error)] } } : {}),
  };
}

interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

const isTold = (error: unknown): error is ToldError =>
  typeof error === 'object' && error !== null && 'stack' in error && 'type' in error;

const exceptionOf = ({ type, message, stack }: ToldError): object => ({
  type,
  value: message,
  stacktrace: { frames: framesOf(stack) },
});

/** Oldest call first, as the format wants it. */
function framesOf(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const found =
        /^\s*at (?:(?<name>.*?) \()?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/.exec(line);
      const { name = '?', file = '', line: lineno, column } = found?.groups ?? {};
      return found
        ? [{ function: name, filename: file, lineno: Number(lineno), colno: Number(column) }]
        : [];
    })
    .toReversed();
}
