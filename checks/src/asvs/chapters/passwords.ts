import type { Chapter } from '../requirement.ts';

export const PASSWORDS: Chapter = {
  title: 'V6 Authentication: documents and passwords',
  rows: {
    '6.1.1': {
      asks: 'Documents say how guessing is slowed, without shutting owners out',
      shown: {
        'checks/src/asvs/security-figures.test.ts':
          'the page tells how guessing is slowed as the code slows it',
      },
    },
    '6.1.2': {
      asks: 'A list of words that no password may be made of',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'the page names where the words are that no password may be made of',
      },
    },
    '6.1.3': {
      asks: 'Documents name every way to sign in and what guards it',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'every way to sign in that the contract has is on the page, and no',
      },
    },
    '6.2.1': {
      asks: 'Passwords have at least eight characters',
      shown: {
        'server/src/modules/identity/passwords/find-password-fault.test.ts': '%s is too short',
      },
    },
    '6.2.2': {
      asks: 'People can change their password',
      shown: {
        'server/src/modules/identity/passwords/passwords.db.test.ts':
          'is changed with the old one; other sessions end, this one stays',
      },
    },
    '6.2.3': {
      asks: 'A change asks for the old password',
      shown: {
        'server/src/modules/identity/passwords/passwords.db.test.ts':
          'is changed with the old one; other sessions end, this one stays',
      },
    },
    '6.2.4': {
      asks: 'New passwords are none of the commonest thousands',
      shown: {
        'server/src/modules/identity/passwords/find-password-fault.test.ts': '%s is too common',
      },
    },
    '6.2.5': {
      asks: 'Any characters may be used, none must',
      shown: { 'server/src/modules/identity/passwords/find-password-fault.test.ts': '%s is good' },
    },
    '6.2.6': {
      asks: 'Fields of passwords hide what is typed',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'passwords are typed into one kind of field, which hides them and',
      },
    },
    '6.2.7': {
      asks: 'Pasting and password managers work',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'passwords are typed into one kind of field, which hides them and',
      },
    },
    '6.2.8': {
      asks: 'Passwords are compared whole, letter by letter',
      shown: {
        'server/src/modules/identity/passwords/password-pool.test.ts':
          'every letter counts, none is cut off or changed, and the hash is slow',
      },
    },
    '6.2.9': {
      asks: 'Passwords of 64 characters are taken',
      shown: {
        'server/src/modules/identity/passwords/password-pool.test.ts':
          'every letter counts, none is cut off or changed, and the hash is slow',
      },
    },
    '6.2.10': {
      asks: 'Passwords do not run out by time',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'no password runs out by time, and none has a hint or a question',
      },
    },
    '6.2.11': {
      asks: 'Words of the list make no password',
      shown: {
        'server/src/modules/identity/passwords/find-password-fault.test.ts': '%s is too common',
      },
    },
    '6.2.12': {
      asks: 'New passwords are none of known leaks',
      shown: {
        'server/src/modules/identity/passwords/find-password-fault.test.ts': '%s is too common',
      },
    },
  },
};
