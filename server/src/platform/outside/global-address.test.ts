import { expect, it } from 'vitest';
import { publicLookup } from './checked-lookup.ts';
import { isGlobalAddress } from './global-address.ts';

it.each([
  ['8.8.8.8', true],
  ['52.94.236.248', true],
  ['2404:6800:4004:80a::200e', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s is open to everybody: %s', (address, isOpen) =>
  expect(isGlobalAddress(address)).toBe(isOpen),
);

it('a name that points to this machine is not found', async () => {
  const failure = await new Promise((told) => publicLookup('localhost', { all: true }, told));
  expect(String(failure)).toContain('localhost is no public address');
});
