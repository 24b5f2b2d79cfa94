/** Moving a booking to other flights, first step: which of its flights change, and to which days. */
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { isByRequest } from '#domain/flight/booking/acts.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { checkChange } from '#domain/flight/change/change.ts';
import { airlineStays, checkReroute, endsOf } from '#domain/flight/change/reroute.ts';
import { changeFeeOf, chargedPlaces } from '#domain/flight/cancel/charged-places.ts';
import { lastSearchDate } from '#domain/flight/search/rules.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { Instant } from '#domain/time/instant.ts';
import { maySplit } from '#application/portal/flight/split/split-booking.ts';
import { mayChangeFlights } from '#application/portal/flight/change/change-flights.ts';
import type { ChangeFlights, ChangeState } from '#application/portal/flight/change/change-flights.ts';
import { changeAddress, changingWith, departureDay } from '#application/portal/flight/change/change-trip.ts';
import { parts } from '#ui/composition/parts.ts';
import { cancelPath } from '#ui/composition/paths.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { whenIdle } from '#ui/design/theme/when-idle.ts';
import { AirportField } from '#ui/places/airport-field.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { ChangePage, FlightRow, useChange } from './change-page.tsx';
import styles from './change.module.css';

export function Screen() {
  const words = useWords();
  const { change, state, transactionId } = useChange();
  return (
    <ChangePage title={words('change-title', { id: transactionId })} state={state} change={change}>
      {(booking) => <Choice booking={booking} state={state} change={change} />}
    </ChangePage>
  );
}

interface ChoiceProps {
  readonly booking: FlightBooking;
  readonly state: ChangeState;
  readonly change: ChangeFlights;
}

function Choice({ booking, state: { days, places }, change }: ChoiceProps) {
  const words = useWords();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const now = usePart(parts.clock).now();
  const search = usePart(flightParts.search);
  const { airports } = useStateOf(search.state$);
  useEffect(() => whenIdle(() => void search.loadAllAirports()), [search]);
  const address = changeAddress(booking, days, places, now);
  const rerouted = booking.itineraries.flatMap((_, itinerary) =>
    days[itinerary] === undefined ? [] : [{ itinerary, ...places[itinerary] }],
  );
  const barred = airports === undefined ? [] : checkReroute(booking, rerouted, { airports, now });
  const barredAt = (at: number) => {
    const index = rerouted.findIndex(({ itinerary }) => itinerary === at);
    return barred.filter(({ path }) => path.startsWith(`directions[${index}].`));
  };
  const open = booking.itineraries.flatMap((_, at) => (standsInTheWay(booking, at, now) === undefined ? [at] : []));
  const split = checkChange(booking, { itineraries: open, now }).find(({ code }) => code === 'split-first');
  const ready = mayChangeFlights(booking, now) && split === undefined;
  return (
    <>
      {isByRequest(booking) ? <Alert kind="warning">{words('change-by-request')}</Alert> : null}
      {split === undefined ? null : <Alert kind="warning">{words('change-split-first')}</Alert>}
      <p className={styles.quiet}>{words('change-which-help')}</p>
      <div className={styles.directions}>
        {booking.itineraries.map((_, at) => (
          <Direction
            key={at}
            booking={booking}
            at={at}
            day={days[at]}
            ends={places[at]}
            barred={barredAt(at)}
            now={now}
            disabled={!ready}
            change={change}
          />
        ))}
      </div>
      <Card title={words('change-who')}>
        <ul className={styles.people}>
          {booking.travellers.map(({ title, firstName, lastName }, at) => (
            <li key={at}>
              <bdi>
                {words(`bookings-title-${title}`)} {firstName} {lastName}
              </bdi>
            </li>
          ))}
        </ul>
        {maySplit(booking) && !isByRequest(booking) ? (
          <p className={styles.quiet}>
            {words('change-only-some')}{' '}
            <Link to={`/my-bookings/manage/${booking.transactionId}/split`}>{words('manage-split')}</Link>
          </p>
        ) : null}
      </Card>
      <DecisionBar
        reaching
        label={words('change-which')}
        acts={
          <Button
            variant="primary"
            size={narrow ? 40 : 48}
            iconEnd={ArrowRight}
            iconMirrored
            disabled={address === undefined || !ready || barred.length > 0}
            onClick={() => address !== undefined && void navigate(address)}
          >
            {words('change-show-flights')}
          </Button>
        }
      >
        {address === undefined ? <span className={styles.quiet}>{words('change-choose-day')}</span> : null}
      </DecisionBar>
    </>
  );
}

