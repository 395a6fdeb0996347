import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const logged = (write: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = [];
  write(createLog('debug', { write: (line) => void lines.push(line) }));
  expect(lines).toHaveLength(1);
  return lines.join('');
};
const TOKEN = 'eyJhbGciOiJFUzI1NiJ9-0123456789_abcdefghijklmnopqrstuvwxyz';

test.each([
  ['a field of its own', { password: 'con-mèo-xanh', otp: '123456' }],
  [
    'a field inside',
    { request: { headers: { authorization: `Bearer ${TOKEN}`, cookie: 'auth_token=x' } } },
  ],
  [
    'a failure',
    { error: new Error(`no such session ${TOKEN} of khach@hako.test, +84912345678 or 0912345678`) },
  ],
  ['a text', { detail: `asked with ${TOKEN} for 0912345678` }],
])('%s tells no secret', (_, fields) => {
  const line = logged((log) => log.warn(fields, `for khach@hako.test with ${TOKEN}`));
  for (const secret of [
    'con-mèo-xanh',
    '123456"',
    TOKEN,
    'auth_token',
    'khach@hako.test',
    '912345',
  ])
    expect(line).not.toContain(secret);
});

test('a failure keeps what it was and where, but not the row the database repeats', () => {
  const failure = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_phone_once',
    detail: 'Key (kind, phone)=(customer, +84912345678) already exists.',
  });
  const line = JSON.parse(logged((log) => log.error({ error: failure }, 'a call failed')));
  expect(line).toMatchObject({
    msg: 'a call failed',
    error: {
      message: 'duplicate key',
      errorCode: '23505',
      constraint: 'users_phone_once',
      stack: expect.stringContaining('log.test.ts'),
    },
  });
  expect(JSON.stringify(line)).not.toContain('Key (kind');
});

test('ids and amounts stay readable', () => {
  const line = logged((log) =>
    log.warn(
      { order: '0190a000-0000-7000-8000-0000000000b1', amount: 1_234_567_890 },
      'x123456789 at 10:00',
    ),
  );
  expect(line).toContain('0190a000-0000-7000-8000-0000000000b1');
  expect(line).toContain('1234567890');
  expect(line).toContain('x123456789');
});

test('the time of a line is in UTC', () => {
  const before = Date.now();
  const { time } = JSON.parse(logged((log) => log.info('now')));
  // Milliseconds since 1970 in UTC, whatever the zone of the machine.
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});

test('whatever somebody typed stays within one line', () => {
  const forged = 'x\r\n{"log":"security","event":"sign-in.good"}\u2028\u001b[31m';
  const line = logged((log) => log.warn({ name: forged, error: new Error(forged) }, forged));
  for (const sign of ['\r', '\n', '\u001b']) expect(line.trimEnd()).not.toContain(sign);
  expect(JSON.parse(line)).toMatchObject({ name: forged, msg: forged });
});
