import type { Chapter } from '../requirement.ts';

export const BROWSER: Chapter = {
  title: 'V3 Web front end',
  rows: {
    '3.2.1': {
      asks: 'Browsers do not show an answer as something else',
      shown: {
        'server/src/platform/http/edges.db.test.ts':
          'of %s: no answer can be shown as a page, framed, or run from elsewhere',
      },
    },
    '3.2.2': {
      asks: 'Texts are put into a page as texts',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'HTML is put into a page in one place, which shows what the server',
      },
    },
    '3.3.1': {
      asks: 'Cookies are Secure, and their names begin with __Host- or __Secure-',
      decided: 'docs/decisions/0068-what-clients-forbid-of-asvs.md',
    },
    '3.3.2': {
      asks: 'SameSite of each cookie fits what it is for',
      shown: {
        'server/src/modules/identity/sessions/session.db.test.ts':
          'the cookie reads and never writes',
        'server/src/modules/identity/sessions.db.test.ts':
          'are listed with this one first, and each can be signed out',
      },
    },
    '3.3.3': {
      asks: 'Names of cookies begin with __Host-',
      decided: 'docs/decisions/0068-what-clients-forbid-of-asvs.md',
    },
    '3.3.4': {
      asks: 'Scripts cannot read the cookies of a session',
      shown: {
        'server/src/modules/identity/sessions/session.db.test.ts':
          'the cookie reads and never writes',
        'server/src/platform/http/hardening.db.test.ts':
          'names its own cookies so that no other host can plant them, and lets',
      },
    },
    '3.4.1': {
      asks: 'Answers ask browsers for TLS for at least a year',
      shown: {
        'server/src/platform/http/hardening.db.test.ts':
          '%s asks browsers for TLS, and gives pages of others nothing',
      },
    },
    '3.4.2': {
      asks: 'Pages of others are told no answer by CORS',
      shown: {
        'server/src/platform/http/security.db.test.ts':
          '%s carries the headers that keep others out',
      },
    },
    '3.4.3': {
      asks: 'A content policy lets run only what is ours',
      shown: {
        'server/src/platform/http/security.db.test.ts':
          'a page lets only its own scripts run, by a nonce that no other page',
        'server/src/platform/http/edges.db.test.ts':
          'of %s: no answer can be shown as a page, framed, or run from elsewhere',
      },
    },
    '3.4.4': {
      asks: 'Answers forbid guessing their type',
      shown: {
        'server/src/platform/http/security.db.test.ts':
          '%s carries the headers that keep others out',
      },
    },
    '3.4.5': {
      asks: 'Answers say what other sites learn of our addresses',
      shown: {
        'server/src/platform/http/security.db.test.ts':
          '%s carries the headers that keep others out',
      },
    },
    '3.4.6': {
      asks: 'No answer can be put into a frame of others',
      shown: {
        'server/src/platform/http/edges.db.test.ts':
          'of %s: no answer can be shown as a page, framed, or run from elsewhere',
      },
    },
    '3.5.1': {
      asks: 'Writes from pages of others are refused',
      shown: {
        'server/src/platform/http/foreign-pages.db.test.ts':
          'is refused at every address before anything is read',
      },
    },
    '3.5.2': {
      asks: 'A write cannot be sent without the question that browsers ask first',
      shown: {
        'server/src/platform/http/foreign-pages.db.test.ts': 'is refused at every other address',
        'server/src/platform/http/server.db.test.ts':
          'takes no write from a cookie alone, nor from a stranger',
      },
    },
    '3.5.3': {
      asks: 'What changes something is no GET',
      decided: 'docs/decisions/0068-what-clients-forbid-of-asvs.md',
    },
    '3.5.4': {
      asks: 'Separate applications have separate host names',
      notApplicable:
        'It is one application; the metrics of operators listen at a port of their own.',
    },
    '3.5.5': {
      asks: 'Messages of other windows are looked at or dropped',
      shown: {
        'checks/src/asvs/source-rules.test.ts': 'no page listens to messages of other windows',
      },
    },
    '3.7.1': {
      asks: 'Only techniques that browsers still support are used',
      shown: { 'checks/src/asvs/source-rules.test.ts': 'pages use no plugin' },
    },
    '3.7.2': {
      asks: 'Nobody is led to another host without a list of such hosts',
      shown: {
        'web/src/api/safe-next.test.ts':
          'none of the published tricks leaves the site, raw or decoded',
        'e2e/stories/next-page.story.ts':
          'whoever is signed in and opens a sign-in link of a stranger stays on',
      },
    },
  },
};
