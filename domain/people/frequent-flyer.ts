/** Frequent-flyer numbers, one a direction of a journey. */

/** Carrier first where the carrier is known: `6E7204418`. */
export interface FrequentFlyer {
  /** Of the first direction. */
  readonly onward?: string;
  /** Of the second: the way back, where there is one. */
  readonly return?: string;
  /** Of the third direction and those after it; '' for a direction without one. */
  readonly further?: readonly string[];
}

/**
 * The number given for a direction, from 0.
 *
 * @example flyerNumberAt({ onward: '6E1', further: ['', 'AI4'] }, 3) // => 'AI4'
 */
export function flyerNumberAt(flyer: FrequentFlyer | undefined, direction: number): string | undefined {
  const number = direction === 0 ? flyer?.onward : direction === 1 ? flyer?.return : flyer?.further?.[direction - 2];
  return number === '' ? undefined : number;
}

/**
 * With another number for a direction; an empty one takes it out. Undefined where none is left.
 *
 * @example withFlyerNumber({ onward: '6E1' }, 2, 'AI4') // => { onward: '6E1', further: ['AI4'] }
 */
export function withFlyerNumber(
  flyer: FrequentFlyer | undefined,
  direction: number,
  number: string,
): FrequentFlyer | undefined {
  const count = Math.max(direction + 1, 2 + (flyer?.further?.length ?? 0));
  const numbers = Array.from({ length: count }, (_, at) =>
    at === direction ? (number.trim() === '' ? '' : number) : (flyerNumberAt(flyer, at) ?? ''),
  );
  while (numbers.at(-1) === '') numbers.pop();
  const [onward = '', back = '', ...further] = numbers;
  if (numbers.length === 0) return undefined;
  return { ...(onward && { onward }), ...(back && { return: back }), ...(further.length > 0 && { further }) };
}

/**
 * With a traveller's usual number on every direction that has none of its own and whose carrier it may be of: a number that
 * begins with a carrier's code is that carrier's. Undefined where there is none at all.
 *
 * @example withUsualNumber({ return: 'AI2' }, '6E7204418', ['6E', 'AI']) // => { onward: '6E7204418', return: 'AI2' }
 */
export function withUsualNumber(
  flyer: FrequentFlyer | undefined,
  usual: string,
  carriers: readonly string[],
): FrequentFlyer | undefined {
  const named = /^([A-Z][A-Z\d]|\d[A-Z])/.exec(usual.toUpperCase())?.[0];
  return carriers.reduce<FrequentFlyer | undefined>(
    (filled, carrier, direction) =>
      flyerNumberAt(filled, direction) !== undefined || (named !== undefined && named !== carrier)
        ? filled
        : withFlyerNumber(filled, direction, usual),
    flyer,
  );
}

/** Every number once, in the order of the directions. */
export function flyerNumbersOf(flyer: FrequentFlyer | undefined): readonly string[] {
  const { onward = '', return: back = '', further = [] } = flyer ?? {};
  return [...new Set([onward, back, ...further])].filter((number) => number !== '');
}
