import type { Chapter } from '../requirement.ts';

export const RIGHTS: Chapter = {
  title: 'V8 Authorization',
  rows: {
    '8.1.1': {
      asks: 'Documents say who may call what',
      shown: {
        'checks/src/roles/check-roles.test.ts':
          'is true that every writing call of the staff is audited, and that',
      },
    },
    '8.1.2': {
      asks: 'Documents say who reads and writes which fields',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'every field that a call takes or gives is named in its schema, but',
      },
    },
    '8.2.1': {
      asks: 'Calls are open only to those who may make them',
      shown: {
        'server/src/every-role.db.test.ts': [
          'is refused to whoever the contract does not name',
          'is refused to nobody whom it names',
        ],
      },
    },
    '8.2.2': {
      asks: 'Things of one person are closed to others',
      shown: {
        'server/src/customer-swap.db.test.ts':
          'is refused to whoever else asks, at every place of every call, as',
      },
    },
    '8.2.3': {
      asks: 'Fields are open only to those who may see or write them',
      shown: {
        'server/src/platform/http/server.db.test.ts':
          'gives handlers only what is promised and sends only what is promised',
      },
    },
    '8.3.1': {
      asks: 'Rights are checked by the server',
      shown: {
        'server/src/customer-swap.db.test.ts':
          'is refused to whoever else asks, at every place of every call, as',
      },
    },
    '8.4.1': { asks: 'Tenants are kept apart', notApplicable: 'There is one tenant.' },
  },
};
