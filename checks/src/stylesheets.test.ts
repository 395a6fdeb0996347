import { describe, expect, it } from 'vitest';
import { checkStylesheets } from './stylesheets.ts';

const sheet = { path: 'web/src/a/card.module.css', text: '.card { color: red }\n/* .old */' };
const faultsOf = (text: string) =>
  checkStylesheets([sheet, { path: 'web/src/b/card.tsx', text }]).faults;

describe('stylesheets', () => {
  it('accepts a sheet that is there and its classes', () => {
    expect(faultsOf("import styles from '../a/card.module.css';\nconst a = styles.card;")).toEqual(
      [],
    );
  });

  it('names a sheet that was moved', () => {
    expect(faultsOf("import styles from '../a/old.module.css';")).toEqual([
      'web/src/b/card.tsx imports ../a/old.module.css, which is not there',
    ]);
  });

  it('names a class that no rule of the sheet has, also when only a comment does', () => {
    expect(faultsOf("import styles from '../a/card.module.css';\nconst a = styles.old;")).toEqual([
      'web/src/b/card.tsx takes .old from ../a/card.module.css, which does not have it',
    ]);
  });
});
