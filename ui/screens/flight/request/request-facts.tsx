/** Facts of what is wished about flights: the group's journey, the flights of a booking, whom it is for. */
import type { Segment } from '#domain/flight/offer/itinerary.ts';
import type { FlightRequest, FlightWish, GroupWish } from '#domain/flight/request/request.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { Fact } from '#ui/booking/request/request-facts.tsx';
import { ticketText } from '#ui/booking/ticket-number.ts';
import { serviceName } from './request-service.ts';
import styles from './flight-request.module.css';

export function RequestFlights({ flights }: { readonly flights: readonly Segment[] }) {
  const words = useWords();
  const dates = useDates();
  return (
    <Fact name={words('requests-flights')}>
      {flights.map((flight) => (
        <span key={`${flight.flightNumber}${flight.departure.local}`} className={styles.sector}>
          <Listed>
            <Code strong>{`${flight.carrier} ${flight.flightNumber}`}</Code>
            <Code>{`${flight.origin}–${flight.destination}`}</Code>
            {dates.numeric(dateOfLocal(flight.departure.local))}
            <Code>{clockOfLocal(flight.departure.local)}</Code>
          </Listed>
        </span>
      ))}
    </Fact>
  );
}

export function GroupFacts({ group }: { readonly group: GroupWish }) {
  const words = useWords();
  const dates = useDates();
  const { sectors, party, cabin, wishes, contact } = group;
  return (
    <>
      <Fact name={words('requests-journey')}>
        {sectors.map(({ origin, destination, date }, at) => (
          <span key={at} className={styles.sector}>
            <Listed>
              <Code strong>{`${origin}–${destination}`}</Code>
              {dates.numeric(date)}
            </Listed>
          </span>
        ))}
      </Fact>
      <Fact name={words('requests-who')}>{words('requests-party', { ...party })}</Fact>
      <Fact name={words('flight-cabin')}>{words(`flight-cabin-${cabin}`)}</Fact>
      {wishes === undefined ? null : <Fact name={words('requests-wishes')}>{wishes}</Fact>}
      <Fact name={words('booking-contact')}>
        <Listed>
          <bdi>{contact.email}</bdi>
          <Code>{contact.mobile}</Code>
        </Listed>
      </Fact>
    </>
  );
}

interface BookingFactsProps {
  readonly request: FlightRequest;
  readonly about: FlightWish;
}

export function BookingFacts({ request: { booking }, about }: BookingFactsProps) {
  const words = useWords();
  const { transactionId, travellers, items, place, code, remarks } = about;
  const flights = (booking?.itineraries ?? []).flatMap(({ segments }, itinerary) =>
    segments.filter((_, segment) =>
      place === undefined
        ? (items ?? [itinerary]).includes(itinerary)
        : place.itinerary === itinerary && place.segment === segment,
    ),
  );
  return (
    <>
      <Fact name={words('requests-of-booking')}>
        <Listed>
          <Code strong>{transactionId}</Code>
          {booking?.reference === undefined ? null : <Code>{booking.reference}</Code>}
          {booking === undefined ? null : words('requests-supplier', { code: booking.supplier })}
        </Listed>
      </Fact>
      <Fact name={words('requests-for-whom')}>
        {travellers.map((at) => (
          <span key={at} className={styles.sector}>
            <Listed>
              <bdi>{booking?.travellers[at]?.name ?? at + 1}</bdi>
              {booking?.travellers[at]?.ticket === undefined ? null : (
                <Code>{ticketText(booking.travellers[at].ticket)}</Code>
              )}
            </Listed>
          </span>
        ))}
      </Fact>
      <RequestFlights flights={flights} />
      {code === undefined ? null : (
        <Fact name={words('requests-service')}>
          <Code strong>{code}</Code> {serviceName(words, code)}
        </Fact>
      )}
      {remarks === undefined ? null : <Fact name={words('requests-remarks')}>{remarks}</Fact>}
    </>
  );
}
