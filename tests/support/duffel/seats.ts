/** A seat map as Duffel says one, from a picture: a row a line, '#' a seat that is taken, letters seats, '.' nothing, two spaces an aisle. */
import type { DuffelSeatMap } from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';

type Row = DuffelSeatMap['cabins'][number]['rows'][number];
type Element = Row['sections'][number]['elements'][number];

export interface SeatPicture {
  readonly segmentId: string;
  readonly sliceId: string;
  readonly currency: string;
  /** Who may be seated by whom it is not forbidden. */
  readonly passengers: readonly { readonly id: string; readonly type: string | null }[];
  readonly isTaken?: (seat: string) => boolean;
  readonly serviceId: (passenger: string, seat: string) => string;
}

/** The everyday cabin: a front row of more room, an exit at row 3. */
export const everydayCabin = `
 lav        gal
 1  ABC  DEF
 2  A#C  D#F
 exit       exit
 3  ABC  DEF
 4  .BC  DE.
`;

export function seatMapOf(picture: string, facts: SeatPicture): DuffelSeatMap {
  let exit = false;
  const rows = picture
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Row => {
      const [head = '', ...sections] = line.trim().split(/\s{2,}/);
      if (!/^\d+$/.test(head)) {
        exit ||= head === 'exit';
        return { sections: [head, ...sections].map((word) => ({ elements: [amenityOf(word)] })) };
      }
      const isExit = exit;
      exit = false;
      const letters = ['ABC', 'DEF'];
      return {
        sections: sections.map((marks, at) => ({
          elements: [...marks].map((mark, index) =>
            seatOf(mark, `${head}${letters[at]?.[index] ?? ''}`, isExit, facts),
          ),
        })),
      };
    });
  return {
    id: `sea_${facts.segmentId}`,
    slice_id: facts.sliceId,
    segment_id: facts.segmentId,
    cabins: [{ deck: 0, cabin_class: 'economy', aisles: 1, wings: { first_row_index: 3, last_row_index: 4 }, rows }],
  };
}

function amenityOf(word: string): Element {
  switch (word) {
    case 'lav':
      return { type: 'lavatory' };
    case 'gal':
      return { type: 'galley' };
    case 'exit':
      return { type: 'exit_row' };
    case 'bas':
      return { type: 'bassinet' };
    default:
      return { type: 'empty' };
  }
}

function seatOf(
  mark: string,
  designator: string,
  exit: boolean,
  { passengers, currency, serviceId, isTaken }: SeatPicture,
): Element {
  if (mark === '.') return { type: 'empty' };
  const sold = passengers.filter(({ type }) => type === 'adult' || (type === 'child' && !exit));
  return {
    type: 'seat',
    designator,
    name: exit ? 'Exit row seat' : '',
    disclosures: exit ? ['Do not seat children in exit row seats'] : [],
    available_services:
      mark === '#' || isTaken?.(designator) === true
        ? []
        : sold.map(({ id }) => ({
            id: serviceId(id, designator),
            passenger_id: id,
            total_amount: exit ? '1500.00' : '350.00',
            total_currency: currency,
          })),
  };
}
