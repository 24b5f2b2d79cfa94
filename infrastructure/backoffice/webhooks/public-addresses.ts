/** Which network addresses an agency may have this server call: those of the public internet, and where it is allowed this machine's own. */
import { BlockList, isIP } from 'node:net';

const notPublic = new BlockList();
for (const [address, prefix] of [
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
] as const)
  notPublic.addSubnet(address, prefix, 'ipv4');
// Of what is public: tunnels, which lead to any address of version 4, and what is set aside for protocols and documents.
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(address, prefix, 'ipv6');

const publicSix = new BlockList();
publicSix.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** False for what is no address at all. */
export function mayBeCalled(address: string, toLoopback: boolean): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (toLoopback && loopback.check(address, family)) return true;
  return (version === 4 || publicSix.check(address, family)) && !notPublic.check(address, family);
}
