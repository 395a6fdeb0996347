import type { Chapter } from '../requirement.ts';

export const SESSIONS: Chapter = {
  title: 'V7 Sessions',
  rows: {
    '7.1.1': {
      asks: 'Documents say how long sessions last',
      shown: {
        'checks/src/asvs/security-figures.test.ts':
          'the page tells how long sessions last as the code ends them',
      },
    },
    '7.1.2': {
      asks: 'Documents say how many sessions an account may have',
      shown: {
        'checks/src/asvs/security-figures.test.ts':
          'the page tells how long sessions last as the code ends them',
      },
    },
    '7.1.3': {
      asks: 'Documents name what makes and ends sessions elsewhere',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'every way to sign in that the contract has is on the page, and no',
      },
    },
    '7.2.1': {
      asks: 'Tokens are checked by the server',
      shown: {
        'server/src/modules/identity/sessions/proofs.db.test.ts':
          'a token that the key itself signed is not ours',
        'server/src/customer-swap.db.test.ts':
          'is refused to whoever else asks, at every place of every call, as',
      },
    },
    '7.2.2': {
      asks: 'Tokens are made anew for each session',
      shown: {
        'server/src/modules/identity/sessions/session.db.test.ts':
          'fifty renewals at once get one and the same successor',
      },
    },
    '7.2.3': {
      asks: 'Tokens are random and long',
      shown: {
        'checks/src/asvs/source-rules.test.ts': 'chance comes from the safe source of Node',
      },
    },
    '7.2.4': {
      asks: 'Each sign-in makes a new session',
      shown: {
        'server/src/modules/identity/time-limits.db.test.ts':
          'is another one with each sign-in; a second sign-in shares no token',
      },
    },
    '7.3.1': {
      asks: 'A session ends when nobody used it',
      shown: {
        'server/src/modules/staff/staff-sessions.db.test.ts':
          'ends after half an hour without use, and cannot be renewed then',
        'server/src/modules/identity/time-limits.db.test.ts':
          'is over when nobody renewed it for thirty days',
      },
    },
    '7.3.2': {
      asks: 'A session ends after a longest time',
      shown: {
        'server/src/modules/staff/staff-sessions.db.test.ts':
          'ends after twelve hours, however busy',
        'server/src/modules/identity/time-limits.db.test.ts':
          'is over after half a year, however often it was renewed',
      },
    },
    '7.4.1': {
      asks: 'What ended opens nothing',
      shown: {
        'server/src/modules/identity/sessions/session.db.test.ts':
          'ends at once when its owner signs out, refresh token and all',
      },
    },
    '7.4.2': {
      asks: 'Whoever is shut out loses all sessions',
      shown: {
        'server/src/modules/staff/accounts/join.db.test.ts':
          'who is disabled is out at once, and comes back as they were; a reset',
      },
    },
    '7.4.3': {
      asks: 'A changed factor ends the other sessions',
      shown: {
        'server/src/modules/identity/passwords/passwords.db.test.ts':
          'is changed with the old one; other sessions end, this one stays',
      },
    },
    '7.4.4': {
      asks: 'Signing out is in sight on each page of an account',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'signing out stands in the frame of every page of an account and of',
      },
    },
    '7.4.5': {
      asks: 'Administrators can end sessions',
      shown: {
        'server/src/modules/desk/person/person.db.test.ts':
          'are signed out one by one or all, at once, with a reason in the audit',
        'server/src/modules/staff/accounts/accounts.db.test.ts':
          'ends the sessions of whom they disable, and lets them in again',
      },
    },
    '7.5.1': {
      asks: 'A change of what opens an account asks for proof again',
      shown: {
        'server/src/modules/identity/owner/stolen-sign-in.db.test.ts':
          'puts no contact of the thief in the place of the own one',
      },
    },
    '7.5.2': {
      asks: 'People see their sessions and end them, after a proof',
      shown: {
        'server/src/modules/identity/sessions.db.test.ts': [
          'are listed with this one first, and each can be signed out',
          'end for nobody who has a token alone and does not prove to be the owner',
        ],
      },
    },
    '7.6.1': {
      asks: 'Sessions here and at a provider end as documents say',
      shown: {
        'checks/src/asvs/security-figures.test.ts':
          'the page tells how long sessions last as the code ends them',
      },
    },
    '7.6.2': {
      asks: 'No session opens without an act of the person',
      shown: {
        'server/src/modules/identity/qr/attacker.db.test.ts': 'gets no session when %s is typed',
        'server/src/modules/identity/social/google.db.test.ts':
          'without a proof of its key is not looked at',
      },
    },
  },
};
