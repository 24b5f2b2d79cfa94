/** What was bought with a booking of flights, and for whom: on its own page, and beside a list. */
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { locatorsOf } from '#domain/flight/booking/locators.ts';
import { PeopleCard, PeopleSection } from '#ui/booking/booking-people.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { wishTexts } from '#ui/people/wishes-text.ts';
import { useWords } from '#ui/design/words/words.ts';
import { ticketText } from '#ui/booking/ticket-number.ts';
import { BookingSchedule } from '../schedule/schedule-change.tsx';
import { ExtrasCard, ExtrasSection } from './booking-extras.tsx';
import { BookingFlights } from './flights.tsx';
import { useTravellerStanding } from './standing.tsx';
import styles from '#ui/booking/facts.module.css';

interface FlightFactsProps {
  readonly booking: FlightBooking;
  readonly onChanged: () => void;
}

export function FlightFacts({ booking, onChanged }: FlightFactsProps) {
  const words = useWords();
  const standing = useTravellerStanding(booking);
  const { tickets } = booking;
  const { gds, airline } = locatorsOf(booking);
  return (
    <>
      <BookingSchedule booking={booking} onAnswered={onChanged} />
      <Card
        title={words('bookings-flights')}
        aside={
          gds === undefined && airline === undefined ? undefined : (
            <span className={styles.reference}>
              {words(gds === undefined ? 'bookings-airline-pnr' : 'bookings-gds-pnr')}{' '}
              <Code strong>{gds ?? airline ?? ''}</Code>
            </span>
          )
        }
      >
        <div className={styles.bare}>
          <BookingFlights booking={booking} />
        </div>
      </Card>
      <PeopleCard
        booking={booking}
        standing={standing}
        wishes={(traveller) => wishTexts(words, traveller)}
        issued={(index) =>
          tickets
            .filter(({ traveller }) => traveller === index)
            .map(({ number }) => <Code key={number}>{ticketText(number)}</Code>)
        }
      />
      <ExtrasCard booking={booking} />
    </>
  );
}

export function FlightFactsInShort({ booking }: Pick<FlightFactsProps, 'booking'>) {
  const standing = useTravellerStanding(booking);
  return (
    <>
      <BookingFlights booking={booking} />
      <PeopleSection booking={booking} standing={standing} />
      <ExtrasSection booking={booking} />
    </>
  );
}
