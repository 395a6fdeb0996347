import type { Chapter } from '../requirement.ts';

export const CRYPTOGRAPHY: Chapter = {
  title: 'V11 Cryptography',
  rows: {
    '11.1.1': {
      asks: 'Documents say how keys are made, kept and changed',
      shown: {
        'checks/src/asvs/security-page.test.ts': 'every use of a key has a row with its algorithm',
      },
    },
    '11.1.2': {
      asks: 'A list of keys, algorithms and certificates',
      shown: {
        'checks/src/asvs/security-page.test.ts': 'every use of a key has a row with its algorithm',
      },
    },
    '11.2.1': {
      asks: 'Cryptography comes from proved libraries',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'ciphers, hashes and signatures are those of the list in',
      },
    },
    '11.2.2': {
      asks: 'Algorithms and keys can be changed',
      shown: {
        'checks/src/asvs/security-page.test.ts': 'every use of a key has a row with its algorithm',
      },
    },
    '11.2.3': {
      asks: 'Everything has at least 128 bits',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'ciphers, hashes and signatures are those of the list in',
      },
    },
    '11.3.1': {
      asks: 'No weak modes or paddings',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'ciphers, hashes and signatures are those of the list in',
      },
    },
    '11.3.2': {
      asks: 'Only approved ciphers',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'ciphers, hashes and signatures are those of the list in',
      },
    },
    '11.3.3': {
      asks: 'Sealed data cannot be changed unseen',
      shown: {
        'server/src/modules/staff/sealing/sealed-secret.test.ts':
          'a sealed secret opens for its owner, under the same key',
      },
    },
    '11.4.1': {
      asks: 'Only approved hash functions',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'ciphers, hashes and signatures are those of the list in',
      },
    },
    '11.4.2': {
      asks: 'Passwords are kept by a slow, memory-hard function',
      shown: {
        'server/src/modules/identity/passwords/password-pool.test.ts':
          'every letter counts, none is cut off or changed, and the hash is slow',
      },
    },
    '11.4.3': {
      asks: 'Hashes of signatures cannot collide',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'ciphers, hashes and signatures are those of the list in',
      },
    },
    '11.4.4': {
      asks: 'Keys made of passwords are stretched',
      notApplicable:
        'No key is made of a password; the secret of the server is random and checked at the start.',
    },
    '11.5.1': {
      asks: 'What must not be guessed comes from a safe source',
      shown: {
        'checks/src/asvs/source-rules.test.ts': 'chance comes from the safe source of Node',
      },
    },
    '11.6.1': {
      asks: 'Key pairs and signatures use approved algorithms',
      shown: {
        'checks/src/asvs/source-rules.test.ts':
          'ciphers, hashes and signatures are those of the list in',
      },
    },
  },
};
