import type { Chapter } from '../requirement.ts';

export const DATA: Chapter = {
  title: 'V14 Data protection',
  rows: {
    '14.1.1': {
      asks: 'Kinds of sensitive data are named',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'every table of a person is of a module that has its kind and',
      },
    },
    '14.1.2': {
      asks: 'Each kind has its protection in documents',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'every table of a person is of a module that has its kind and',
      },
    },
    '14.2.1': {
      asks: 'Sensitive data stand in no address',
      decided: 'docs/decisions/0068-what-clients-forbid-of-asvs.md',
    },
    '14.2.2': {
      asks: 'No server between keeps sensitive data',
      shown: {
        'server/src/platform/http/hardening.db.test.ts':
          'a page of a person (%s) is kept by nobody',
        'server/src/platform/http/security.db.test.ts':
          '%s carries the headers that keep others out',
      },
    },
    '14.2.3': {
      asks: 'Sensitive data go to no tracker',
      shown: {
        'server/src/platform/http/security.db.test.ts':
          'a page lets only its own scripts run, by a nonce that no other page',
        'server/src/platform/error-reports/error-reports.test.ts':
          'nothing of a person leaves with it',
      },
    },
    '14.2.4': {
      asks: 'The protections of the documents are in place',
      shown: {
        'server/src/modules/privacy/erasing/erasure.db.test.ts': [
          'declares every table that belongs to a customer',
          'leaves a person in no table after their day has come, and the books',
        ],
      },
    },
    '14.3.1': {
      asks: 'What was shown is gone after signing out',
      shown: {
        'server/src/platform/http/hardening.db.test.ts':
          'a page of a person (%s) is kept by nobody',
        'e2e/stories/sign-up.story.ts':
          'a wrong password is told; a right one opens, outlives the page cookie',
      },
    },
    '14.3.2': {
      asks: 'Answers forbid keeping sensitive data',
      shown: {
        'server/src/platform/http/hardening.db.test.ts':
          'a page of a person (%s) is kept by nobody',
        'server/src/platform/http/security.db.test.ts':
          '%s carries the headers that keep others out',
      },
    },
    '14.3.3': {
      asks: 'Browsers keep nothing sensitive but the session',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'browsers keep settings and a key that cannot be taken out, and',
      },
    },
  },
};
