import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../contract/src/kit/endpoint.ts';
import { REFUSALS } from '../../../contract/src/refusals.ts';
import { describeApi } from '../../../server/src/platform/http/openapi.ts';
import { readEndpoints } from '../calls.ts';
import { readSources, ROOT } from '../source.ts';
import { looseFields } from './loose-fields.ts';
import { inCode, read, rowsUnder, SECURITY_PAGE } from './security-page.ts';

const endpoints = await readEndpoints();
const SECRETS = 'server/src/modules/identity/sessions/rules/secrets.ts';

describe('the calls', () => {
  it('every input of the contract stands in the description that people and programs read', () => {
    const { paths } = describeApi(endpoints) as {
      paths: Record<string, Record<string, { parameters: object[]; requestBody?: object }>>;
    };
    const missing = endpoints.filter(({ method, path: at, params, query, body }) => {
      const told = paths[at]?.[method.toLowerCase()];
      const named = [params, query].flatMap((part) => Object.keys(propertiesOf(part)));
      return told?.parameters.length !== named.length || (body && !told.requestBody);
    });
    expect(endpoints.length).toBeGreaterThan(500);
    expect(missing.map(({ path: at }) => at)).toEqual([]);
    expect(SECURITY_PAGE).toContain('GET /api/openapi.json');
  });

  it('every field that a call takes or gives is named in its schema, but for those of others', () => {
    const loose = endpoints.flatMap((endpoint) =>
      endpoint.replyKind === undefined || endpoint.replyKind === 'json'
        ? looseFields(endpoint)
        : [],
    );
    expect(loose.toSorted()).toEqual([
      'GET /api/desk/audit gives .rows[].after',
      'GET /api/desk/audit gives .rows[].before',
      'GET /api/openapi.json gives ',
      'POST /api/webhooks/ghn takes ',
      'POST /api/webhooks/ghtk takes ',
      'POST /api/webhooks/viettel-post takes ',
    ]);
  });

  it('every way to sign in that the contract has is on the page, and no other', () => {
    const opening = endpoints
      .filter((endpoint) => JSON.stringify(endpoint.reply).includes('"access_token"'))
      .map(({ method, path: at }) => `${method} ${at}`);
    const told = rowsUnder('Ways to sign in').flatMap(([, call = '']) => inCode(call));
    expect([...new Set(told)].toSorted()).toEqual(opening.toSorted());
    expect(SECURITY_PAGE).toContain('Google tells who somebody is and is not asked again');
  });
});

describe('the lists', () => {
  it('the page names what is compared with what, in files and refusals that there are', () => {
    const rows = rowsUnder('Inputs');
    expect(rows.length).toBeGreaterThan(5);
    for (const code of rows.flatMap(([, , refusal = '']) => inCode(refusal)))
      expect(REFUSALS, code).toHaveProperty([code]);
  });

  it('the page names where the words are that no password may be made of', () => {
    const [file = ''] = inCode(SECURITY_PAGE).filter((name) =>
      name.endsWith('common-passwords.ts'),
    );
    expect(read(file)).toMatch(/\bhako\b[\s\S]*\bvietcombank\b/);
  });

  it('every use of a key has a row with its algorithm', () => {
    const [, uses = ''] = /const USES = \[([^\]]+)\]/.exec(read(SECRETS)) ?? [];
    const told = rowsUnder('Keys').flatMap(([use = '']) => inCode(use));
    expect(told.toSorted()).toEqual(
      [...uses.matchAll(/'(\w+)'/g)]
        .map(([, one = '']) => one)
        .concat('token')
        .toSorted(),
    );
    const algorithms = rowsUnder('Keys')
      .map(([, algorithm]) => algorithm)
      .join(' ');
    for (const name of ['AES-256-GCM', 'HS256', 'ES256', 'RS256', 'argon2id', 'SHA-256', 'SHA1'])
      expect(algorithms).toContain(name);
  });

  it('everybody whom the service calls stands on the page', () => {
    const config = readSources().filter(
      ({ path: file }) => /^server\/src\/config/.test(file) && !file.includes('.test.'),
    );
    const settings = config.flatMap(({ text }) => text.match(/HAKO_\w+_(?:URL|DSN)\b/g) ?? []);
    const told = rowsUnder('Whom the service calls').flatMap(([, names = '']) => inCode(names));
    const unsaid = new Set(settings.filter((name) => !told.includes(name)));
    expect([...unsaid]).toEqual(['HAKO_PUBLIC_URL']);
  });

  it('every table of a person is of a module that has its kind and protection', () => {
    const modules = readSources().flatMap(
      ({ path: file }) => /^server\/src\/modules\/(\w+)\/personal-data\.ts$/.exec(file)?.[1] ?? [],
    );
    const told = rowsUnder('Kinds of data').flatMap(([, names = '']) => inCode(names));
    expect(told.toSorted()).toEqual(modules.toSorted());
  });

  it('the page says of each log what it is and where it goes', () => {
    const logs = readSources().flatMap(({ path: file, text }) =>
      file.startsWith('server/src/') && !file.includes('.test.')
        ? [...text.matchAll(/child\(\{ log: '(\w+)'/g)].map(([, name]) => name)
        : [],
    );
    expect(new Set(logs)).toEqual(new Set(['access', 'security']));
    for (const name of logs) expect(SECURITY_PAGE).toContain(`\`"log":"${name}"\``);
  });

  it('the page tells how soon holes of libraries are mended', () => {
    expect(rowsUnder('Libraries').map(([, within]) => within)).toEqual(
      [2, 7, 30, 90].map((days) => `${days} days`),
    );
  });

  it('the page names what is slow, and code that bounds it', () => {
    const bounds = rowsUnder('What is slow').flatMap(([, by = '']) => inCode(by));
    expect(bounds.length).toBeGreaterThan(5);
    for (const file of bounds) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  });
});

function propertiesOf(part: Endpoint['params']): object {
  return (part as { properties?: object } | undefined)?.properties ?? {};
}
