import type { Chapter } from '../requirement.ts';

export const TOKENS: Chapter = {
  title: 'V9 Self-contained tokens',
  rows: {
    '9.1.1': {
      asks: 'Tokens are believed by their signature alone',
      shown: {
        'server/src/modules/identity/sessions/rules/compact-token.test.ts':
          'with the library behind it refuses every wrong signature of',
      },
    },
    '9.1.2': {
      asks: 'Only listed algorithms make and check tokens',
      shown: {
        'server/src/modules/identity/sessions/tokens.test.ts':
          'of another algorithm, key or place of keys is none',
      },
    },
    '9.1.3': {
      asks: 'Keys of tokens come from us alone',
      shown: {
        'server/src/modules/identity/sessions/tokens.test.ts':
          'of another algorithm, key or place of keys is none',
        'server/src/modules/identity/sessions/proofs.db.test.ts':
          'a token that the key itself signed is not ours',
      },
    },
    '9.2.1': {
      asks: 'Tokens are good in their time only',
      shown: {
        'server/src/modules/identity/sessions/tokens.test.ts':
          'is good in its time, and not before and after it',
      },
    },
    '9.2.2': {
      asks: 'A token serves its own purpose',
      shown: {
        'server/src/modules/identity/sessions/session.db.test.ts':
          'the cookie reads and never writes',
      },
    },
    '9.2.3': {
      asks: 'Tokens for others open nothing here',
      shown: {
        'server/src/modules/identity/sessions/tokens.test.ts': 'made for somebody else is none',
      },
    },
    '9.2.4': {
      asks: 'Tokens say for whom they are',
      shown: {
        'server/src/modules/identity/sessions/tokens.test.ts': 'made for somebody else is none',
      },
    },
  },
};
