/**
 * Duffel's seat maps as the product knows them. Duffel lists rows of sections (between them an aisle) of elements, one map a
 * segment with its cabins one after another. A seat has its letter, everything else in a row stands where it is listed.
 */
import type { FlightPlace } from '#domain/flight/extras/ancillaries.ts';
import type { Facility, FacilityKind, Gap, Seat, SeatDeck, SeatMap, SeatRow } from '#domain/flight/extras/seat-map.ts';
import type { Currency } from '#domain/money/currency.ts';
import { max, type Money, parseMoney, zero } from '#domain/money/money.ts';
import type { DuffelSeatMap } from './duffel-types.ts';
import { cabinNamed } from './read-offer.ts';

type DuffelCabin = DuffelSeatMap['cabins'][number];
type DuffelRow = DuffelCabin['rows'][number];
type Element = DuffelRow['sections'][number]['elements'][number];
type SeatElement = Extract<Element, { readonly designator: string }>;

export interface SeatMapFacts {
  readonly place: FlightPlace;
  /** IATA equipment code; empty where it is not known. */
  readonly equipment: string;
  readonly currency: Currency;
  /** Duffel's ids of passengers whom carriers seat with care: children, and adults with an infant. */
  readonly careful: readonly string[];
}

const facilityOf: Readonly<Record<string, FacilityKind>> = {
  lavatory: 'lavatory',
  galley: 'galley',
  closet: 'closet',
  stairs: 'stairs',
  exit_row: 'door',
};

export function readSeatMap({ cabins }: DuffelSeatMap, facts: SeatMapFacts): SeatMap {
  const numbers = [...new Set(cabins.map(({ deck }) => deck))].sort((one, other) => one - other);
  const decks = numbers.map((number, at) =>
    deckOf(
      cabins.filter(({ deck }) => deck === number),
      at === 0 ? 'main' : 'upper',
      facts,
    ),
  );
  return { place: facts.place, equipment: facts.equipment, decks };
}

function deckOf(cabins: readonly DuffelCabin[], name: SeatDeck['name'], facts: SeatMapFacts): SeatDeck {
  const sections = sectionsOf(cabins);
  const rows: SeatRow[] = [];
  const facilities: Facility[] = [];
  for (const cabin of cabins) {
    let isFirst = true;
    // What stands in a row without seats belongs to the seats behind it.
    let exitAhead = false;
    let bassinets = new Set<number>();
    cabin.rows.forEach((row, index) => {
      facilities.push(...facilitiesOf(row, rows.length));
      const elements = row.sections.flatMap((section) => section.elements);
      const exit = elements.some(({ type }) => type === 'exit_row');
      const seats = elements.filter(isSeat);
      const here = new Set(row.sections.flatMap((section, at) => (hasBassinet(section.elements) ? [at] : [])));
      const [first] = seats;
      if (first === undefined) {
        exitAhead ||= exit;
        bassinets = new Set([...bassinets, ...here]);
        return;
      }
      const marks = {
        exit: exit || exitAhead,
        bulkhead: isFirst,
        bassinets: new Set([...bassinets, ...here]),
      };
      rows.push({
        number: Number(/^\d+/.exec(first.designator)?.[0] ?? 0),
        cabin: cabinNamed(cabin.cabin_class) ?? 'Y',
        exit: marks.exit,
        bulkhead: marks.bulkhead,
        wing: cabin.wings !== null && index >= cabin.wings.first_row_index && index <= cabin.wings.last_row_index,
        elements: elementsOf(row, sections, marks, facts),
      });
      isFirst = false;
      exitAhead = false;
      bassinets = new Set();
    });
  }
  return { name, columns: sections.map((letters) => letters.join('')).join(' '), rows, facilities };
}

