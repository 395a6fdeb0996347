import type { Chapter } from '../requirement.ts';

export const LOGGING: Chapter = {
  title: 'V16 Logging and failures',
  rows: {
    '16.1.1': {
      asks: 'Documents list what is logged, where and how long',
      shown: {
        'server/src/platform/security-events.test.ts':
          'the page in docs/ shows every event as the code knows it',
        'checks/src/asvs/security-page.test.ts':
          'the page says of each log what it is and where it goes',
      },
    },
    '16.2.1': {
      asks: 'Each line says when, where, who and what',
      shown: { 'server/src/platform/security-log.db.test.ts': 'tell how a sign-in went' },
    },
    '16.2.2': {
      asks: 'Times are in UTC',
      shown: { 'server/src/platform/log.test.ts': 'the time of a line is in UTC' },
    },
    '16.2.3': {
      asks: 'Lines go only where documents say',
      shown: { 'checks/src/asvs/source-rules.test.ts': 'lines leave by the log alone' },
    },
    '16.2.4': {
      asks: 'Lines have one shape for programs',
      shown: {
        'server/src/platform/http/observed/observe-calls.test.ts':
          'one line a request tells its route, status, size and role, and',
      },
    },
    '16.2.5': {
      asks: 'Lines hold no secrets',
      shown: { 'server/src/platform/log.test.ts': '%s tells no secret' },
    },
    '16.3.1': {
      asks: 'Each sign-in is logged, good or not',
      shown: { 'server/src/platform/security-log.db.test.ts': 'tell how a sign-in went' },
    },
    '16.3.2': {
      asks: 'Refused calls are logged',
      shown: {
        'server/src/platform/security-log.db.test.ts': 'tell of refused calls and who made them',
      },
    },
    '16.3.3': {
      asks: 'Attempts around the controls are logged',
      shown: {
        'server/src/platform/security-log.db.test.ts': [
          'tell of refused calls and who made them',
          'tell of another password and of other roles',
        ],
      },
    },
    '16.3.4': {
      asks: 'Failures are logged',
      shown: {
        'server/src/platform/http/observed/observe-calls.test.ts':
          'a failure tells its number to the caller, and stands under it in the',
      },
    },
    '16.4.1': {
      asks: 'Texts of others cannot forge a line',
      shown: { 'server/src/platform/log.test.ts': 'whatever somebody typed stays within one line' },
    },
    '16.4.2': { asks: 'Logs are closed to others and cannot be changed', operator: 'logs' },
    '16.4.3': { asks: 'Logs are kept on another machine', operator: 'logs' },
    '16.5.1': {
      asks: 'Failures tell nothing of our insides',
      shown: {
        'server/src/platform/http/server.db.test.ts':
          'answers a %s with %i and tells nothing of our insides',
      },
    },
    '16.5.2': {
      asks: 'The service goes on when something outside fails',
      shown: {
        'server/src/modules/marketplaces/reading/site-line.test.ts':
          'is closed by %s at once: nobody knocks, and it is told since when and',
        'server/src/silent-database.db.test.ts':
          'a process whose database falls silent says so, and works again with',
      },
    },
    '16.5.3': {
      asks: 'A failure opens nothing and half does nothing',
      shown: {
        'server/src/platform/http/edges.db.test.ts':
          'while the database is away nobody is let in and nothing is believed',
      },
    },
  },
};
