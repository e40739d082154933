import { BlockList, isIP } from 'node:net';

const V4_INSIDE = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Ranges inside the public one that are excluded: protocols, tunnels into IPv4 and examples. */
const V6_SPECIAL = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const v4Inside = new BlockList();
for (const [net, bits] of V4_INSIDE) v4Inside.addSubnet(net, bits, 'ipv4');
const v6Public = new BlockList();
v6Public.addSubnet('2000::', 3, 'ipv6');
const v6Special = new BlockList();
for (const [net, bits] of V6_SPECIAL) v6Special.addSubnet(net, bits, 'ipv6');

/**
 * Returns whether an address is on the public internet. IPv6 addresses must be in the public range, so that no IPv4
 * address inside can be written as one.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !v4Inside.check(address, 'ipv4');
  return family === 6 && v6Public.check(address, 'ipv6') && !v6Special.check(address, 'ipv6');
}

/** Names that exist only in an internal network. */
const INSIDE_NAME =
  /^[^.]*$|(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|localdomain)\.?$|\.home\.arpa\.?$/i;

/** Returns whether the host of an address could be on the public internet, judging by its name. */
export function couldBePublic(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) > 0 ? isPublicAddress(bare) : !INSIDE_NAME.test(bare);
}
