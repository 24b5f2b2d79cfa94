/** The kinds of settings there are: how each reads its text, and what it says of itself. */
import { isIP } from 'node:net';

export interface Setting<Value> {
  readonly about: string;
  /** What holds where nothing is given. */
  readonly usual: Value;
  /** Its value is never shown. */
  readonly secret: boolean;
  /** From text that is not empty. Throws `SettingRefused`. */
  readonly read: (given: string) => Value;
}

/** A text cannot be used; `expected` completes "must be …". */
export class SettingRefused extends Error {
  override readonly name = 'SettingRefused';
  readonly expected: string;

  constructor(expected: string) {
    super(`must be ${expected}`);
    this.expected = expected;
  }
}

interface About {
  readonly about: string;
  readonly secret?: boolean;
}

interface TextKind extends About {
  readonly usual?: string;
  readonly fits?: (given: string) => boolean;
  readonly expected?: string;
}

export function text({
  about,
  usual = '',
  fits = () => true,
  expected = 'a text',
  secret = false,
}: TextKind): Setting<string> {
  return {
    about,
    usual,
    secret,
    read: (given) => {
      if (!fits(given)) throw new SettingRefused(expected);
      return given;
    },
  };
}

interface WholeKind extends About {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** A whole number in decimal digits. */
export function whole({ about, usual, least, most, secret = false }: WholeKind): Setting<number> {
  return {
    about,
    usual,
    secret,
    read: (given) => {
      const value = Number(given);
      if (!/^\d{1,9}$/.test(given) || value < least || value > most) {
        throw new SettingRefused(`a whole number from ${least} to ${most}`);
      }
      return value;
    },
  };
}

/** 1, true, yes, on; or 0, false, no, off. Off where nothing is given. */
export function flag({ about, secret = false }: About): Setting<boolean> {
  return {
    about,
    usual: false,
    secret,
    read: (given) => {
      const word = given.toLowerCase();
      if (['1', 'true', 'yes', 'on'].includes(word)) return true;
      if (['0', 'false', 'no', 'off'].includes(word)) return false;
      throw new SettingRefused('1 or 0');
    },
  };
}

interface ChoiceKind<Value extends string> extends About {
  readonly usual: Value;
  readonly among: readonly Value[];
}

export function choice<const Value extends string>({
  about,
  usual,
  among,
  secret = false,
}: ChoiceKind<Value>): Setting<Value> {
  return {
    about,
    usual,
    secret,
    read: (given) => {
      const found = among.find((value) => value.toLowerCase() === given.toLowerCase());
      if (found === undefined) throw new SettingRefused(`one of ${among.join(', ')}`);
      return found;
    },
  };
}

interface UrlKind extends About {
  readonly schemes: readonly string[];
  /** Origin and path only; the slash at its end is taken off. */
  readonly bare?: boolean;
}

export function url({ about, schemes, bare = false, secret = false }: UrlKind): Setting<string> {
  const expected = `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  return {
    about,
    usual: '',
    secret,
    read: (given) => {
      const found = addressIn(given);
      if (found === undefined || !schemes.includes(found.protocol.slice(0, -1))) throw new SettingRefused(expected);
      if (!bare) return given;
      if (found.search !== '' || found.hash !== '' || found.username !== '' || found.password !== '') {
        throw new SettingRefused(`${expected}, without user, query or fragment`);
      }
      return given.replace(/\/+$/, '');
    },
  };
}

interface ListKind extends About {
  readonly usual?: readonly string[];
  readonly item: (item: string) => boolean;
  readonly expected: string;
}

/** Items with commas between; a slash at the end of an item is taken off. */
export function list({
  about,
  usual = [],
  item: fits,
  expected,
  secret = false,
}: ListKind): Setting<readonly string[]> {
  return {
    about,
    usual,
    secret,
    read: (given) => {
      const items = given
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');
      if (!items.every(fits)) throw new SettingRefused(expected);
      return items.map((item) => item.replace(/\/$/, ''));
    },
  };
}

/** Which proxies to believe: none, so many, or those of these addresses and networks. Never all: every client could be one. */
export function trust({ about, secret = false }: About): Setting<false | number | readonly string[]> {
  return {
    about,
    usual: false,
    secret,
    read: (given) => {
      if (['false', 'no', 'off', '0'].includes(given.toLowerCase())) return false;
      if (/^\d{1,2}$/.test(given)) return Number(given);
      const items = given.split(',').map((item) => item.trim());
      if (items.every(isNetwork)) return items;
      throw new SettingRefused(
        'the number of proxies in front, or their addresses, such as 10.0.0.0/8; to believe everybody would let a client choose its own address',
      );
    },
  };
}

/** An address, or a network that is not the whole world. */
function isNetwork(item: string): boolean {
  const [address = '', bits, ...rest] = item.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function addressIn(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** What is read of a table of settings. */
export type ValuesOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never;
};

/** A text that was given, or has a default. */
export function given(value: string): string | undefined {
  return value === '' ? undefined : value;
}
