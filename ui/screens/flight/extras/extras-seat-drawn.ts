/** A seat map as it is drawn: each seat's fill by its price, who has it, and all that is read out of it. */
import CookingPot from 'lucide-react/icons/cooking-pot';
import DoorOpen from 'lucide-react/icons/door-open';
import MoveUp from 'lucide-react/icons/move-up';
import Shirt from 'lucide-react/icons/shirt';
import Toilet from 'lucide-react/icons/toilet';
import type { BookedSsr } from '#domain/flight/extras/ancillaries.ts';
import { type FacilityKind, type Seat, type SeatMap, seatSpots } from '#domain/flight/extras/seat-map.ts';
import type { Money } from '#domain/money/money.ts';
import type { IconShape } from '#ui/design/press/icon.tsx';
import type { SeatCell, SeatMapDeck, SeatMapRow } from '#ui/design/data/seat-map.tsx';
import { useExtrasWords } from './extras-words.ts';
import type { ExtrasWords } from './extras-words.ts';

export const facilityIcons: Readonly<Record<FacilityKind, IconShape>> = {
  lavatory: Toilet,
  galley: CookingPot,
  closet: Shirt,
  stairs: MoveUp,
  door: DoorOpen,
};

export interface Drawing {
  readonly map: SeatMap | undefined;
  readonly held: readonly BookedSsr[];
  /** The traveller who is being seated. */
  readonly active: number;
  readonly initials: readonly string[];
  readonly who: (traveller: number) => string;
}

export function useDrawnDecks({ map, ...drawing }: Drawing): readonly SeatMapDeck[] | undefined {
  const said = useExtrasWords();
  if (map === undefined) return undefined;
  const levels = levelsOf(map);
  return map.decks.map(({ name, columns, rows, facilities }, at) => {
    const standing = (after: number) =>
      facilities
        .filter(({ afterRows }) => afterRows === after)
        .map(({ kind, side }) => ({ side, icon: facilityIcons[kind] }));
    return {
      key: `${name}${at}`,
      ...(map.decks.length > 1 && { name: said.words(`extras-deck-${name}`) }),
      columns,
      rows: rows.map(
        ({ number, exit, elements }, row): SeatMapRow => ({
          number,
          exit,
          before: standing(row),
          seats: elements.flatMap((element) =>
            element.kind === 'gap' ? [] : [drawnSeat(element, levels, drawing, said)],
          ),
        }),
      ),
      behind: standing(rows.length),
    };
  });
}

function drawnSeat(
  seat: Seat,
  levels: Levels,
  { held, active, initials, who }: Omit<Drawing, 'map'>,
  said: ExtrasWords,
): SeatCell {
  const { words, listed, price, seatFacts } = said;
  const holder = held.find(({ code }) => code === seat.seat);
  const isLost = holder !== undefined && seat.state !== 'free';
  const state = isLost ? seat.state : holder === undefined ? seat.state : 'chosen';
  const facts = seatFacts(seat);
  const cost = seat.state === 'blocked' ? [] : [price(seat.price)];
  const now =
    state === 'chosen' && holder !== undefined
      ? words('extras-seat-state-chosen', { who: who(holder.traveller) })
      : words(state === 'free' ? 'extras-seat-state-free' : `extras-seat-${state}`);
  return {
    key: seat.seat,
    column: seat.column,
    name: listed([seat.seat, ...facts, ...cost, now]),
    lines: [words('extras-seat-number', { seat: seat.seat }), listed(facts), listed([...cost, now])],
    state,
    level: seat.state === 'free' ? levelOf(levels, seat.price) : 0,
    legroom: seat.legroom,
    notForChild: seat.notForChild,
    ...(state === 'chosen' && holder && { initials: initials[holder.traveller], own: holder.traveller === active }),
  };
}

/** Lowest and highest price of each fill. */
export type Levels = readonly { readonly level: 1 | 2 | 3; readonly from: Money; readonly to: Money }[];

/** What seats cost in three steps, dearer ones fuller; those that cost nothing have no fill. */
export function levelsOf(map: Pick<SeatMap, 'decks'>): Levels {
  const byMinor = new Map(
    seatSpots(map)
      .filter(({ seat: { state, price } }) => state !== 'blocked' && price.minor > 0)
      .map(({ seat: { price } }) => [price.minor, price]),
  );
  const prices = [...byMinor.values()].toSorted((one, other) => one.minor - other.minor);
  return ([1, 2, 3] as const).flatMap((level) => {
    const here = prices.filter((_, at) => Math.floor((at * 3) / prices.length) + 1 === level);
    const [from] = here;
    const to = here.at(-1);
    return from === undefined || to === undefined ? [] : [{ level, from, to }];
  });
}

function levelOf(levels: Levels, { minor }: Money): SeatCell['level'] {
  return levels.find(({ from, to }) => from.minor <= minor && minor <= to.minor)?.level ?? 0;
}
