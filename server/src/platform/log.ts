import pino, { type DestinationStream, type LevelWithSilent, type Logger } from 'pino';

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
 * masked in messages and failures too, since a database tells the values it stumbled over.
 */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: {
        paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
      formatters: {
        log: (fields) =>
          Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, told(value)])),
      },
      hooks: {
        logMethod(args, method) {
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
