/** Passwords that are tried first: what everybody chooses, what lies on the keyboard in a row, and one's own names. */

/** What passwords that become known are made of most often, before figures and signs are put around it. */
const commonWords = new Set(
  `password passwort passwd parola motdepasse contrasena senha qwerty azerty qwertz welcome willkommen bienvenue letmein login admin
  administrator root user guest test testing demo master access secret default changeme temporary temp pass word hello
  iloveyou iloveu lovely love angel princess queen king sunshine summer winter spring autumn monday friday january
  february march april august september october november december monkey dragon tiger lion shadow superman batman
  spiderman starwars pokemon naruto matrix killer ninja mustang ferrari porsche mercedes yamaha harley computer internet
  google facebook samsung apple microsoft windows android football baseball basketball soccer hockey cricket liverpool
  chelsea arsenal barcelona realmadrid michael jordan jennifer jessica ashley daniel charlie thomas robert george andrew
  michelle nicole hannah amanda matthew joshua william christian jesus christ bible heaven blessed freedom whatever
  nothing trustno trustnoone fuckyou asshole bailey buster hunter cookie chocolate cheese pepper ginger banana orange
  purple yellow silver golden diamond flower butterfly rainbow family mother father sister brother baby forever friends
  india bharat hindustan mumbai delhi bombay chennai bangalore bengaluru kolkata hyderabad kerala punjab gujarat krishna
  ganesh ganesha shiva hanuman sairam omsairam jaihind jaishreeram namaste dubai qatar oman kuwait saudi arabia france
  paris london america canada travel agent agency ticket flight airline booking holiday office company business sales
  account money dollar lucky success victory power energy music guitar player gamer legend hacker phantom
  abc abcd abcde abcdef xyz aaa zzz asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qwer qwert qwertyuiop qaz wsx
  qazwsx edc azertyuiop wasd poiuytrewq lkjhgfdsa mnbvcxz`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
];
const ways = rows.flatMap((row) => [row, [...row].toReversed().join('')]);

/** Letters that figures and signs are written for. */
const written: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Characters beyond what is known that make a password one's own. */
const enough = 5;

/**
 * Whether a password is among those that are tried first: figures alone that are short or a date, a few characters again and
 * again, keys in a row, a common word, or any of these with a little around it.
 *
 * @example isCommonPassword('P@ssw0rd123') // => true
 * @example isCommonPassword('a new horse') // => false
 */
export function isCommonPassword(password: string): boolean {
  const plain = fold(password);
  return (
    /^\d{1,11}$/.test(plain) || new Set(plain).size < 4 || isRepeated(plain) || restWithout(plain, commonWords) < enough
  );
}

/**
 * Whether a password is hardly more than names that belong to the person who chooses it.
 *
 * @example hasOwnName('Asha.Rao2026', ['asha.rao@malabar.example', 'Asha', 'Rao']) // => true
 * @example hasOwnName('a new horse', ['Asha', 'Rao']) // => false
 */
export function hasOwnName(password: string, own: readonly string[]): boolean {
  const names = new Set(own.flatMap((name) => fold(name).split(/[^\p{L}\d]+/u)).filter((name) => name.length >= 3));
  const plain = fold(password);
  return [...names].some((name) => plain.includes(name)) && restWithout(plain, names) < enough;
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Figures and signs put before and after what is easily remembered. */
const around = /^[ -@[-`{-~]{0,3}|[ -@[-`{-~]{0,6}$/g;

/** How many characters are left without known words, runs of keys and what is put around them, however figures are read. */
function restWithout(plain: string, words: ReadonlySet<string>): number {
  const bare = plain.replace(around, '');
  const readings = [plain, bare].flatMap((text) => [text, [...text].map((each) => written[each] ?? each).join('')]);
  return Math.min(...readings.map((text) => own(text, words)));
}

function own(text: string, words: ReadonlySet<string>): number {
  let left = 0;
  for (let at = 0; at < text.length; ) {
    const known = longestAt(text, at, words);
    if (known === 0) left += 1;
    at += Math.max(1, known);
  }
  return left;
}

function longestAt(text: string, at: number, words: ReadonlySet<string>): number {
  for (let end = Math.min(text.length, at + 20); end - at >= 3; end -= 1) {
    const piece = text.slice(at, end);
    if (words.has(piece) || (piece.length >= 4 && ways.some((way) => way.includes(piece)))) return end - at;
  }
  return 0;
}

function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/.test(text) || (text.length >= 8 && ways.some((way) => way.includes(text)));
}
