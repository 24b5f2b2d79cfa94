/** What a traveller asks of the airline, each as a line: a code that is known by its name. */
import { flyerNumbersOf } from '#domain/people/frequent-flyer.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { assistanceCodes, mealCodes, seatPreferences } from '#domain/people/wishes.ts';
import type { Words } from '#ui/design/words/words.ts';

type Wishing = Pick<Traveller, 'mealPreference' | 'seatPreference' | 'specialAssistance' | 'frequentFlyer'>;

export function wishTexts(words: Words, traveller: Wishing): readonly string[] {
  const { mealPreference: meal, seatPreference: seat, specialAssistance: help, frequentFlyer } = traveller;
  const named = (known: readonly string[], kind: 'meal' | 'seat' | 'assistance', wish: string) =>
    known.includes(wish) ? words(`wishes-${kind}-${wish}`) : wish;
  return [
    ...(meal ? [words('wishes-asked-meal', { wish: named(mealCodes, 'meal', meal) })] : []),
    ...(seat ? [words('wishes-asked-seat', { wish: named(seatPreferences, 'seat', seat) })] : []),
    ...(help ? [words('wishes-asked-assistance', { wish: named(assistanceCodes, 'assistance', help) })] : []),
    ...flyerNumbersOf(frequentFlyer).map((wish) => words('wishes-asked-flyer', { wish })),
  ];
}
