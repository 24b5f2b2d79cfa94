/**
 * Seats of one flight: who is being seated, the map or the same as lists, seats next to one another at a press, and what the
 * signs mean. What may not be chosen says why and changes nothing.
 */
import { useMemo, useState } from 'react';
import ListIcon from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import X from 'lucide-react/icons/x';
import { type BookedSsr, type FlightPlace, isSamePlace } from '#domain/flight/extras/ancillaries.ts';
import { lapsOf } from '#domain/people/laps.ts';
import { seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import { seatAt, seatNamed } from '#domain/flight/extras/seat-map.ts';
import type { SeatMap as SeatMapOf } from '#domain/flight/extras/seat-map.ts';
import { sum } from '#domain/money/money.ts';
import { isBought, seatsForAll } from '#application/portal/flight/extras/chosen-extras.ts';
import type { OfferedExtras } from '#application/portal/flight/extras/chosen-extras.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { SeatMap } from '#ui/design/data/seat-map.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import type { ExtrasView } from './extras-view.ts';
import { SeatLegend } from './extras-seat-legend.tsx';
import { SeatLists } from './extras-seat-lists.tsx';
import { useDrawnDecks } from './extras-seat-drawn.ts';
import { initialsOf, useExtrasWords, whoIs } from './extras-words.ts';
import styles from './extras.module.css';

export interface ExtrasSeatsProps extends ExtrasView {
  readonly offered: OfferedExtras;
  readonly place: FlightPlace;
  /** '6E 2134'. */
  readonly flight: string;
  readonly aircraft: string;
}

interface Said {
  readonly refused: boolean;
  readonly text: string;
}

/** Looked for again only where the map or the party is another. */
function useSeatsForAll(map: SeatMapOf | undefined, travellers: Parameters<typeof seatsForAll>[1]) {
  return useMemo(() => map && seatsForAll(map, travellers), [map, travellers]);
}

export function ExtrasSeats(props: ExtrasSeatsProps) {
  const { state, checkout, offered, place, flight, aircraft } = props;
  const { words, price, listed } = useExtrasWords();
  const narrow = useNarrow();
  const { travellers, extras } = state.form;
  const map = offered.seatMaps.find((each) => isSamePlace(each.place, place));
  const { bought = [] } = offered;
  const held = [...bought, ...extras].filter((each) => each.kind === 'seat' && isSamePlace(each.place, place));
  const isOwned = (seat: BookedSsr) => isBought(offered, seat);
  const seatOf = (traveller: number): BookedSsr | undefined => held.find((each) => each.traveller === traveller);
  const isLost = ({ code }: BookedSsr) => map !== undefined && seatNamed(map, code)?.state !== 'free';
  const seated = travellers.flatMap(({ type }, traveller) => (type === 'infant' ? [] : [traveller]));
  const unseated = (after: number, given: number) =>
    [...seated.filter((each) => each > after), ...seated].find((each) => each !== given && seatOf(each) === undefined);
  const toChange = held.find(isLost)?.traveller;
  const [active, setActive] = useState(toChange ?? seated.find((each) => seatOf(each) === undefined) ?? 0);
  const [view, setView] = useState<'map' | 'list'>('map');
  const [said, setSaid] = useState<Said | undefined>(undefined);
  const initials = initialsOf(state);
  const who = (traveller: number) => whoIs(words, state, traveller);
  const drawn = useDrawnDecks({ map, held, active, initials, who });
  const together = useSeatsForAll(map, travellers);

  if (map === undefined || drawn === undefined) {
    return (
      <Card title={words('extras-seats')} fact={<Code>{flight}</Code>}>
        <p className={styles.quiet}>
          {words(offered.bought === undefined ? 'extras-no-map' : 'extras-no-seats-later')}
        </p>
      </Card>
    );
  }
  const give = (traveller: number, seat: string) => {
    const mine = seatOf(traveller);
    const ssrId = seatSsrId(place, seat);
    if (mine?.ssrId === ssrId) {
      if (isOwned(mine)) return;
      checkout.extras.drop({ traveller, ssrId });
      setSaid({ refused: false, text: words('extras-seat-given-up', { who: who(traveller) }) });
      return;
    }
    const other = held.find((each) => each.code === seat);
    const [refused] = checkout.extras.choose({ traveller, ssrId });
    if (refused !== undefined) {
      const text =
        refused.code === 'seat-taken' && other !== undefined
          ? words('extras-seat-held', { seat, who: who(other.traveller) })
          : refused.code === 'ssr-unknown'
            ? words('violation-seat-taken', { seat })
            : violationText(words, refused);
      setSaid({ refused: true, text });
      return;
    }
    const found = seatNamed(map, seat);
    const cost = found === undefined ? '' : price(found.price);
    setSaid({ refused: false, text: words('extras-seat-given', { who: who(traveller), seat, price: cost }) });
    // A seat changed leaves the person at hand; a first seat leads to who has none.
    if (mine === undefined) setActive(unseated(traveller, traveller) ?? traveller);
  };
  const seatsTogether = together?.map(({ ssrId }) => ssrId.split('-').at(-1) ?? '') ?? [];
  const isTogether =
    together !== undefined && together.every(({ traveller, ssrId }) => seatOf(traveller)?.ssrId === ssrId);
  const laps = lapsOf(travellers);
  return (
    <Card
      flush
      title={words('extras-seats')}
      fact={words('extras-on-aircraft', { flight, aircraft })}
      aside={
        <Segmented
          label={words('extras-view')}
          value={view}
          onChange={(key) => setView(key === 'list' ? 'list' : 'map')}
          segments={[
            { key: 'map', label: words('extras-view-map'), icon: MapIcon },
            { key: 'list', label: words('extras-view-list'), icon: ListIcon },
          ]}
        />
      }
    >
      <div className={styles.seatsHead}>
        {seated.length > 1 && together !== undefined && !isTogether && !held.some(isOwned) ? (
          <div className={styles.together}>
            <Button
              size={narrow ? 40 : 32}
              icon={WandSparkles}
              onClick={() => {
                checkout.extras.seatTogether(place);
                setSaid({ refused: false, text: words('extras-seated-together', { seats: listed(seatsTogether) }) });
              }}
            >
              {words('extras-seat-together')}
            </Button>
            <span className={styles.quiet}>
              {words('extras-together-at', {
                seats: listed(seatsTogether),
                price: price(
                  sum(
                    state.fare.total.currency,
                    seatsTogether.flatMap((seat) => seatNamed(map, seat)?.price ?? []),
                  ),
                ),
              })}
            </span>
          </div>
        ) : null}
        {view === 'list' ? null : (
          <ul className={styles.people} aria-label={words('extras-who-sits')}>
            {seated.map((traveller) => {
              const seat = seatOf(traveller);
              return (
                <li key={traveller} className={classNames(styles.person, traveller === active && styles.active)}>
                  <button
                    type="button"
                    className={styles.personPress}
                    aria-pressed={traveller === active}
                    onClick={() => setActive(traveller)}
                  >
                    <span className={styles.disc} aria-hidden="true">
                      {initials[traveller]}
                    </span>
                    <span className={styles.personWords}>
                      <span className={styles.personName}>{who(traveller)}</span>
                      <span className={classNames(styles.quiet, seat && isLost(seat) && styles.lost)}>
                        {seat === undefined
                          ? words('extras-no-seat')
                          : isLost(seat)
                            ? words('extras-seat-taken')
                            : isOwned(seat)
                              ? words('extras-bought')
                              : words(`booking-kind-${travellers[traveller]?.type ?? 'adult'}`)}
                      </span>
                    </span>
                    {seat === undefined ? null : (
                      <span className={styles.personSeat}>
                        <Code strong>{seat.code}</Code>
                        <span className={styles.quiet}>
                          <Amount of={seat.price} />
                        </span>
                      </span>
                    )}
                  </button>
                  {seat === undefined || isOwned(seat) ? null : (
                    <IconButton
                      size={32}
                      icon={X}
                      label={words('extras-remove-of', {
                        what: words('extras-seat-number', { seat: seat.code }),
                        who: who(traveller),
                      })}
                      onClick={() => checkout.extras.drop(seat)}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {travellers.map(({ type }, traveller) =>
          type === 'infant' ? (
            <p key={traveller} className={styles.quiet}>
              {who(traveller)}: {words('extras-on-lap', { who: who(laps.get(traveller) ?? 0) })}
            </p>
          ) : null,
        )}
        <div role="status" className={said === undefined || said.refused ? 'unseen' : styles.said}>
          {said === undefined || said.refused ? '' : said.text}
        </div>
        {said?.refused === true ? <Alert kind="warning">{said.text}</Alert> : null}
      </div>
      {view === 'list' ? (
        <SeatLists {...props} map={map} seated={seated} onGive={give} />
      ) : (
        <>
          <SeatMap
            label={words('extras-map-of', { flight, who: who(active) })}
            exitLabel={words('extras-exit')}
            decks={drawn}
            upright={narrow}
            start={seatOf(active)?.code ?? seatsTogether[0]}
            next={(from, direction) => seatAt(map, from, direction)}
            onChoose={(seat) => give(active, seat)}
          />
          <SeatLegend map={map} />
        </>
      )}
    </Card>
  );
}
