import { expect, it } from 'vitest';
import { isConnectionLost, isDatabaseAway } from './away.ts';

const failure = (message: string, code = '') => Object.assign(new Error(message), { code });

it.each([
  ['a broken connection', failure('read ECONNRESET', 'ECONNRESET'), { lost: true, away: true }],
  ['a server that ends', failure('terminating connection', '57P01'), { lost: true, away: true }],
  ['a standby', failure('read-only transaction', '25006'), { lost: true, away: true }],
  ['a lock that was not had', failure('lock timeout', '55P03'), { lost: false, away: true }],
  ['a disk that is full', failure('could not extend file', '53100'), { lost: false, away: true }],
  ['a disk that fails', failure('could not write block 7', '58030'), { lost: false, away: true }],
  // Asked again at once it would stand in the same queue.
  ['a pooler with no room', failure('query_wait_timeout', '08P01'), { lost: false, away: true }],
  ['a mistake of ours', failure('no such column', '42703'), { lost: false, away: false }],
])('%s is judged', (_, error, judged) => {
  expect({ lost: isConnectionLost(error), away: isDatabaseAway(error) }).toEqual(judged);
});
