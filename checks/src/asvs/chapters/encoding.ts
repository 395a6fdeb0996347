import type { Chapter } from '../requirement.ts';

export const ENCODING: Chapter = {
  title: 'V1 Encoding and sanitising',
  rows: {
    '1.1.1': {
      asks: 'Input is decoded once, and only where it is expected to be encoded',
      shown: {
        'server/src/platform/http/edges.db.test.ts':
          'is decoded once: what was encoded twice stays encoded once',
      },
    },
    '1.1.2': {
      asks: 'Output is escaped last, right before whoever interprets it',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'HTML is written by the few files that escape all that goes into it',
      },
    },
    '1.2.1': {
      asks: 'Text is escaped for the place in HTML or XML where it goes',
      shown: {
        'server/src/modules/marketplaces/reading/sanitise.test.ts':
          'leave nothing that can act, alone or inside other markup',
        'server/src/modules/billing/slips/print-page.test.ts':
          'whatever is written in it stays text',
      },
    },
    '1.2.2': {
      asks: 'Parts of an address are encoded, and schemes that run something are refused',
      shown: {
        'contract/src/kit/endpoint.test.ts':
          'an address carries any text in its path and its query, and stays at',
        'web/src/parts/contact/contact-ways.test.ts':
          'leaves out what is empty, and a link that would run something',
      },
    },
    '1.2.3': {
      asks: 'Text inside scripts and JSON cannot break out',
      shown: {
        'server/src/platform/http/edges.db.test.ts':
          'repeats hostile words of an address as text alone',
      },
    },
    '1.2.4': {
      asks: 'Queries have parameters and no texts put together',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'statements are built from values and from names that stand in the',
      },
    },
    '1.2.5': {
      asks: 'No text of others reaches a command of the operating system',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'no other program is started but the embedded database, which',
      },
    },
    '1.2.6': {
      asks: 'Queries of directories (LDAP) are guarded',
      notApplicable: 'No directory is asked: no package for it is installed.',
    },
    '1.2.7': {
      asks: 'Queries by XPath are guarded',
      notApplicable: 'No XPath is used: no package for it is installed.',
    },
    '1.2.8': {
      asks: 'LaTeX processors are locked down',
      notApplicable: 'No LaTeX is used; papers are drawn by pdfkit.',
    },
    '1.2.9': {
      asks: 'Signs of regular expressions in texts of others are escaped',
      shown: {
        'server/src/modules/pricing/tables/rules/word-patterns.test.ts':
          'the signs of %j are taken as themselves, at once',
      },
    },
    '1.3.1': {
      asks: 'HTML of others goes through a known sanitiser',
      shown: {
        'server/src/modules/marketplaces/reading/sanitise.test.ts':
          'leave nothing that can act, alone or inside other markup',
      },
    },
    '1.3.2': {
      asks: 'No text is run as a program',
      shown: { 'checks/src/asvs/source-rules.test.ts': 'no text is run as a program' },
    },
    '1.3.3': {
      asks: 'What goes to a dangerous place is cut to what that place needs',
      shown: {
        'server/src/platform/outside/shelf/shelf.test.ts':
          'gives back what it kept, and refuses a name that is no id',
        'server/src/modules/notifications/channels/rules/letter.test.ts':
          'never breaks the line of a header, whatever it is told',
      },
    },
    '1.3.4': {
      asks: 'Drawings (SVG) of others can run nothing',
      shown: { 'server/src/platform/outside/clean-picture.test.ts': 'is refused when it is %s' },
    },
    '1.3.5': {
      asks: 'Markdown and style sheets of others can run nothing',
      shown: { 'web/src/features/content/markdown.test.ts': '%s leads nowhere' },
    },
    '1.3.6': {
      asks: 'Addresses of others cannot make the server call where it should not',
      shown: {
        'server/src/modules/marketplaces/links/short-links.test.ts': [
          'whose name leads into our own network is not connected to, also when',
          'nothing that is not a short link of the list opens a socket',
        ],
      },
    },
    '1.3.7': {
      asks: 'No template is made of texts of others',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'no engine for templates, and no reader of XPath, LDAP, GraphQL or',
      },
    },
    '1.3.8': {
      asks: 'JNDI queries are guarded',
      notApplicable: 'There is no Java and so no JNDI.',
    },
    '1.3.9': {
      asks: 'What goes to memcache is cleaned',
      notApplicable: 'No memcache is used; what is kept is in PostgreSQL or in the process.',
    },
    '1.3.10': {
      asks: 'Format strings of others do no harm',
      shown: {
        'server/src/platform/http/edges.db.test.ts': 'signs of formats are words like others: %s',
      },
    },
    '1.3.11': {
      asks: 'Texts of others cannot add headers to a mail',
      shown: {
        'server/src/modules/notifications/channels/rules/letter.test.ts':
          'never breaks the line of a header, whatever it is told',
      },
    },
    '1.4.1': {
      asks: 'Memory is handled by safe means',
      notApplicable:
        'The programs are TypeScript; memory is handled by Node, and no native code is ours.',
    },
    '1.4.2': {
      asks: 'Numbers are checked for sign and range',
      shown: {
        'server/src/platform/http/edges.db.test.ts':
          'numbers beyond what they may be are refused: %s',
      },
    },
    '1.4.3': {
      asks: 'What is taken is given back',
      shown: {
        'server/src/modules/identity/qr/waiting-room.test.ts':
          'who goes away leaves no seat, no timer and no bell behind, and looks',
        'server/src/platform/watchdog.test.ts': 'a process whose event loop stands still is ended',
      },
    },
    '1.5.1': {
      asks: 'XML readers resolve nothing outside the file',
      shown: {
        'server/src/platform/sheet/read-table.test.ts':
          'a sheet that names files, or texts within texts, gives none of them',
      },
    },
    '1.5.2': {
      asks: 'What is read makes plain data of a known shape only',
      shown: { 'server/src/platform/http/server.db.test.ts': 'refuses the body %s' },
    },
  },
};
