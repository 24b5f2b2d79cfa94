/** Meals, bags, services and seats in words. Suppliers name what they sell in English; what they usually sell is known here. */
import type { BookedSsr, SsrLine } from '#domain/flight/extras/ancillaries.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { Seat } from '#domain/flight/extras/seat-map.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isZero } from '#domain/money/money.ts';
import type { Money } from '#domain/money/money.ts';
import { useExtraNames } from './extra-names.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { fullName, placeName } from '#ui/people/traveller-names.ts';
import type { ExtrasState } from './extras-view.ts';

type Named = Pick<SsrLine, 'kind' | 'code' | 'name'> & { readonly kilograms?: number | undefined };

export interface ExtrasWords {
  readonly words: Words;
  readonly name: (line: Named) => string;
  /** "Free" for nothing. */
  readonly price: (amount: Money) => string;
  /** What is to be known of a seat besides its price. */
  readonly seatFacts: (seat: Seat) => readonly string[];
  /** Several in one line. */
  readonly listed: (texts: readonly string[]) => string;
}

export function useExtrasWords(): ExtrasWords {
  const words = useWords();
  const { language } = useLanguage();
  const name = useExtraNames();
  const price = (amount: Money) => (isZero(amount) ? words('extras-free') : formatMoney(amount, { locale: language }));
  const seatFacts = (seat: Seat) => [
    ...(seat.window ? [words('extras-seat-window')] : []),
    ...(seat.aisle ? [words('extras-seat-aisle')] : []),
    ...(!seat.window && !seat.aisle ? [words('extras-seat-middle')] : []),
    ...(seat.exit ? [words('extras-seat-exit')] : []),
    ...(seat.legroom ? [words('extras-seat-legroom')] : []),
    ...(seat.notForChild ? [words('extras-seat-not-for-child')] : []),
    ...(seat.bassinet ? [words('extras-seat-bassinet')] : []),
  ];
  return { words, name, price, seatFacts, listed: (texts) => texts.join(words('design-comma')) };
}

/** "Ms Meera Iyer"; "Adult 1" where there is no name yet. */
export function whoIs(words: Words, { form }: Pick<ExtrasState, 'form'>, index: number): string {
  const traveller = form.travellers[index];
  return traveller?.firstName === undefined || traveller.firstName.trim() === ''
    ? placeName(words, form.travellers, index)
    : fullName(words, traveller);
}

/** The first letters that tell the travellers apart: "M", or "MI" and "MK". */
export function initialsOf({ form }: Pick<ExtrasState, 'form'>): readonly string[] {
  const letters = form.travellers.map(({ firstName = '', lastName = '' }) => [
    firstName.trim().slice(0, 1).toUpperCase(),
    lastName.trim().slice(0, 1).toUpperCase(),
  ]);
  return letters.map(([first = '', last = ''], index) =>
    first === ''
      ? String(index + 1)
      : letters.some(([other], at) => at !== index && other === first)
        ? `${first}${last}`
        : first,
  );
}

const kinds: Readonly<Partial<Record<PricePart['name'], BookedSsr['kind']>>> = {
  seat: 'seat',
  meal: 'meals',
  baggage: 'baggage',
  'special-ssr': 'special_ssr',
};

/** What a line of a fare is called that is a service of one traveller, and on which flight; undefined for other lines. */
export function useExtraLines(
  state: Pick<ExtrasState, 'form' | 'quote'>,
): (part: PricePart) => { label: string; note: string } | undefined {
  const { words, name } = useExtrasWords();
  return ({ name: part, params = {} }) => {
    const { code, name: called, passenger, itinerary, segment } = params;
    const kind = kinds[part];
    if (kind === undefined || code === undefined || passenger === undefined) return undefined;
    const flight = state.quote.itineraries[Number(itinerary)]?.segments[Number(segment)];
    return {
      label: name({ kind, code: String(code), name: String(called) }),
      note: words('extras-line-note', {
        who: whoIs(words, state, Number(passenger) - 1),
        flight: flight === undefined ? '' : `${flight.origin}–${flight.destination}`,
      }),
    };
  };
}
