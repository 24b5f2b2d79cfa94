/** A seat map lying and one standing: free, dear, taken, chosen, at an exit, and one without an aisle. */
import { useState } from 'react';
import Toilet from 'lucide-react/icons/toilet';
import { seatAt } from '#domain/flight/extras/seat-map.ts';
import type { Seat, SeatMap as SeatMapData } from '#domain/flight/extras/seat-map.ts';
import { seatMapFromPicture } from '#tests/fixtures/seat-map.ts';
import { SeatMap } from '#ui/design/data/seat-map.tsx';
import type { SeatCell, SeatMapDeck } from '#ui/design/data/seat-map.tsx';

const plane = seatMapFromPicture(`
  main  ABC DEF
    1Y^ .x. ...
    2Y  ... ..#
    3Y> ... ...
    4Y  _.. .._
`);

/** Only its last rows are for sale. */
const full = seatMapFromPicture(
  [
    'main  ABC DEF',
    ...Array.from({ length: 40 }, (_, row) => `${String(row + 1).padStart(3)}Y  ${row < 36 ? 'xxx xxx' : '... ...'}`),
  ].join('\n'),
);

const glider = seatMapFromPicture(`
  main  AB
    1Y  ..
    2Y  ..
`);

function drawn({ decks }: SeatMapData, chosen: string | undefined): readonly SeatMapDeck[] {
  const cell = (seat: Seat): SeatCell => ({
    key: seat.seat,
    column: seat.column,
    name: `${seat.seat} ${seat.state}`,
    lines: [seat.seat, 'of the gallery'],
    state: seat.seat === chosen ? 'chosen' : seat.state,
    level: seat.legroom ? 3 : 1,
    legroom: seat.legroom,
    notForChild: seat.notForChild,
    ...(seat.seat === chosen && { initials: 'M', own: true }),
  });
  return decks.map(({ name, columns, rows }) => ({
    key: name,
    columns,
    rows: rows.map(({ number, exit, elements }) => ({
      number,
      exit,
      seats: elements.flatMap((element) => (element.kind === 'gap' ? [] : [cell(element)])),
      ...(number === 1 && { before: [{ side: 'left' as const, icon: Toilet }] }),
    })),
  }));
}

export const SeatsPart = () => {
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const shared = { exitLabel: 'Exit', onChoose: setChosen };
  return (
    <section>
      <h2>Seats</h2>
      <SeatMap
        {...shared}
        label="Lying seats"
        upright={false}
        decks={drawn(plane, chosen)}
        start="2C"
        next={(from, direction) => seatAt(plane, from, direction)}
      />
      <SeatMap
        {...shared}
        label="Standing seats"
        upright
        decks={drawn(plane, chosen)}
        next={(from, direction) => seatAt(plane, from, direction)}
      />
      <SeatMap
        {...shared}
        label="Last rows for sale"
        upright={false}
        decks={drawn(full, chosen)}
        start="38C"
        next={(from, direction) => seatAt(full, from, direction)}
      />
      <SeatMap
        {...shared}
        label="Seats without an aisle"
        upright={false}
        decks={drawn(glider, chosen)}
        next={(from, direction) => seatAt(glider, from, direction)}
      />
    </section>
  );
};
