/**
 * The network that an address belongs to, as providers hand them out: the IPv4 address itself, of IPv6 the first 64 bits, because
 * one customer of a provider gets a whole /64 (RFC 6177, RIPE-690). An IPv4 address written as IPv6 counts as IPv4.
 */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/** Enough of an address for its owner to recognise it, too little to find a stranger by it: `113.161.*.*`, `2405:4802:*`. */
export function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain.includes(':')) return `${groupsOf(plain).slice(0, 2).join(':')}:*`;
  const [first = '', second = ''] = plain.split('.');
  return `${first}.${second}.*.*`;
}

/** All eight groups, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const gap =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...gap, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