/** The letters of each section over all rows of a deck, from left to right. */
function sectionsOf(cabins: readonly DuffelCabin[]): readonly (readonly string[])[] {
  const rows = cabins.flatMap((cabin) => cabin.rows);
  const most = Math.max(0, ...rows.map(({ sections }) => sections.length));
  const sections = Array.from({ length: most }, () => new Set<string>());
  // Rows with as many sections as any say where letters belong; the others add what is still unknown, where it fits best.
  const full = rows.filter((row) => row.sections.length === most);
  const others = rows.filter((row) => row.sections.length < most);
  for (const row of [...full, ...others]) {
    row.sections.forEach(({ elements }, at) => {
      for (const { designator } of elements.filter(isSeat)) {
        const letter = letterOf(designator);
        if (sections.some((known) => known.has(letter))) continue;
        (row.sections.length === most ? sections[at] : nearest(sections, letter))?.add(letter);
      }
    });
  }
  return sections.filter(({ size }) => size > 0).map((letters) => [...letters].sort());
}

function nearest(sections: readonly Set<string>[], letter: string): Set<string> | undefined {
  return sections.find((known) => [...known].some((other) => other > letter)) ?? sections.at(-1);
}

interface RowMarks {
  readonly exit: boolean;
  readonly bulkhead: boolean;
  /** Sections before which a bassinet can be hung. */
  readonly bassinets: ReadonlySet<number>;
}

function elementsOf(
  row: DuffelRow,
  sections: readonly (readonly string[])[],
  marks: RowMarks,
  facts: SeatMapFacts,
): readonly (Seat | Gap)[] {
  const letters = sections.flat();
  return sections.flatMap((section) =>
    section.map((column, at): Seat | Gap => {
      const own = row.sections.findIndex(({ elements }) => elements.some((each) => isNamed(each, column)));
      const element = row.sections[own]?.elements.find((each) => isNamed(each, column));
      if (element === undefined || !isSeat(element)) return { kind: 'gap', column };
      const window = column === letters[0] || column === letters.at(-1);
      const inner = (at === 0 && column !== letters[0]) || (at === section.length - 1 && column !== letters.at(-1));
      return seatOf(
        element,
        { column, window, aisle: inner && sections.length > 1 },
        { ...marks, section: own },
        facts,
      );
    }),
  );
}

function seatOf(
  { type, designator, name, disclosures, available_services: services }: SeatElement,
  stand: Pick<Seat, 'column' | 'window' | 'aisle'>,
  { exit, bulkhead, bassinets, section }: RowMarks & { readonly section: number },
  { currency, careful }: SeatMapFacts,
): Seat {
  const prices = services.flatMap(({ total_amount: amount, total_currency: of }): readonly Money[] => {
    const price = of === currency ? parseMoney(amount, currency) : undefined;
    return price === undefined ? [] : [price];
  });
  const [first, ...others] = prices;
  const said = [name ?? '', ...disclosures].join(' ').toLowerCase();
  const legroom = exit || /leg ?room/.test(said);
  // A seat that is sold to some of the party and not to its children is not for them.
  const refusesSome =
    services.length > 0 && careful.some((id) => !services.some(({ passenger_id: passenger }) => passenger === id));
  return {
    kind: 'seat',
    seat: designator,
    ...stand,
    price: first === undefined ? zero(currency) : max(first, ...others),
    state: type === 'restricted_seat_general' ? 'blocked' : first === undefined ? 'taken' : 'free',
    zone: legroom ? 'legroom' : 'standard',
    exit,
    legroom: legroom || bulkhead,
    notForChild: exit || refusesSome || /do not seat (children|infants)/.test(said),
    bassinet: bassinets.has(section),
  };
}

function facilitiesOf({ sections }: DuffelRow, afterRows: number): readonly Facility[] {
  return sections.flatMap(({ elements }, at) =>
    elements.flatMap(({ type }): readonly Facility[] => {
      const kind = facilityOf[type];
      const side = at === 0 ? 'left' : at === sections.length - 1 ? 'right' : 'middle';
      return kind === undefined ? [] : [{ kind, afterRows, side }];
    }),
  );
}

function hasBassinet(elements: readonly Element[]): boolean {
  return elements.some(({ type }) => type === 'bassinet');
}

function isSeat(element: Element): element is SeatElement {
  return element.type === 'seat' || element.type === 'restricted_seat_general';
}

function isNamed(element: Element, column: string): boolean {
  return isSeat(element) && letterOf(element.designator) === column;
}

function letterOf(designator: string): string {
  return designator.replace(/^\d+/, '');
}
