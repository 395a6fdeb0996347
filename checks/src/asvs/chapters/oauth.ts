import type { Chapter } from '../requirement.ts';

export const OAUTH: Chapter = {
  title: 'V10 OAuth and OpenID Connect',
  rows: {
    '10.1.1': {
      asks: 'Tokens reach only who needs them',
      shown: {
        'server/src/platform/http/security.db.test.ts':
          'tells neither passwords nor codes nor tokens nor numbers, also of',
        'server/src/platform/security-log.db.test.ts':
          'hold no password, code, token or whole phone number',
      },
    },
    '10.1.2': {
      asks: 'A sign-in at a provider ends where it began',
      shown: { 'server/src/modules/identity/social/google.db.test.ts': '%s signs nobody in' },
    },
    '10.2.1': {
      asks: 'Nobody is signed in by a journey of others',
      shown: {
        'server/src/modules/identity/social/google.db.test.ts':
          'is asked with a state, a nonce and a challenge that no other sign-in',
      },
    },
    '10.2.2': {
      asks: 'Providers cannot be mixed up',
      shown: { 'server/src/modules/identity/social/google.db.test.ts': '%s opens nothing' },
    },
    '10.3.1': {
      asks: 'Access tokens are for this service',
      shown: {
        'server/src/modules/identity/sessions/tokens.test.ts': 'made for somebody else is none',
      },
    },
    '10.3.2': {
      asks: 'Rights come from what a token stands for',
      shown: {
        'server/src/modules/staff/sign-in-staff.db.test.ts':
          'bound to their key, and only to what their role may',
      },
    },
    '10.3.3': {
      asks: 'A person is known by an id that is never given again',
      shown: {
        'server/src/modules/identity/social/google.db.test.ts':
          'opens an account for somebody new, and the same one the next time',
      },
    },
    '10.3.4': {
      asks: 'Strength of a sign-in is checked where it matters',
      shown: {
        'server/src/modules/staff/staff-sessions.db.test.ts': 'is not opened without a key',
      },
    },
    '10.4.1': {
      asks: 'Redirects go to listed addresses',
      notApplicable: 'We give out no authorization codes; the token call serves our own client.',
    },
    '10.4.2': {
      asks: 'Authorization codes serve once',
      notApplicable: 'We give out no authorization codes.',
    },
    '10.4.3': {
      asks: 'Authorization codes are short-lived',
      notApplicable: 'We give out no authorization codes.',
    },
    '10.4.4': {
      asks: 'A client uses only the grants it needs, and no password grant',
      decided: 'docs/decisions/0068-what-clients-forbid-of-asvs.md',
    },
    '10.4.5': {
      asks: 'Tokens of renewal cannot be used again by a thief',
      shown: {
        'server/src/modules/identity/sessions/session.db.test.ts': [
          'an old refresh token shown again after its grace ends the whole',
          'a bound one is renewed by its key from the cookie, by no other key',
        ],
      },
    },
    '10.4.6': {
      asks: 'Codes are bound to who asked (PKCE)',
      notApplicable: 'We give out no authorization codes.',
    },
    '10.4.7': {
      asks: 'Clients that register themselves are kept small',
      notApplicable: 'No client can register itself.',
    },
    '10.4.8': {
      asks: 'Tokens of renewal end after a longest time',
      shown: {
        'server/src/modules/identity/time-limits.db.test.ts':
          'is over after half a year, however often it was renewed',
      },
    },
    '10.4.9': {
      asks: 'People can take tokens back',
      shown: {
        'server/src/modules/identity/sessions.db.test.ts':
          'are listed with this one first, and each can be signed out',
      },
    },
    '10.4.10': {
      asks: 'Clients with a secret prove it',
      notApplicable: 'The only client is public: an app keeps no secret.',
    },
    '10.4.11': {
      asks: 'Clients get only the rights they need',
      shown: {
        'server/src/modules/staff/sign-in-staff.db.test.ts': 'not at the door of customers',
      },
    },
    '10.5.1': {
      asks: 'A token of a provider serves once',
      shown: {
        'server/src/modules/identity/social/google.db.test.ts':
          'brought twenty times at once signs in once',
      },
    },
    '10.5.2': {
      asks: 'A person of a provider is known by its id',
      shown: {
        'server/src/modules/identity/social/linking.db.test.ts':
          'belongs to one account over there: a second one with the same address',
      },
    },
    '10.5.3': {
      asks: 'Metadata of a provider name that provider',
      shown: {
        'server/src/modules/identity/social/discover-provider.test.ts':
          'a document of the provider itself gives its addresses, asked for at',
      },
    },
    '10.5.4': {
      asks: 'Tokens of a provider are made for us',
      shown: { 'server/src/modules/identity/social/google.db.test.ts': '%s opens nothing' },
    },
    '10.5.5': {
      asks: 'Signing out by a provider cannot be misused',
      notApplicable: 'No provider can sign anybody out here.',
    },
    '10.6.1': {
      asks: 'Answers of an OpenID provider have allowed shapes',
      notApplicable: 'We are no OpenID provider.',
    },
    '10.6.2': {
      asks: 'Signing out at an OpenID provider is asked for',
      notApplicable: 'We are no OpenID provider.',
    },
    '10.7.1': {
      asks: 'People agree to what a client may do',
      notApplicable: 'There is no client of others.',
    },
    '10.7.2': {
      asks: 'People are told what a client wants',
      notApplicable: 'There is no client of others.',
    },
    '10.7.3': {
      asks: 'People can take such consents back',
      notApplicable: 'There is no client of others.',
    },
  },
};
