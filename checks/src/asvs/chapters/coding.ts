import type { Chapter } from '../requirement.ts';

export const CODING: Chapter = {
  title: 'V15 Secure coding and architecture',
  rows: {
    '15.1.1': {
      asks: 'Documents say how soon holes of libraries are mended',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'the page tells how soon holes of libraries are mended',
      },
    },
    '15.1.2': {
      asks: 'A list of all libraries, from known sources',
      shown: {
        'torture/src/release.torture.ts':
          'is small, and holds no development packages, no embedded database and',
      },
    },
    '15.1.3': {
      asks: 'Documents name what is slow and how it is bounded',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'the page names what is slow, and code that bounds it',
      },
    },
    '15.2.1': { asks: 'No library is older than the documents allow', operator: 'updates' },
    '15.2.2': {
      asks: 'What is slow does not stop the rest',
      shown: {
        'server/src/modules/identity/passwords/password-pool.test.ts':
          'the storm of one network fills its own lane, and whoever comes from',
        'server/src/platform/http/overload/refuse-overload.test.ts':
          'a call, told in Vietnamese when to come again, and counted',
      },
    },
    '15.2.3': {
      asks: 'Production holds nothing for tests',
      shown: {
        'torture/src/release.torture.ts':
          'is small, and holds no development packages, no embedded database and',
      },
    },
    '15.3.1': {
      asks: 'Answers hold only the fields that are needed',
      shown: {
        'server/src/platform/http/server.db.test.ts':
          'gives handlers only what is promised and sends only what is promised',
      },
    },
    '15.3.2': {
      asks: 'Calls to others follow no redirect',
      shown: {
        'server/src/platform/outside/http-client.test.ts':
          'hands back the answer, whatever its status, and follows no redirect',
      },
    },
    '15.3.3': {
      asks: 'Callers cannot set fields that are not theirs',
      shown: {
        'server/src/platform/http/server.db.test.ts':
          'gives handlers only what is promised and sends only what is promised',
      },
    },
    '15.3.4': {
      asks: 'The address of a caller is passed on in a way that they cannot change',
      shown: {
        'server/src/platform/http/edges.db.test.ts': 'believes no address that a caller claims',
        'checks/src/asvs/proxies.test.ts': 'does not pass on what a caller claims of their address',
      },
    },
    '15.3.5': {
      asks: 'Types are checked and compared strictly',
      shown: { 'checks/src/asvs/source-rules.test.ts': 'values are compared strictly' },
    },
    '15.3.6': {
      asks: 'Nobody can change the prototypes of objects',
      shown: { 'server/src/platform/http/server.db.test.ts': 'refuses the body %s' },
    },
    '15.3.7': {
      asks: 'A parameter that is given twice is refused',
      shown: {
        'server/src/platform/http/edges.db.test.ts':
          'a parameter that is given twice is refused: %s',
      },
    },
  },
};
