import { BlockList, isIP } from 'node:net';

/** Addresses that lead into somebody's own network, or nowhere: never connected to because of what a customer pasted. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
/** Of IPv6 only global unicast is open, without documentation and what tunnels to an IPv4 address. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address belongs to a machine anybody may reach on the internet. */
export function isGlobalAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
