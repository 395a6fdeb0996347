import type { Chapter } from '../requirement.ts';

export const CONFIGURATION: Chapter = {
  title: 'V13 Configuration',
  rows: {
    '13.1.1': {
      asks: 'Documents name everybody whom the service talks to',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'everybody whom the service calls stands on the page',
      },
    },
    '13.2.1': {
      asks: 'Parts prove themselves to each other by their own short-lived means',
      operator: 'accounts-of-the-parts',
    },
    '13.2.2': {
      asks: 'Parts have the least rights',
      shown: { 'server/src/prepare-database.db.test.ts': 'a sniper cannot read %s' },
    },
    '13.2.3': {
      asks: 'No credential is one from the factory',
      shown: { 'server/src/config/safety.test.ts': 'does not start when %s is “%s”' },
    },
    '13.2.4': {
      asks: 'A list says whom the service may call',
      shown: {
        'server/src/platform/outside/http-client.test.ts': 'refuses an absolute address',
        'server/src/modules/marketplaces/links/short-links.test.ts':
          'the list of short hosts holds no host whose addresses are read whole',
      },
    },
    '13.2.5': {
      asks: 'The server loads nothing from outside that list',
      shown: {
        'server/src/platform/outside/http-client.test.ts': 'refuses an absolute address',
        'server/src/modules/notifications/channels/rules/push-host.test.ts': '%j is none',
      },
    },
    '13.3.1': {
      asks: 'Secrets are kept by means made for it, and not in the source',
      operator: 'secrets',
    },
    '13.3.2': { asks: 'Only who needs a secret can read it', operator: 'secrets' },
    '13.4.1': {
      asks: 'No folder of version control is served',
      shown: {
        'server/src/platform/http/edges.db.test.ts': 'to %s %s tells nothing of our insides',
      },
    },
    '13.4.2': {
      asks: 'Nothing for debugging is open in production',
      shown: {
        'server/src/main.test.ts':
          'renders with the production build of React when the shell does not',
        'server/src/platform/http/server.db.test.ts':
          'answers a %s with %i and tells nothing of our insides',
      },
    },
    '13.4.3': {
      asks: 'Folders are not listed',
      shown: {
        'server/src/platform/http/edges.db.test.ts': 'to %s %s tells nothing of our insides',
      },
    },
    '13.4.4': {
      asks: 'TRACE is not answered',
      shown: {
        'server/src/platform/http/edges.db.test.ts': 'to %s %s tells nothing of our insides',
      },
    },
    '13.4.5': {
      asks: 'Documents and metrics are open only on purpose',
      shown: {
        'server/src/platform/http/edges.db.test.ts': 'to %s %s tells nothing of our insides',
      },
    },
  },
};
