/** The ticket as paper: what a traveller shows at the airport, and what the customer paid. */
import { aboardOf, isGoodFor, placesShown, rulesShown } from '#domain/booking/aboard.ts';
import { isNoShow } from '#domain/booking/booking-acts.ts';
import { isFinal } from '#domain/booking/flight-booking-life.ts';
import { flyerNumbersOf, type FrequentFlyer } from '#domain/people/frequent-flyer.ts';
import { airlineName } from '#domain/flight/airlines.ts';
import { equipmentName } from '#domain/flight/equipment.ts';
import type { FlightBooking } from '#domain/booking/booking.ts';
import { joinedByName } from '#domain/flight/explain.ts';
import { chargesAsOne } from '#domain/price/own-lines.ts';
import type { FarePart } from '#domain/flight/fare.ts';
import type { Segment } from '#domain/flight/itinerary.ts';
import type { FareOption } from '#domain/flight/offer.ts';
import { optionAt } from '#domain/flight/quote.ts';
import { rulesTogether, type SectorRules } from '#domain/flight/fare-rules.ts';
import { isZero } from '#domain/money/money.ts';
import type { Money } from '#domain/money/money.ts';
import { hoursAndMinutes } from '#domain/time/duration.ts';
import { clockOfLocal, dateOfLocal, dayOffset } from '#domain/time/place-time.ts';
import { dateIn } from '#domain/time/instant.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/amount.tsx';
import { CarrierTile } from '#ui/design/carrier-tile.tsx';
import { classNames } from '#ui/design/class-names.ts';
import { useDates } from '#ui/design/dates.ts';
import { Listed } from '#ui/design/listed.tsx';
import { usePrintedMargins } from '#ui/design/printed-margins.ts';
import { useWords } from '#ui/design/words.ts';
import { useAirportNames } from '#ui/shell/airport-names.ts';
import type { Places } from '#ui/shell/airport-names.ts';
import { BookingStatus } from '#ui/shell/booking-status.tsx';
import { feeBasisText, feeSpanText } from '#ui/shell/fee-span.ts';
import { Logo } from '#ui/shell/logo.tsx';
import { partName } from '#ui/shell/part-name.ts';
import { ticketText } from '#ui/shell/ticket-number.ts';
import { TicketExtras } from './booking-extras.tsx';
import { FlightStanding, useTravellerStanding } from './standing.tsx';
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
  const places = useAirportNames(usePart(bookingParts.airports));
  const { agency } = booking;
  const shownPlaces = placesShown(booking);
  const listed = aboardOf(shownPlaces);
  const standing = useTravellerStanding(booking);
  const { companyName: company, phone, email } = agency;
  usePrintedMargins(words('bookings-contact-line', { company, phone, email }));
  return (
    <article className={styles.sheet} aria-label={words('title-flight-ticket')}>
      <header className={styles.letterhead}>
        <Logo name={tenant?.projectName ?? ''} source={tenant?.logoUrl} />
        <address className={styles.agency}>
          <strong>{company}</strong>
          <span>{agency.address}</span>
          <span>
            <Listed>
              <Code>{phone}</Code>
              <Code>{email}</Code>
            </Listed>
          </span>
          {shown.gst && agency.gstNumber ? (
            <span>
              {words('bookings-gstin')} <Code>{agency.gstNumber}</Code>
            </span>
          ) : null}
        </address>
      </header>
      {isFinal(booking.status) ? (
        <p className={styles.void}>
          {words('bookings-not-for-travel', { status: isNoShow(booking) ? 'no-show' : booking.status })}
        </p>
      ) : null}
      <section className={styles.facts}>
        <p className={styles.kind}>{words('title-flight-ticket')}</p>
        <BookingStatus status={booking.status} />
        <Fact label={words('bookings-id')}>
          <Code>{booking.transactionId}</Code>
        </Fact>
        <Fact label={words('bookings-booked-on')}>
          {dates.numeric(dateIn(booking.bookedOn, tenant?.businessZone ?? 'UTC'))}
        </Fact>
        {booking.imported === undefined ? null : (
          <Fact label={words('bookings-imported-from')}>{words(`bookings-gds-${booking.imported}`)}</Fact>
        )}
        {booking.pnr === undefined ? null : (
          <div className={styles.pnr}>
            <span className={styles.label}>{words('bookings-pnr')}</span>
            <Code strong>{booking.pnr}</Code>
          </div>
        )}
      </section>
      <section>
        <h2 className={styles.heading}>{words('bookings-flights')}</h2>
        {listed.itineraries.map((at) => (
          <Flights key={at} place={at} booking={booking} places={places} />
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
              {booking.travellers.map((traveller, index) =>
                !listed.travellers.includes(index) ? null : (
                  <tr key={index}>
                    <th scope="row">
                      <bdi>
                        {words(`bookings-title-${traveller.title}`)} {traveller.firstName} {traveller.lastName}
                      </bdi>
                      {standing(index) === undefined ? null : (
                        <small className={styles.label}> {standing(index)}</small>
                      )}
                    </th>
                    <td>{words(`bookings-type-${traveller.type}`)}</td>
                    <td>
                      <TicketNumbers
                        of={booking.tickets.filter((each) => each.traveller === index && isGoodFor(each, shownPlaces))}
                      />
                    </td>
                    <td>
                      <FlyerNumbers of={traveller.frequentFlyer} />
                    </td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </div>
      </section>
      <TicketExtras booking={booking} />
      <div className={styles.money}>
        {shown.fare ? <FarePaid total={booking.fare.breakdown} /> : null}
        {shown.fees && booking.imported === undefined ? <Fees sectors={rulesShown(booking)} /> : null}
      </div>
      <footer className={styles.small}>
        {booking.imported === undefined ? <p>{words('bookings-hand-baggage')}</p> : null}
        <p>{words('bookings-be-early')}</p>
        <p className={styles.contact}>
          <Listed>
            {company}
            <Code>{phone}</Code>
          </Listed>
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

function FlyerNumbers({ of }: { readonly of: FrequentFlyer | undefined }) {
  const numbers = flyerNumbersOf(of);
  return <Listed>{numbers.length === 0 ? '—' : numbers.map((number) => <Code key={number}>{number}</Code>)}</Listed>;
}

function TicketNumbers({ of }: { readonly of: FlightBooking['tickets'] }) {
  const words = useWords();
  return of.length === 0 ? (
    '—'
  ) : (
    <Listed>
      {of.map(({ number, inExchangeFor }) => (
        <span key={number}>
          <Code>{ticketText(number)}</Code>
          {inExchangeFor === undefined
            ? null
            : ` ${words('bookings-ticket-replaces', { number: ticketText(inExchangeFor) })}`}
        </span>
      ))}
    </Listed>
  );
}

interface FlightsProps {
  readonly place: number;
  readonly booking: FlightBooking;
  readonly places: Places;
}

function Flights({ place, booking, places }: FlightsProps) {
  const { itineraries, options } = booking;
  const flownBefore = options.length > 1 ? [] : itineraries.slice(0, place).flatMap(({ segments }) => segments);
  return itineraries[place]?.segments.map((segment, at) => (
    <FlightCard
      key={`${segment.carrier}${segment.flightNumber}${segment.departure.local}`}
      segment={segment}
      option={optionAt(options, place)}
      imported={booking.imported !== undefined}
      at={flownBefore.length + at}
      places={places}
      standing={at === 0 ? <FlightStanding booking={booking} itinerary={place} onPaper /> : null}
    />
  ));
}

function FlightCard({
  segment,
  option,
  imported,
  at,
  places,
  standing,
}: {
  readonly segment: Segment;
  readonly option: FareOption;
  /** Then the option says nothing but the booking classes. */
  readonly imported: boolean;
  /** Which flight of the option's. */
  readonly at: number;
  readonly places: Places;
  readonly standing: React.ReactNode;
}) {
  const words = useWords();
  const dates = useDates();
  const { hours, minutes } = hoursAndMinutes(segment.durationMinutes);
  const later = dayOffset(segment.departure.local, segment.arrival.local);
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
        {standing}
      </div>
      <div className={styles.flightBody}>
        <End segment={segment} end="origin" places={places} />
        <div className={styles.track}>
          <span>{words('bookings-duration', { hours, minutes })}</span>
          <span className={styles.line} aria-hidden="true" />
        </div>
        <End segment={segment} end="destination" later={later} places={places} />
        <ul className={styles.terms}>
          <li>
            <Listed>
              {imported ? '' : words(`bookings-cabin-${option.cabin}`)}
              {option.family}
              {words('bookings-class', { rbd: option.bookingClasses[at] ?? option.fareBasis })}
            </Listed>
          </li>
          {segment.equipment === '' ? null : (
            <li>
              <bdi>{equipmentName(segment.equipment)}</bdi>
            </li>
          )}
          {imported ? (
            <li>{words('bookings-bags-unknown')}</li>
          ) : (
            <>
              <li>{words('bookings-check-in-bag', { kg: option.baggage.checkInKg })}</li>
              <li>{words('bookings-cabin-bag', { kg: option.baggage.cabinKg })}</li>
            </>
          )}
        </ul>
      </div>
    </div>
  );
}

function End({
  segment,
  end,
  places,
  later = 0,
}: {
  readonly segment: Segment;
  readonly end: 'origin' | 'destination';
  readonly places: Places;
  readonly later?: number;
}) {
  const words = useWords();
  const time = end === 'origin' ? segment.departure : segment.arrival;
  const code = segment[end];
  const city = places.city(code);
  const terminal = end === 'origin' ? segment.originTerminal : segment.destinationTerminal;
  return (
    <div className={styles.end}>
      <span className={styles.time}>
        <Code>{clockOfLocal(time.local)}</Code>
        {later > 0 ? <sup>+{later}</sup> : null}
      </span>
      <strong>
        {city === code ? null : <bdi>{city}</bdi>} <Code>{code}</Code>
      </strong>
      <span className={styles.label}>
        <bdi>{places.airport(code)}</bdi>
      </span>
      {terminal === undefined ? null : <span className={styles.label}>{words('bookings-terminal', { terminal })}</span>}
    </div>
  );
}

function FarePaid({ total }: { readonly total: FarePart }) {
  const words = useWords();
  const lines = joinedByName(chargesAsOne(total.parts ?? [])).flatMap((part) =>
    part.name === 'fare' ? (part.parts ?? [part]) : [part],
  );
  return (
    <section className={styles.paid}>
      <h2 className={styles.heading}>{words('bookings-fare-paid')}</h2>
      <dl className={styles.lines}>
        {lines.map((part, at) => (
          <div key={at}>
            <dt>{partName(words, part)}</dt>
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
  const together = rulesTogether(sectors);
  const bases = [...new Set(together.map(([{ per }]) => feeBasisText(words, per)))];
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
          {together.flatMap(([sector]) =>
            sector.steps.map((step) => (
              <tr key={`${sector.origin}${sector.destination}${step.hoursTo}`}>
                <td>
                  {together.length === 1 ? null : <Code>{`${sector.origin}–${sector.destination}`}</Code>}{' '}
                  {feeSpanText(words, step)}
                </td>
                <Fee of={step.change} />
                <Fee of={step.cancel} />
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p className={classNames(styles.label, styles.under)}>{[...bases, words('bookings-fees-note')].join(' · ')}</p>
    </section>
  );
}

function Fee({ of }: { readonly of: Money | null }) {
  const words = useWords();
  return <td>{of === null ? words('fees-not-allowed') : isZero(of) ? words('fees-free') : <Amount of={of} />}</td>;
}
