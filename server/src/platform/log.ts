import pino, { type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { currentCall } from './telemetry/call-context.ts';

const SECRET_FIELDS = [
  'password',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'otp',
  'code',
  'authorization',
  'dpop',
  'cookie',
];

/**
 * JSON lines without secrets: fields that hold some are blanked, and whatever looks like a token, a phone number or an e-mail address is
 * masked in messages and failures too, since a database tells the values it stumbled over. Each
 * line has the number of the request that it is about. `onError` hears of each line at level
 * `error` and above, cleaned in the same way.
 */
export function createLog(
  level: LevelWithSilent,
  destination?: DestinationStream,
  onError?: (failure: ToldFailure) => void,
): Logger {
  return pino(
    {
      level,
      redact: {
        paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
      formatters: { log: toldFields },
      // A fresh object: pino writes the fields of the line into it.
      mixin: () => ({ ...currentCall() }),
      hooks: {
        logMethod(args, method, lineLevel) {
          if (onError && lineLevel >= ERROR_LEVEL) onError(failureOf(args));
          method.apply(
            this,
            args.map((part) => (typeof part === 'string' ? masked(part) : part)) as typeof args,
          );
        },
      },
    },
    destination as DestinationStream,
  );
}

/** A line at level `error`, as it may leave the machine. */
export interface ToldFailure {
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const ERROR_LEVEL = 50;

/** Of what is given to the log: a text alone, or fields and a text. */
function failureOf([first, second]: readonly unknown[]): ToldFailure {
  const text = typeof first === 'string' ? first : second;
  const fields = typeof first === 'object' && first !== null ? { ...first } : {};
  // What is inside of an object nobody has looked through.
  const open = Object.entries(fields).filter(
    ([name, value]) =>
      !SECRET_FIELDS.includes(name) && (typeof value !== 'object' || value instanceof Error),
  );
  return {
    message: masked(typeof text === 'string' ? text : ''),
    fields: { ...currentCall(), ...toldFields(Object.fromEntries(open)) },
  };
}

const toldFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, told(value)]));

function told(value: unknown): unknown {
  if (typeof value === 'string') return masked(value);
  if (!(value instanceof Error)) return value;
  const facts = value as { code?: unknown; constraint?: unknown };
  // Without `detail`, in which PostgreSQL repeats whole rows.
  return {
    type: value.name,
    message: masked(value.message),
    stack: masked(value.stack ?? ''),
    errorCode: facts.code,
    constraint: facts.constraint,
  };
}

const masked = (text: string): string =>
  text
    .replace(/[\w-]{40,}/g, '[token]')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]')
    .replace(/(?<![\w.-])(\+84|84|0)\d{6}(\d{3})(?![\w-])/g, '[phone $2]');
