import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeOnly, isTest, readSources, ROOT } from '../source.ts';

// What ASVS asks of the source itself: each rule counts what it saw, so that none is kept by a
// pattern that finds nothing any more.

const PRODUCT = readSources()
  .filter(({ path: file }) => /^(server|contract|web)\/src\//.test(file) && !isTest(file))
  .map((source) => ({ ...source, code: codeOnly(source.text) }));
const SERVER = PRODUCT.filter(({ path: file }) => file.startsWith('server/'));
const WEB = PRODUCT.filter(({ path: file }) => file.startsWith('web/'));

/** The files in which something stands. */
const filesWith = (pattern: RegExp, of = PRODUCT, part: 'code' | 'text' = 'code'): string[] =>
  of.filter((source) => pattern.test(source[part])).map(({ path: file }) => file);
/** All that stands at the bracketed place of a pattern, once. */
const found = (pattern: RegExp, of = PRODUCT): string[] =>
  [
    ...new Set(of.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, one = '']) => one))),
  ].toSorted();
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

it('no text is run as a program', () => {
  expect(PRODUCT.length).toBeGreaterThan(2_000);
  expect(filesWith(/\beval\(|\bnew Function\(|\b(?:setTimeout|setInterval)\(\s*['"`]/)).toEqual([]);
  expect(filesWith(/from 'node:vm'/, PRODUCT, 'text')).toEqual([]);
});

it('no other program is started but the embedded database, which production does not use', () => {
  expect(filesWith(/child_process/, PRODUCT, 'text')).toEqual([
    'server/src/platform/database/embedded/embedded-postgres.ts',
    'server/src/platform/database/embedded/end-with-parent.ts',
  ]);
});

it('HTML is put into a page in one place, which shows what the server cleaned', () => {
  const pattern =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/;
  expect(filesWith(pattern)).toEqual(['web/src/features/marketplaces/item/seller-text.tsx']);
});

it('HTML is written by the few files that escape all that goes into it', () => {
  expect(filesWith(/<(?:html lang|p[ >]|h1[ >]|table>)/, SERVER, 'text')).toEqual([
    'server/src/modules/billing/slips/print-page.ts',
    'server/src/modules/notifications/channels/rules/letter.ts',
    'server/src/platform/http/api-page.ts',
    'server/src/platform/http/overload/busy-page.ts',
  ]);
});

it('statements are built from values and from names that stand in the source', () => {
  expect(filesWith(/sql`/, SERVER, 'text').length).toBeGreaterThan(50);
  expect(filesWith(/\bsql\.raw\(/, SERVER)).toEqual([
    'server/src/modules/ledger/turnovers/journal-store.ts',
    'server/src/modules/orders/register/register-store.ts',
    'server/src/platform/database/invariants.ts',
    'server/src/platform/database/keyset.ts',
  ]);
  const templated = /\.query\(\s*`[^`]*\$\{/;
  expect(filesWith(templated, SERVER, 'text')).toEqual([
    'server/src/platform/database/rights.ts',
    'server/src/platform/live-news.ts',
  ]);
});

it('no engine for templates, and no reader of XPath, LDAP, GraphQL or WebSockets is used', () => {
  const used = found(/from '((?:@[\w-]+\/)?[\w.-]+)(?:\/[^']*)?'/g);
  expect(used).toContain('fastify');
  const banned =
    /^(?:handlebars|ejs|pug|mustache|nunjucks|eta|liquidjs|xpath|ldapjs|ldapts|memcached|memjs|graphql|mercurius|ws|socket\.io|@fastify\/websocket|simple-peer|libxmljs2?)$/;
  expect(used.filter((name) => banned.test(name))).toEqual([]);
});

it('ciphers, hashes and signatures are those of the list in docs/security.md', () => {
  expect(found(/createCipheriv\('([^']+)'/g)).toEqual(['aes-256-gcm']);
  expect(found(/createHash\('([^']+)'/g)).toEqual(['sha256']);
  // RFC 6238 fixes SHA-1 for codes of authenticators, where nobody can use a collision.
  expect(found(/createHmac\('([^']+)'/g)).toEqual(['sha1', 'sha256']);
  expect(filesWith(/createHmac\('sha1'/, SERVER, 'text')).toEqual([
    'server/src/modules/staff/rules/totp.ts',
  ]);
  expect(found(/\balg(?:orithms)?: \[?'([^']+)'/g)).toEqual(['ES256', 'HS256', 'RS256']);
  expect(found(/namedCurve: '([^']+)'/g)).toEqual(['P-256']);
  const known = /^(?:node:crypto|jose|dpop|@node-rs\/argon2|@simplewebauthn\/\w+)$/;
  const others = found(/from '([^']*(?:crypt|jose|jwt|argon|sodium|forge|elliptic)[^']*)'/g);
  expect(others.filter((name) => !known.test(name) && !name.startsWith('.'))).toEqual([]);
});

it('chance comes from the safe source of Node', () => {
  expect(filesWith(/\bMath\.random\(/, SERVER)).toEqual([]);
  expect(read('server/src/kernel/chance.ts')).toMatch(
    /import \{ randomBytes, randomInt, randomUUID \} from 'node:crypto'/,
  );
  expect(filesWith(/\bnew(?:Token|Digits|SecretId)\(/, SERVER).length).toBeGreaterThan(10);
});

it('no page listens to messages of other windows', () => {
  expect(filesWith(/\.postMessage\(|\bonmessage\b/, WEB)).toEqual([]);
  expect(filesWith(/addEventListener\(\s*'message'/, WEB, 'text')).toEqual([]);
});

it('pages use no plugin', () => {
  expect(filesWith(/<(?:object|embed|applet)\b/, WEB)).toEqual([]);
});

it('passwords are typed into one kind of field, which hides them and takes what is pasted', () => {
  const field = 'web/src/ui/forms/inputs.tsx';
  expect(filesWith(/type=(?:"password"|\{[^}]*'password')/, WEB, 'text')).toEqual([field]);
  const [own = ''] = /export function PasswordInput[\s\S]*?\n\}\n/.exec(read(field)) ?? [];
  expect(own).not.toMatch(/onPaste|onCopy|autoComplete="off"/);
  expect(filesWith(/<PasswordInput\b/, WEB).length).toBeGreaterThan(4);
});

it('no password runs out by time, and none has a hint or a question', () => {
  const tables = read('server/src/platform/database/tables.ts');
  expect(tables).toMatch(/password_hash/);
  expect(tables).not.toMatch(/password_(?:expires|hint|until|changed)|secret_question|security_q/);
});

it('signing out stands in the frame of every page of an account and of the desk', () => {
  expect(filesWith(/<SignOutButton \/>/, WEB)).toEqual([
    'web/src/pages/account/layout.tsx',
    'web/src/shell/frame/desk-layout.tsx',
    'web/src/shell/frame/header.tsx',
  ]);
});

it('browsers keep settings and a key that cannot be taken out, and nothing else', () => {
  expect(filesWith(/\b(?:localStorage|sessionStorage|indexedDB|caches)\b/, WEB)).toEqual([
    'web/src/api/key.ts',
    'web/src/device/remembered.ts',
  ]);
  expect(found(/\bremembered\(\s*['`]([^'`]+)/g, WEB)).toEqual([
    'auto-translate',
    'desk-folded',
    'goods-as-rows',
    'greeted-for',
    'hidden-columns.${table}',
    'proof-nonce',
    'push-for',
    'was-signed-in',
  ]);
  expect(read('web/src/api/key.ts')).toMatch(/namedCurve: 'P-256' \}, false/);
});

it('values are compared strictly', () => {
  expect(read('tsconfig.base.json')).toContain('"strict": true');
  // `== null` asks for null and undefined alike, and for nothing else.
  expect(filesWith(/[\w)\]] [=!]= (?!null\b)/)).toEqual([]);
});

it('lines leave by the log alone', () => {
  expect(filesWith(/\bconsole\.\w+\(/)).toEqual([]);
  expect(filesWith(/process\.(?:stdout|stderr)\b/, SERVER)).toEqual([
    'server/src/commands/staff.ts',
    'server/src/main.ts',
  ]);
});
