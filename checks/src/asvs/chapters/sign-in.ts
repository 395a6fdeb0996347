import type { Chapter } from '../requirement.ts';

export const SIGN_IN: Chapter = {
  title: 'V6 Authentication: ways and factors',
  rows: {
    '6.3.1': {
      asks: 'Guessing is slowed as the documents say',
      shown: {
        'server/src/modules/identity/budgets/lanes.db.test.ts':
          'twenty wrong passwords: the devices that it knows sign in as before',
        'server/src/modules/identity/passwords/one-gate.db.test.ts':
          'so guesses of one network count together, whichever account and call',
      },
    },
    '6.3.2': {
      asks: 'There are no accounts from the factory',
      shown: {
        'server/src/modules/staff/accounts/join.db.test.ts':
          'there is no administrator until the invited one has joined',
        'server/src/config/safety.test.ts': 'does not start when %s is “%s”',
      },
    },
    '6.3.3': {
      asks: 'Two factors, or single factors together, open the application',
      decided: 'docs/decisions/0068-what-clients-forbid-of-asvs.md',
    },
    '6.3.4': {
      asks: 'There is no way in besides those of the documents',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'every way to sign in that the contract has is on the page, and no',
      },
    },
    '6.4.1': {
      asks: 'Addresses and codes that open an account are random and run out',
      shown: {
        'server/src/modules/staff/accounts/join.db.test.ts':
          'an address opens one account once, and not after three days',
      },
    },
    '6.4.2': {
      asks: 'There are no hints and no secret questions',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'no password runs out by time, and none has a hint or a question',
      },
    },
    '6.4.3': {
      asks: 'A forgotten password is set anew without going around a second factor',
      shown: {
        'server/src/modules/identity/passwords/passwords.db.test.ts':
          'a forgotten one is set anew in three steps, once, and ends every',
        'server/src/modules/identity/passwords/one-gate.db.test.ts':
          'so nobody changes a password of the staff by knowing the old one',
      },
    },
    '6.4.4': {
      asks: 'A lost second factor asks for the proof of the first day',
      shown: {
        'server/src/modules/staff/accounts/join.db.test.ts':
          'who is disabled is out at once, and comes back as they were; a reset',
      },
    },
    '6.5.1': {
      asks: 'Codes serve once',
      shown: {
        'server/src/modules/staff/sign-in-staff.db.test.ts':
          'of fifteen sign-ins with one code at once one succeeds',
        'server/src/modules/identity/codes/one-time-codes.db.test.ts':
          'a phone is signed up in two steps and found by its number afterwards',
      },
    },
    '6.5.2': {
      asks: 'Short secrets are kept hashed',
      shown: {
        'server/src/modules/identity/time-limits.db.test.ts':
          'has six figures and is kept as a keyed hash alone',
      },
    },
    '6.5.3': {
      asks: 'Codes and seeds come from a safe source of chance',
      shown: {
        'checks/src/asvs/source-rules.test.ts': 'chance comes from the safe source of Node',
      },
    },
    '6.5.4': {
      asks: 'Codes have at least twenty bits',
      shown: {
        'server/src/modules/identity/time-limits.db.test.ts':
          'has six figures and is kept as a keyed hash alone',
      },
    },
    '6.5.5': {
      asks: 'Codes live ten minutes at most, those of clocks thirty seconds',
      shown: {
        'server/src/modules/identity/time-limits.db.test.ts': 'opens nothing after ten minutes',
        'server/src/modules/staff/rules/totp.test.ts': 'a code that is %i seconds off opens: %s',
      },
    },
    '6.6.1': {
      asks: 'Codes by telephone go to proved numbers, beside stronger ways, with a word on the risk',
      shown: {
        'web/src/features/identity/sign-in/phone-sign-in-form.test.tsx':
          'whoever signs in by text message reads what its risk is, and which',
        'server/src/modules/identity/codes/one-time-codes.db.test.ts':
          'nothing is sent to an unknown number that asks to sign in, and the',
      },
    },
    '6.6.2': {
      asks: 'A code opens only what it was asked for',
      shown: {
        'server/src/modules/identity/time-limits.db.test.ts':
          'serves its own purpose and contact alone, and opens nothing once',
        'server/src/modules/identity/codes/one-time-codes.db.test.ts':
          'a phone is signed up in two steps and found by its number afterwards',
      },
    },
    '6.6.3': {
      asks: 'Codes cannot be guessed in time',
      shown: {
        'server/src/modules/identity/codes/one-time-codes.db.test.ts':
          'of hundreds of guesses at once exactly five are compared',
        'server/src/modules/identity/budgets/lanes.db.test.ts':
          'codes: five for each network and fifteen in all, while known devices',
      },
    },
    '6.8.1': {
      asks: 'One provider cannot speak for another',
      shown: {
        'server/src/modules/identity/social/linking.db.test.ts':
          'is not opened by Google alone, nor by a wrong password or code, nor',
      },
    },
    '6.8.2': {
      asks: 'Signatures of a provider are always checked',
      shown: { 'server/src/modules/identity/social/google.db.test.ts': '%s opens nothing' },
    },
    '6.8.3': { asks: 'SAML assertions serve once', notApplicable: 'There is no SAML.' },
    '6.8.4': {
      asks: 'Strength and time of a sign-in at a provider are checked where they matter',
      notApplicable:
        'Nothing asks a provider for a strength: what moves an account asks for our own proof.',
    },
  },
};