interface DirectionProps {
  readonly booking: FlightBooking;
  readonly at: number;
  readonly day: ChangeState['days'][number];
  readonly ends: ChangeState['places'][number];
  /** Why it cannot go from or to where it is to. */
  readonly barred: readonly Violation[];
  readonly now: Instant;
  readonly disabled: boolean;
  readonly change: ChangeFlights;
}

function Direction({ booking, at, day, ends, barred, now, disabled, change }: DirectionProps) {
  const words = useWords();
  const { language } = useLanguage();
  const clock = usePart(parts.clock);
  const { airports, allAirports } = useStateOf(usePart(flightParts.search).state$);
  const itinerary = booking.itineraries[at];
  if (itinerary === undefined) return null;
  const against = standsInTheWay(booking, at, now);
  const today = clock.todayIn(itinerary.segments[0].departure.zone);
  const together = changingWith(booking, at, now).length > 1;
  return (
    <Card>
      <div className={styles.direction}>
        <FlightRow itinerary={itinerary} />
        <p className={styles.quiet}>
          {against === undefined ? feeText(words, booking, at, now, language) : violationText(words, against)}
        </p>
        {together ? <p className={styles.quiet}>{words('change-together')}</p> : null}
        <Checkbox
          checked={day !== undefined}
          disabled={disabled || against !== undefined}
          onChange={(on) => change.setDay(at, on ? departureDay(itinerary) : undefined)}
        >
          {words('change-this')}
        </Checkbox>
        {day === undefined ? null : (
          <div className={styles.instead}>
            {(['origin', 'destination'] as const).map((end) => {
              const against = barred.find(({ path }) => path.endsWith(`.${end}`));
              return (
                <AirportField
                  key={end}
                  id={`change-${at}-${end}`}
                  label={words(end === 'origin' ? 'flight-from' : 'flight-to')}
                  airports={airports}
                  all={allAirports}
                  value={(ends ?? endsOf(itinerary))[end]}
                  onChange={(code) => change.setPlace(at, end, code)}
                  error={against && violationText(words, against)}
                />
              );
            })}
            <DateField
              label={words('change-new-day')}
              value={day}
              calendar={{ today, least: today, most: lastSearchDate(today) }}
              onChange={(date) => date !== null && change.setDay(at, date)}
            />
          </div>
        )}
        {against === undefined && day !== undefined ? (
          <p className={styles.quiet}>
            {violationText(words, airlineStays(itinerary))}{' '}
            <Link to={cancelPath(booking.transactionId)}>{words('change-cancel-instead')}</Link>
          </p>
        ) : null}
      </div>
    </Card>
  );
}

/** Why a direction cannot be changed, anyone who else changes with it. */
function standsInTheWay(booking: FlightBooking, at: number, now: Instant) {
  const itineraries = changingWith(booking, at, now);
  return checkChange(booking, { itineraries, now }).find(({ code }) => code !== 'split-first');
}

/** Of one traveller, with what has to be changed together. */
function feeText(words: Words, booking: FlightBooking, at: number, now: Instant, locale: string): string {
  const places = changingWith(booking, at, now).map((itinerary) => ({ traveller: 0, item: itinerary }));
  const charged = chargedPlaces(booking, places, 'change').find(({ directions }) =>
    directions.some((direction) => direction.at === at),
  );
  const fee = charged && changeFeeOf(charged, now).fee;
  return !fee || fee.minor === 0
    ? words('change-fee-none')
    : words(charged.directions.length > 1 ? 'change-fee-ticket' : 'change-fee-now', {
        fee: formatMoney(fee, { locale }),
      });
}
