import type { Chapter } from '../requirement.ts';

export const CONNECTIONS: Chapter = {
  title: 'V12 Secure communication',
  rows: {
    '12.1.1': {
      asks: 'Only TLS 1.2 and 1.3',
      shown: {
        'checks/src/asvs/proxies.test.ts':
          'speaks only TLS 1.2 and 1.3, with ciphers that keep secrets, the',
      },
    },
    '12.1.2': {
      asks: 'Only recommended ciphers, the strongest first',
      shown: {
        'checks/src/asvs/proxies.test.ts':
          'speaks only TLS 1.2 and 1.3, with ciphers that keep secrets, the',
      },
    },
    '12.1.3': {
      asks: 'Certificates of clients are checked before they are believed',
      notApplicable: 'No client shows a certificate.',
    },
    '12.2.1': {
      asks: 'Everybody outside is served over TLS only',
      shown: {
        'server/src/config/safety.test.ts': 'does not start when %s is “%s”',
        'server/src/platform/http/hardening.db.test.ts':
          '%s asks browsers for TLS, and gives pages of others nothing',
      },
    },
    '12.2.2': { asks: 'Certificates are publicly trusted', operator: 'certificates' },
    '12.3.1': {
      asks: 'All connections in and out are encrypted',
      shown: { 'server/src/config/safety.test.ts': 'does not call %s at %s' },
    },
    '12.3.2': {
      asks: 'Certificates of others are checked',
      shown: {
        'server/src/platform/outside/certificates.test.ts':
          'a certificate that nobody vouches for is refused, and nothing is sent',
      },
    },
    '12.3.3': {
      asks: 'Connections between our own parts are encrypted',
      operator: 'connections-inside',
    },
    '12.3.4': {
      asks: 'Our own parts trust only named certificates',
      operator: 'connections-inside',
    },
  },
};
