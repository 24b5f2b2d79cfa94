/** How a museum booking's own part is kept. */
import { peopleOf } from '#domain/booking/presence.ts';
import { unitsOf, unitsShown } from '#domain/booking/units.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import { keptTerms } from '#infrastructure/backoffice/database/booking/kept-terms.ts';
import { museumInShort } from './museum-rules.ts';
import type { MuseumTypes } from './museum-types.ts';

export const keptMuseum = keptTerms<MuseumTypes>({
  inShort: ({ visits, travellers }, gone) => {
    const all = unitsOf({ items: visits.length, travellers: travellers.length });
    const left = new Set(unitsShown({ gone }, all).map(({ item }) => item));
    const last = visits.findLast((_, item) => left.has(item)) ?? visits[0];
    return { ...museumInShort({ visits, travellers, gone }), begunAt: toInstant(last.opens) };
  },
  presence: ({ visits, travellers }) => {
    const days = visits.map(({ opens }) => dateOfLocal(opens.local));
    const [from = dateOfLocal(visits[0].opens.local), ...others] = days;
    return {
      people: peopleOf(travellers),
      from,
      until: others.at(-1) ?? from,
      later: others.map((day, at) => ({ item: at + 1, day })),
    };
  },
  unissued: { entries: [] },
});
