/** Seats as lists, one a traveller: every seat with its row, what it is like and what it costs, and why one cannot be had. */
import { type FlightPlace, isSamePlace } from '#domain/flight/extras/ancillaries.ts';
import { type SeatMap, seatSpots } from '#domain/flight/extras/seat-map.ts';
import { seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import { isBought, refusalsOf } from '#application/portal/flight/extras/chosen-extras.ts';
import type { OfferedExtras } from '#application/portal/flight/extras/chosen-extras.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import type { ExtrasView } from './extras-view.ts';
import { useExtrasWords, whoIs } from './extras-words.ts';
import styles from './extras.module.css';

export interface SeatListsProps extends ExtrasView {
  readonly offered: OfferedExtras;
  readonly place: FlightPlace;
  readonly map: SeatMap;
  /** Travellers who have a seat of their own. */
  readonly seated: readonly number[];
  readonly onGive: (traveller: number, seat: string) => void;
}

const none = 'none';

export function SeatLists({ state, checkout, offered, place, map, seated, onGive }: SeatListsProps) {
  const { words, listed, price, seatFacts } = useExtrasWords();
  const { travellers, extras } = state.form;
  const { bought = [] } = offered;
  const here = [...bought, ...extras].filter((each) => each.kind === 'seat' && isSamePlace(each.place, place));
  const onlyHere = { lines: [], seatMaps: offered.seatMaps.filter((each) => isSamePlace(each.place, place)) };
  const free = seatSpots(map).filter(({ seat }) => seat.state === 'free');
  return (
    <div className={styles.lists}>
      {seated.map((traveller) => {
        const mine = here.find((each) => each.traveller === traveller);
        const owned = mine !== undefined && isBought(offered, mine);
        const options = free.map(({ seat }) => {
          const chosen = { traveller, ssrId: seatSsrId(place, seat.seat) };
          const [refused] = needsJudging(seat, here.length)
            ? refusalsOf(onlyHere, here, travellers, state.quote, chosen)
            : [];
          return {
            key: seat.seat,
            label: listed([seat.seat, ...seatFacts(seat), price(seat.price)]),
            ...(refused && { reason: violationText(words, refused) }),
          };
        });
        return (
          <Select
            key={traveller}
            label={words('extras-seat-of', { who: whoIs(words, state, traveller) })}
            optional
            disabled={owned}
            help={owned ? words('extras-bought') : undefined}
            options={[{ key: none, label: words('extras-no-seat') }, ...options]}
            value={mine?.code ?? none}
            onChange={(seat) => {
              if (seat !== none) {
                if (seat !== mine?.code) onGive(traveller, seat);
              } else if (mine !== undefined) checkout.extras.drop(mine);
            }}
          />
        );
      })}
    </div>
  );
}

/** Nothing speaks against a plain seat while nobody has one. */
function needsJudging({ notForChild }: { readonly notForChild: boolean }, held: number): boolean {
  return notForChild || held > 0;
}
