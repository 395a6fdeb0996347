import type { Chapter } from '../requirement.ts';

export const FILE_HANDLING: Chapter = {
  title: 'V5 Files',
  rows: {
    '5.1.1': {
      asks: 'Documents say which files are taken, and how large',
      shown: {
        'checks/src/asvs/security-figures.test.ts':
          'the page tells which files are taken, and how large',
      },
    },
    '5.2.1': {
      asks: 'Files are no larger than can be handled',
      shown: {
        'server/src/modules/files/files.db.test.ts': [
          'too large is refused',
          'is refused once its sender sent 200 MB that day, however the calls',
        ],
      },
    },
    '5.2.2': {
      asks: 'What is in a file is what it says to be',
      shown: { 'server/src/platform/outside/clean-picture.test.ts': 'is refused when it is %s' },
    },
    '5.2.3': {
      asks: 'Packed files are bounded unpacked',
      shown: {
        'server/src/modules/orders/tracking-import/tracking-import.db.test.ts':
          'a zip that unpacks to more than a sheet may be is refused before it',
        'server/src/platform/outside/clean-picture.test.ts': 'is refused when it unpacks to a bomb',
      },
    },
    '5.3.1': {
      asks: 'Files of others are never run',
      shown: {
        'server/src/platform/outside/clean-picture.test.ts':
          'that is also a page keeps nothing of the page',
      },
    },
    '5.3.2': {
      asks: 'Names of files come from us',
      shown: {
        'server/src/modules/files/files.db.test.ts':
          'is kept under a name of ours, whatever the sender calls it',
      },
    },
    '5.4.1': {
      asks: 'Names of downloads come from us',
      shown: {
        'server/src/modules/orders/export-quotes.db.test.ts':
          'is named, and says row by row what the list says',
      },
    },
    '5.4.2': {
      asks: 'Names of downloads cannot break a header',
      shown: {
        'server/src/modules/orders/export-quotes.db.test.ts':
          'is named, and says row by row what the list says',
      },
    },
    '5.4.3': {
      asks: 'Files of others are looked at for malware before they are given out',
      notApplicable:
        'No file is given out as it came: pictures are drawn anew, sheets are read and thrown away.',
    },
  },
};
