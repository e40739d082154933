import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { Reader, type Response } from 'mmdb-lib';

/**
 * Returns the country of a network address as two letters, from an offline table of address assignments; null for local
 * networks, and for addresses that are not in the table.
 */
export function findCountry(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0 || LOCAL.check(plain, version === 4 ? 'ipv4' : 'ipv6')) return null;
  return openTable().get(plain)?.country_code ?? null;
}

/** Unassigned addresses, because the table gives some of them to the registry of a part of the world. */
const LOCAL = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  LOCAL.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  LOCAL.addSubnet(network, bits, 'ipv6');

interface Place extends Record<string, unknown> {
  country_code: string;
}

let table: Reader<Place & Response> | undefined;

/** Opens the table of eight megabytes with the first call, and keeps it. */
function openTable(): Reader<Place & Response> {
  const require = createRequire(import.meta.url);
  const path = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
  table ??= new Reader(readFileSync(path));
  return table;
}
