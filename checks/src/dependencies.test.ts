import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkDependencies } from './dependencies.ts';

it('names what is not one version', () => {
  const root = mkdtempSync(join(tmpdir(), 'hako-dependencies-'));
  const manifest = {
    dependencies: { good: '1.2.3', caret: '^1.2.3', tag: 'latest', '@hako/contract': '*' },
    devDependencies: { early: '18.4.0-beta.17', any: '*' },
  };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  const { seen, faults } = checkDependencies(root);
  rmSync(root, { recursive: true });
  expect(seen).toBe(6);
  expect(faults.map((fault) => fault.split(' ')[1])).toEqual(['caret', 'tag', 'any']);
});

it('names a server with more packages than it had', () => {
  const root = mkdtempSync(join(tmpdir(), 'hako-dependencies-'));
  const dependencies = Object.fromEntries(
    Array.from({ length: 51 }, (_, index) => [`package-${index}`, '1.0.0']),
  );
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['server'] }));
  writeFileSync(join(root, 'server/package.json'), JSON.stringify({ dependencies }));
  const { faults } = checkDependencies(root);
  rmSync(root, { recursive: true });
  expect(faults).toEqual(['server/package.json: 51 packages, not 50']);
});
