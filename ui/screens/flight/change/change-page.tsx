/** What the pages that move a booking to other flights share: the way back, the booking while it comes, a flight in a row. */
import { useEffect } from 'react';
import { isByRequest } from '#domain/flight/booking/acts.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { mayChangeFlights } from '#application/portal/flight/change/change-flights.ts';
import type { ChangeFlights, ChangeState } from '#application/portal/flight/change/change-flights.ts';
import { changeParts } from '#ui/composition/change-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { AmendPage } from '#ui/booking/amend-page.tsx';
import styles from './change.module.css';

/** The booking that the address names, opened to be changed. */
export function useChange() {
  const change = usePart(changeParts.change);
  const state = useStateOf(change.state$);
  const { transactionId = '' } = useParams();
  useEffect(() => void change.open(transactionId), [change, transactionId]);
  return { change, state, transactionId };
}

export interface ChangePageProps {
  readonly title: string;
  readonly state: ChangeState;
  readonly change: ChangeFlights;
  readonly children: (booking: FlightBooking) => ReactNode;
  /** The end of a change is shown on a booking that can no longer be changed. */
  readonly ended?: boolean;
}

export function ChangePage({ title, state, change, children, ended = false }: ChangePageProps) {
  const words = useWords();
  const now = usePart(parts.clock).now();
  const { transactionId, booking } = state;
  return (
    <AmendPage
      transactionId={transactionId}
      title={title}
      booking={booking}
      onRetry={() => void change.open(transactionId)}
      refusal={(present) =>
        ended || mayChangeFlights(present, now) || state.unanswered
          ? undefined
          : words(isByRequest(present) ? 'change-by-request' : 'change-not-now')
      }
    >
      {children}
    </AmendPage>
  );
}

/** One direction: its flights, from where to where and when. */
export function FlightRow({ itinerary: { segments } }: { readonly itinerary: Itinerary }) {
  const dates = useDates();
  const [first] = segments;
  const last = segments.at(-1) ?? first;
  return (
    <div className={styles.flight}>
      <CarrierTile code={first.carrier} />
      <div>
        <strong className={styles.trip}>
          <Code>{`${clockOfLocal(first.departure.local)} ${first.origin}`}</Code>
          <Icon of={ArrowRight} size={14} mirrored />
          <Code>{`${clockOfLocal(last.arrival.local)} ${last.destination}`}</Code>
        </strong>
        <p className={styles.quiet}>
          <Listed>
            {dates.short(dateOfLocal(first.departure.local))}
            <Code>{segments.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`).join(' · ')}</Code>
          </Listed>
        </p>
      </div>
    </div>
  );
}
