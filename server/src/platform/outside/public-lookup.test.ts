import { describe, expect, it } from 'vitest';
import { isInnerAddress, publicLookup } from './public-lookup.ts';

describe('an inner address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '64:ff9b::10.0.0.1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
    'not an address',
  ])('%s', (address) => {
    expect(isInnerAddress(address)).toBe(true);
  });

  it.each(['183.79.250.251', '8.8.8.8', '172.32.0.1', '2404:6800:4004:80a::200e'])(
    'is not %s',
    (address) => {
      expect(isInnerAddress(address)).toBe(false);
    },
  );
});

it('a name that points to this machine is not found', async () => {
  const failure = await new Promise((told) => publicLookup('localhost', { all: true }, told));
  expect(String(failure)).toContain('localhost points to an inner address');
});
