/** The ticket as paper: what a traveller shows at the airport, and what the customer paid. */
import { airlineName } from '#domain/flight/airlines.ts';
import type { FlightBooking } from '#domain/booking/booking.ts';
import type { FarePart } from '#domain/flight/fare.ts';
import type { Itinerary, Segment } from '#domain/flight/itinerary.ts';
import type { SectorRules } from '#domain/flight/fare-rules.ts';
import { hoursAndMinutes } from '#domain/time/duration.ts';
import { clockOfLocal, dateOfLocal, dayOffset } from '#domain/time/place-time.ts';
import { dateIn } from '#domain/time/instant.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/amount.tsx';
import { CarrierTile } from '#ui/design/carrier-tile.tsx';
import { useDates } from '#ui/design/dates.ts';
import { useWords } from '#ui/design/words.ts';
import { BookingStatus } from '#ui/shell/booking-status.tsx';
import { Logo } from '#ui/shell/logo.tsx';
import styles from './ticket-sheet.module.css';

export interface SheetParts {
  readonly fare: boolean;
  readonly fees: boolean;
  readonly gst: boolean;
}

export function TicketSheet({ booking, shown }: { readonly booking: FlightBooking; readonly shown: SheetParts }) {
  const words = useWords();
  const dates = useDates();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const tenant = configuration.kind === 'ready' ? configuration.configuration : undefined;
  const { agency } = booking;
  return (
    <article className={styles.sheet} aria-label={words('title-flight-ticket')}>
      <header className={styles.letterhead}>
        <Logo name={tenant?.projectName ?? ''} source={tenant?.logoUrl} />
        <address className={styles.agency}>
          <strong>{agency.companyName}</strong>
          <span>{agency.address}</span>
          <span>
            <bdi>{agency.phone}</bdi>, <bdi>{agency.email}</bdi>
          </span>
          {shown.gst && agency.gstNumber ? (
            <span>
              {words('bookings-gstin')} <Code>{agency.gstNumber}</Code>
            </span>
          ) : null}
        </address>
      </header>
      <section className={styles.facts}>
        <p className={styles.kind}>{words('title-flight-ticket')}</p>
        <BookingStatus status={booking.status} />
        <Fact label={words('bookings-id')}>
          <Code>{booking.transactionId}</Code>
        </Fact>
        <Fact label={words('bookings-booked-on')}>
          {dates.numeric(dateIn(booking.bookedOn, tenant?.businessZone ?? 'UTC'))}
        </Fact>
        {booking.pnr === undefined ? null : (
          <div className={styles.pnr}>
            <span className={styles.label}>{words('bookings-pnr')}</span>
            <Code strong>{booking.pnr}</Code>
          </div>
        )}
      </section>
      <section>
        <h2 className={styles.heading}>{words('bookings-flights')}</h2>
        {booking.itineraries.map((itinerary, at) => (
          <Flights key={at} itinerary={itinerary} booking={booking} />
        ))}
      </section>
      <section>
        <h2 className={styles.heading}>{words('bookings-travellers')}</h2>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words('bookings-name')}</th>
                <th scope="col">{words('bookings-type')}</th>
                <th scope="col">{words('bookings-ticket-number')}</th>
                <th scope="col">{words('bookings-frequent-flyer')}</th>
              </tr>
            </thead>
            <tbody>
              {booking.travellers.map((traveller, index) => (
                <tr key={index}>
                  <th scope="row">
                    <bdi>
                      {words(`bookings-title-${traveller.title}`)} {traveller.firstName} {traveller.lastName}
                    </bdi>
                  </th>
                  <td>{words(`bookings-type-${traveller.type}`)}</td>
                  <td>
                    <Code>
                      {booking.tickets
                        .filter((each) => each.traveller === index)
                        .map(({ number }) => ticketText(number))
                        .join(', ') || '—'}
                    </Code>
                  </td>
                  <td>
                    <Code>{traveller.frequentFlyer?.onward ?? '—'}</Code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <div className={styles.money}>
        {shown.fare ? <FarePaid total={booking.fare.breakdown} /> : null}
        {shown.fees ? <Fees sectors={booking.rules.sectors} /> : null}
      </div>
      <footer className={styles.small}>
        <p>{words('bookings-hand-baggage')}</p>
        <p>{words('bookings-be-early')}</p>
        <p>
          {agency.companyName}, <bdi>{agency.phone}</bdi>
        </p>
      </footer>
    </article>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <span className={styles.label}>{label}</span>
      <strong>{children}</strong>
    </div>
  );
}

function Flights({ itinerary, booking }: { readonly itinerary: Itinerary; readonly booking: FlightBooking }) {
  return itinerary.segments.map((segment, at) => (
    <FlightCard
      key={`${segment.carrier}${segment.flightNumber}${segment.departure.local}`}
      segment={segment}
      at={at}
      booking={booking}
    />
  ));
}

function FlightCard({
  segment,
  at,
  booking,
}: {
  readonly segment: Segment;
  readonly at: number;
  readonly booking: FlightBooking;
}) {
  const words = useWords();
  const dates = useDates();
  const { hours, minutes } = hoursAndMinutes(segment.durationMinutes);
  const later = dayOffset(segment.departure.local, segment.arrival.local);
  const { option } = booking;
  return (
    <div className={styles.flight}>
      <div className={styles.flightHead}>
        <CarrierTile code={segment.carrier} size={24} />
        <strong>
          {airlineName(segment.carrier)} <Code>{`${segment.carrier} ${segment.flightNumber}`}</Code>
        </strong>
        <span>{dates.long(dateOfLocal(segment.departure.local))}</span>
        {segment.operatedBy === undefined ? null : (
          <span>{words('bookings-operated-by', { airline: airlineName(segment.operatedBy) })}</span>
        )}
      </div>
      <div className={styles.flightBody}>
        <End segment={segment} end="origin" />
        <div className={styles.track}>
          <span>{words('bookings-duration', { hours, minutes })}</span>
          <span className={styles.line} aria-hidden="true" />
        </div>
        <End segment={segment} end="destination" later={later} />
        <ul className={styles.terms}>
          <li>
            {words(`bookings-cabin-${option.cabin}`)}, {option.family} (
            <Code>{option.bookingClasses[at] ?? option.fareBasis}</Code>)
          </li>
          <li>{words('bookings-check-in-bag', { kg: option.baggage.checkInKg })}</li>
          <li>{words('bookings-cabin-bag', { kg: option.baggage.cabinKg })}</li>
        </ul>
      </div>
    </div>
  );
}

function End({
  segment,
  end,
  later = 0,
}: {
  readonly segment: Segment;
  readonly end: 'origin' | 'destination';
  readonly later?: number;
}) {
  const words = useWords();
  const time = end === 'origin' ? segment.departure : segment.arrival;
  const terminal = end === 'origin' ? segment.originTerminal : segment.destinationTerminal;
  return (
    <div className={styles.end}>
      <span className={styles.time}>
        <Code>{clockOfLocal(time.local)}</Code>
        {later > 0 ? <sup>+{later}</sup> : null}
      </span>
      <strong>
        <Code>{segment[end]}</Code>
      </strong>
      {terminal === undefined ? null : <span className={styles.label}>{words('bookings-terminal', { terminal })}</span>}
    </div>
  );
}

function FarePaid({ total }: { readonly total: FarePart }) {
  const words = useWords();
  const lines = (total.parts ?? []).flatMap((part) => (part.name === 'fare' ? (part.parts ?? [part]) : [part]));
  return (
    <section className={styles.paid}>
      <h2 className={styles.heading}>{words('bookings-fare-paid')}</h2>
      <dl className={styles.lines}>
        {lines.map((part, at) => (
          <div key={at}>
            <dt>{words(`bookings-part-${part.name}`)}</dt>
            <dd>
              <Amount of={part.amount} decimals="exact" />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words('bookings-total')}</dt>
          <dd>
            <Amount of={total.amount} decimals="exact" strong />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Fees({ sectors }: { readonly sectors: readonly SectorRules[] }) {
  const words = useWords();
  return (
    <section className={styles.paid}>
      <h2 className={styles.heading}>{words('bookings-fees')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words('bookings-before-departure')}</th>
            <th scope="col">{words('bookings-change')}</th>
            <th scope="col">{words('bookings-cancel')}</th>
          </tr>
        </thead>
        <tbody>
          {sectors.flatMap((sector) =>
            sector.steps.map((step) => (
              <tr key={`${sector.origin}${sector.destination}${step.hoursTo}`}>
                <td>
                  <Code>{sector.carrier}</Code>{' '}
                  {step.hoursFrom === null
                    ? words('bookings-hours-more', { hours: step.hoursTo })
                    : words('bookings-hours-between', { from: step.hoursFrom, to: step.hoursTo })}
                </td>
                <td>{step.change === null ? words('bookings-not-allowed') : <Amount of={step.change} />}</td>
                <td>{step.cancel === null ? words('bookings-not-allowed') : <Amount of={step.cancel} />}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p className={styles.label}>{words('bookings-fees-note')}</p>
    </section>
  );
}

/** 098-2417330561: the airline's code, then the serial. */
function ticketText(number: string): string {
  return `${number.slice(0, 3)}-${number.slice(3)}`;
}
