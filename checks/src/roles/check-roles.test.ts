import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../contract/src/kit/endpoint.ts';
import { auditLinesOf } from './audit-lines.ts';
import { readSources } from '../source.ts';
import { faultsOfActWords, faultsOfSubjectWords } from './audit-words.ts';
import { checkRoles, faultsOfCalls, faultsOfLines, faultsOfPermissions } from './check-roles.ts';
import { isStaffCall, roleTable } from './role-table.ts';

const endpoint = (method: Endpoint['method'], path: string): Endpoint => ({
  method,
  path,
  access: { staff: ['buyer'], warehouse: 'JP' },
  summary: '',
  reply: {},
});
const SOURCE = `audit(trx, {
  actor,
  action: 'a.change',
  before: { state: 1 },
  after: { state: 2 },
});
audit(trx, { actor, action: \`b.\${what}\`, after });
audit(trx, { actor, action: before ? 'c.more' : 'c.new', subject });`;
const LINES = auditLinesOf('a.ts', SOURCE);

describe('lines of the audit in a source', () => {
  it('have their action, and know whether they say what was before and after', () => {
    expect(LINES.map(({ action, hasBefore, hasAfter }) => [action, hasBefore, hasAfter])).toEqual([
      ['a.change', true, true],
      ['b.*', false, true],
      ['c.more', true, false],
      ['c.new', true, false],
    ]);
  });

  it('that do not say what was before are faults, but for new things', () => {
    expect(faultsOfLines(LINES, [])).toEqual(['a.ts: b.* does not say what was before']);
    expect(faultsOfLines(LINES, ['b.*'])).toEqual([]);
  });
});

describe('writing calls of the staff', () => {
  const calls = [endpoint('GET', '/a'), endpoint('POST', '/a'), endpoint('PUT', '/b')];
  it('each have an act that is written', () => {
    const acts = { 'POST /a': ['a.change'], 'PUT /b': { none: 'keeps nothing' } };
    expect(faultsOfCalls(calls, LINES, acts)).toEqual([]);
  });

  it('without an act, with one that nobody writes, or gone, are faults', () => {
    expect(faultsOfCalls(calls, LINES, { 'POST /a': ['x'], 'POST /c': { none: '' } })).toEqual([
      'PUT /b: say in staff-acts.ts what it leaves in the audit',
      'POST /c: stands in staff-acts.ts and is no writing call of the staff',
      'POST /a: x is written to the audit nowhere',
    ]);
  });

  it('stand in the table with their roles and house', () => {
    const table = roleTable(calls.filter(isStaffCall));
    expect(table).toContain('| `GET /a` JP |  |  | yes |  |  | yes |  |');
    expect(table).toContain('| two administrators |');
  });

  it('each are in one permission, with its roles and house', () => {
    const terms = { name: '', note: '', roles: ['buyer'], isHoused: true } as const;
    const asked = calls.filter(isStaffCall);
    const right = {
      a: { ...terms, calls: ['GET /a', 'POST /a'] },
      b: { ...terms, calls: ['PUT /b'] },
    };
    expect(faultsOfPermissions(asked, right)).toEqual([]);
    const other = { name: '', note: '', roles: ['sales'], calls: ['PUT /b', 'GET /gone'] } as const;
    expect(faultsOfPermissions(asked, { a: { ...terms, calls: ['GET /a'] }, b: other })).toEqual([
      'b: GET /gone is no call',
      'POST /a: 0 permissions, not one',
      'PUT /b: its roles are not those of b',
      'PUT /b: is done in one house, and b does not say so',
    ]);
  });
});

describe('the words of the audit', () => {
  const line = (action: string) => ({ action, hasBefore: true, hasAfter: true, file: 'a.ts' });
  it('are there for each action, and for nothing else', () => {
    expect(
      faultsOfActWords([line('a.do'), line('b.*'), line('*.propose')], ['a.do', 'b.won']),
    ).toEqual([]);
    expect(faultsOfActWords([line('a.do'), line('b.*')], ['c.do'])).toEqual([
      'a.ts: a.do has no words in audit-acts.ts',
      'a.ts: b.* has no words in audit-acts.ts',
      'c.do has words in audit-acts.ts and is written nowhere',
    ]);
  });

  it('are there for each kind of thing', () => {
    const source = (text: string) => [{ path: 'a.ts', text: `await audit(trx, { ${text} })` }];
    expect(faultsOfSubjectWords(source(`subject: \`order:\${code}\``))).toEqual({
      seen: 1,
      faults: [],
    });
    expect(faultsOfSubjectWords(source(`subject: \`moon:\${code}\``)).faults).toEqual([
      'a.ts: moon has no word in audit-subjects.ts',
    ]);
    const table = { path: 'a.ts', text: `exportEntry(staffId, 'moons', asked, count)` };
    expect(faultsOfSubjectWords([table]).faults).toEqual([
      'a.ts: moons has no word in audit-subjects.ts',
    ]);
  });
});

it('is true that every writing call of the staff is audited, and that docs/roles.md is new', async () => {
  const { seen, faults } = await checkRoles(readSources());
  expect(seen).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
