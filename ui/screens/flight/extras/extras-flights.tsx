/** What can be chosen beside the flights, a flight at a time. */
import { useId, useState } from 'react';
import { equipmentName } from '#domain/flight/reference/equipment.ts';
import { type FlightPlace, isSamePlace } from '#domain/flight/extras/ancillaries.ts';
import { hasFreeSeat, type SeatMap } from '#domain/flight/extras/seat-map.ts';
import type { OfferedExtras } from '#application/portal/flight/extras/chosen-extras.ts';
import { Card } from '#ui/design/data/card.tsx';
import { Skeleton, SkeletonGroup } from '#ui/design/data/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/design/choice/tabs.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { ExtrasChoices } from './extras-choices.tsx';
import { ExtrasSeats } from './extras-seats.tsx';
import type { ExtrasView } from './extras-view.ts';
import styles from './extras.module.css';

export interface ExtrasFlightsProps extends ExtrasView {
  readonly offered: OfferedExtras;
  /** Shown first: something is wrong on it. */
  readonly troubled?: FlightPlace | undefined;
}

export function ExtrasFlights({ troubled, ...props }: ExtrasFlightsProps) {
  const { state, offered } = props;
  const words = useWords();
  const id = useId();
  const flights = state.quote.itineraries.flatMap(({ segments }, itinerary) =>
    segments.map((segment, at) => ({ segment, place: { itinerary, segment: at }, key: `${itinerary}.${at}` })),
  );
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const first = troubled && flights.find(({ place }) => isSamePlace(place, troubled));
  // As it opens: a traveller who takes the last seat of a flight stays there.
  const [forSale] = useState(() => flights.find(({ place }) => offered.seatMaps.some(isForSaleAt(place)))?.key);
  const shown =
    flights.find(({ key }) => key === chosen) ?? first ?? flights.find(({ key }) => key === forSale) ?? flights[0];
  if (shown === undefined) return null;
  const count = (place: FlightPlace) =>
    [...(offered.bought ?? []), ...state.form.extras].filter((each) => isSamePlace(each.place, place)).length;
  const { segment, place, key } = shown;
  const flight = `${segment.carrier} ${segment.flightNumber}`;
  const panel = (
    <div className={styles.panel}>
      <ExtrasSeats key={key} {...props} place={place} flight={flight} aircraft={equipmentName(segment.equipment)} />
      <ExtrasChoices {...props} place={place} />
    </div>
  );
  if (flights.length === 1) return panel;
  return (
    <div>
      <div className={styles.tabs}>
        <Tabs
          id={id}
          label={words('extras-flights')}
          value={key}
          onChange={setChosen}
          tabs={flights.map((each) => ({
            key: each.key,
            label: words('extras-flight', { from: each.segment.origin, to: each.segment.destination }),
            count: count(each.place),
          }))}
        />
      </div>
      <TabPanel id={id} tab={key}>
        {panel}
      </TabPanel>
    </div>
  );
}

const isForSaleAt = (place: FlightPlace) => (map: SeatMap) => isSamePlace(map.place, place) && hasFreeSeat(map);

/** While it is asked what there is. */
export function ExtrasComing() {
  const words = useWords();
  return (
    <Card title={words('extras-seats')}>
      <SkeletonGroup>
        <div className={styles.comingPeople}>
          <Skeleton height="52px" />
          <Skeleton height="52px" />
        </div>
        <Skeleton height="270px" />
        <Skeleton height="44px" />
        <Skeleton height="44px" />
      </SkeletonGroup>
    </Card>
  );
}
