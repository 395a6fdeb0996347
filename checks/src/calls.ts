import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '../../contract/src/kit/endpoint.ts';
import { type Finding, ROOT } from './source.ts';

const CALLS = path.resolve(ROOT, '../shared/spec/calls.tsv');

/** Every call of the specification has an endpoint; two endpoints never share an address. */
export async function checkCalls(): Promise<Finding> {
  const endpoints = await readEndpoints();
  const faults: string[] = [];
  const addresses = new Map<string, number>();
  for (const endpoint of endpoints)
    for (const address of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const key = shape(`${endpoint.method} ${address}`);
      addresses.set(key, (addresses.get(key) ?? 0) + 1);
    }
  for (const [address, count] of addresses)
    if (count > 1) faults.push(`${address} has ${count} endpoints`);
  if (!existsSync(CALLS))
    return {
      name: 'calls of the specification (its list is not here: only doubles were looked for)',
      seen: endpoints.length,
      faults,
    };
  const called = readFileSync(CALLS, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  for (const [, method, address] of called)
    if (!addresses.has(shape(`${method} ${address}`)))
      faults.push(`${method} ${address} has no endpoint`);
  return { name: 'calls of the specification', seen: called.length, faults };
}

/** Every endpoint of the contract, once. */
export async function readEndpoints(): Promise<Endpoint[]> {
  const dir = path.join(ROOT, 'contract/src');
  const modules = await Promise.all(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => import(path.join(dir, file)) as Promise<Record<string, unknown>>),
  );
  const values = new Set(modules.flatMap((module) => Object.values(module)));
  return [...values].filter(
    (value): value is Endpoint =>
      typeof value === 'object' &&
      value !== null &&
      'method' in value &&
      'path' in value &&
      'reply' in value,
  );
}

/** Two addresses that differ only in the names of their parameters are the same address. */
const shape = (call: string): string => call.replace(/\{\w+\}/g, '{}');
