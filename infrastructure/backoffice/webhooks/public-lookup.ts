/** Names resolved and judged in the very call that connects, so that they cannot lead elsewhere a moment later. */
import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { mayBeCalled } from './public-addresses.ts';

export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

export interface PublicLookupOptions {
  /** Whether this machine itself may be called. */
  readonly loopback: boolean;
  /** The machine's own where absent. */
  readonly resolve?: typeof lookup;
}

export class PublicLookup {
  readonly #loopback: boolean;
  readonly #resolve: typeof lookup;

  constructor({ loopback, resolve = lookup }: PublicLookupOptions) {
    this.#loopback = loopback;
    this.#resolve = resolve;
  }

  /** A number is not looked up: whether it may be called. True for a name, which is judged as it is resolved. */
  readonly mayConnect = (host: string): boolean => isIP(host) === 0 || mayBeCalled(host, this.#loopback);

  readonly lookup: LookupFunction = (host, options, callback) => {
    this.addressesOf(host).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };

  /** All of a name's addresses; rejected where one of them may not be called, or there is none. */
  addressesOf(host: string): Promise<LookupAddress[]> {
    return new Promise((resolve, reject) => {
      this.#resolve(host, { all: true }, (error, addresses) => {
        if (error !== null) reject(error);
        else if (addresses.length === 0) reject(new Error(`${host} has no address`));
        else if (addresses.every(({ address }) => mayBeCalled(address, this.#loopback))) resolve(addresses);
        else reject(new PrivateAddress());
      });
    });
  }
}

/** As it is resolved: an address of version 6 without its brackets. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
}
