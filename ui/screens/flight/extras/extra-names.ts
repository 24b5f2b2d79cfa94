/**
 * What meals, bags and services are called in the page's language. Airlines' names come in English and stay so where they
 * are not among the usual ones; needs the words of the area `extras`.
 */
import type { SsrLine } from '#domain/flight/extras/ancillaries.ts';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';

const usual: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Paneer tikka sandwich': 'paneer-sandwich',
    'Chicken junglee sandwich': 'chicken-sandwich',
    'Almond and raisin cake': 'almond-cake',
    'Vegetarian meal': 'vegetarian',
    'Non-vegetarian meal': 'non-vegetarian',
    'Jain meal': 'jain',
    'Diabetic meal': 'diabetic',
    'Fruit platter': 'fruit',
    'Vegetarian Hindu meal': 'hindu-vegetarian',
    'Vegan meal': 'vegan',
    'Vegetarian Jain meal': 'jain',
    'Hindu meal, not vegetarian': 'hindu',
    'Muslim meal': 'halal',
    'Gluten intolerant meal': 'gluten-free',
    'Low fat meal': 'low-fat',
    'Child meal': 'child',
    'Baby meal': 'baby',
    'Wheelchair to the aircraft door': 'wheelchair-door',
    'Wheelchair, cannot climb stairs': 'wheelchair-steps',
    'Wheelchair to the seat': 'wheelchair-seat',
    'Blind traveller': 'blind',
    'Deaf traveller': 'deaf',
    'Meet and assist': 'meet',
    'Sports equipment': 'sports',
    'Bags first off the belt': 'bags-first',
    'Fast track at the airport': 'fast-track',
  }),
);

export type NamedExtra = Pick<SsrLine, 'kind' | 'code' | 'name'> & { readonly kilograms?: number | undefined };

export function useExtraNames(): (extra: NamedExtra) => string {
  const words = useWords();
  return (extra) => extraName(words, extra);
}

function extraName(words: Words, { kind, code, name, kilograms }: NamedExtra): string {
  if (kind === 'seat') return words('extras-seat-number', { seat: code });
  const weight = kilograms ?? /^Excess baggage (\d+) kg$/.exec(name)?.[1];
  if (kind === 'baggage' && weight !== undefined) return words('extras-bag', { weight });
  const known = usual.get(name);
  return known === undefined ? name : words(`extras-name-${known}`);
}
