import type { Chapter } from '../requirement.ts';

export const WEB_SERVICE: Chapter = {
  title: 'V4 API and web service',
  rows: {
    '4.1.1': {
      asks: 'Each answer names its type, and its letters where they matter',
      shown: {
        'server/src/platform/http/edges.db.test.ts':
          'of %s: every kind of answer names its type and its letters',
      },
    },
    '4.1.2': {
      asks: 'Only pages lead from http to https; calls are refused there',
      shown: {
        'checks/src/asvs/proxies.test.ts':
          'refuses calls without TLS instead of leading them on, and leads people',
      },
    },
    '4.1.3': {
      asks: 'Headers that a proxy sets cannot be set by callers',
      shown: {
        'server/src/platform/http/edges.db.test.ts': 'believes no address that a caller claims',
        'checks/src/asvs/proxies.test.ts': 'does not pass on what a caller claims of their address',
      },
    },
    '4.2.1': {
      asks: 'Where a request ends is read in one way only',
      shown: {
        'server/src/platform/http/edges.db.test.ts':
          'a request with two ends is refused and its line is cut: %s',
      },
    },
    '4.3.1': {
      asks: 'Costs of GraphQL questions are bounded',
      notApplicable: 'There is no GraphQL.',
    },
    '4.3.2': { asks: 'GraphQL tells nothing of its schema', notApplicable: 'There is no GraphQL.' },
    '4.4.1': {
      asks: 'WebSockets use TLS',
      notApplicable: 'There are no WebSockets: live news are server-sent events over HTTP.',
    },
    '4.4.2': {
      asks: 'The origin of a WebSocket is checked',
      notApplicable: 'There are no WebSockets.',
    },
    '4.4.3': {
      asks: 'WebSockets have tokens of their own where sessions cannot serve',
      notApplicable: 'There are no WebSockets.',
    },
    '4.4.4': {
      asks: 'Tokens of WebSockets come from the signed-in session',
      notApplicable: 'There are no WebSockets.',
    },
  },
};
