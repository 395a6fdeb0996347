import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECURITY_EVENTS } from './security-events.ts';

test('the page in docs/ shows every event as the code knows it', () => {
  const page = readFileSync('docs/security-log.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([\w.-]+)` \| (\w+) \| (.+) \|$/gm)].map((row) =>
    row.slice(1),
  );
  expect(rows).toEqual(
    Object.entries(SECURITY_EVENTS).map(([event, [level, meaning]]) => [event, level, meaning]),
  );
});
