import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const listOf = (family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]) => {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
};

/** Networks that no public server has: RFC 6890 and its registries of special-purpose addresses. */
const INNER_4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);
/** Only 2000::/3 is given out, and some networks in it carry others. IPv4 in IPv6 dress lies outside of it. */
const INNER_6 = listOf('ipv6', [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
]);

/** Whether an address lies in a network of one's own, of this machine, or of nobody. */
export function isInnerAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return family === 4 ? INNER_4.check(address) : INNER_6.check(address, 'ipv6');
}

/** Finds a host as usual, and fails when any of its addresses is an inner one: a name may be pointed anywhere. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (failure, addresses) => {
    const first = addresses?.[0];
    if (failure || !first) return done(failure ?? new Error(`no address of ${hostname}`), '', 0);
    if (addresses.some(({ address }) => isInnerAddress(address)))
      return done(new Error(`${hostname} points to an inner address`), '', 0);
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
