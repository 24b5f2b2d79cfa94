/** Flights that the airline changed: as they were and as they are, and what the agency may answer. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { type ChangedItinerary, mayAccept, type ScheduleChange, shiftOf } from '#domain/flight/schedule/change.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { dateIn } from '#domain/time/instant.ts';
import { clockOfLocal, dateOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { hoursAndMinutes } from '#domain/time/duration.ts';
import { mayTake } from '#application/portal/flight/schedule/answer-schedule.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { cancelPath } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { ScheduleMark } from '#ui/booking/schedule-mark.tsx';
import styles from './schedule-change.module.css';

interface ScheduleProps {
  readonly booking: FlightBooking;
  readonly change: ScheduleChange;
  /** It was answered, or may have been: the booking is to be asked for again. */
  readonly onAnswered: () => void;
}

/** Nothing where the booking's flights are as they were sold. */
export function BookingSchedule({ booking, onAnswered }: Omit<ScheduleProps, 'change'>) {
  const { scheduleChange, status } = booking;
  return scheduleChange === undefined || !mayBeAmended('schedule-change', status) ? null : (
    <ChangedSchedule booking={booking} change={scheduleChange} onAnswered={onAnswered} />
  );
}

function ChangedSchedule({ booking, change, onAnswered }: ScheduleProps) {
  const words = useWords();
  const dates = useDates();
  const answering = usePart(bookingParts.answerSchedule);
  const alerts = usePart(parts.alerts);
  const { chosen, sending, unanswered, failure, ended } = useStateOf(answering.state$);
  const zone = useBusinessZone();
  const may = useMay();
  const { transactionId } = booking;
  const { severity, answerBy, changes } = change;
  useEffect(() => answering.open(transactionId), [answering, transactionId]);
  useEffect(() => {
    if (ended === undefined) return;
    if (ended === 'changed') alerts.show('success', { id: 'schedule-taken' });
    else if (ended === 'amending') alerts.show('info', { id: 'schedule-asking' });
    else alerts.show('error', { id: 'schedule-refused' });
    answering.shown();
    onAnswered();
  }, [ended, alerts, answering, onAnswered]);
  return (
    <Card title={words('schedule-title')} aside={<ScheduleMark severity={severity} />}>
      <div className={styles.change}>
        <p className={styles.due}>
          <Icon of={CalendarClock} />
          {words(severity === 'minor' ? 'schedule-due-minor' : 'schedule-due', {
            date: dates.short(dateIn(answerBy, zone)),
            time: clockOfLocal(placeTimeAt(answerBy, zone).local),
          })}
        </p>
        {failure === undefined ? null : (
          <Alert kind="error" title={words('schedule-failed')}>
            {failureText(words, failure)}
          </Alert>
        )}
        {unanswered ? <Alert kind="warning">{words('schedule-unanswered')}</Alert> : null}
        {changes.map((each) => (
          <Direction
            key={each.itinerary}
            changed={each}
            chosen={chosen.find(({ itinerary }) => itinerary === each.itinerary)?.alternativeId}
            fixed={sending || unanswered}
            onChoose={(alternativeId) => answering.choose(each.itinerary, alternativeId)}
          />
        ))}
        <div className={styles.acts}>
          {may('book') ? (
            <Button
              act="flight.scheduleAnswer"
              variant="primary"
              busy={sending}
              disabled={!unanswered && !mayTake(booking, change, chosen)}
              onClick={() => void answering.answer(booking, change)}
            >
              {words(
                unanswered
                  ? 'schedule-ask-again'
                  : chosen.length === 0 && mayAccept(change)
                    ? 'schedule-accept'
                    : 'schedule-take',
              )}
            </Button>
          ) : (
            <span>{words('shell-not-yours-book')}</span>
          )}
          {may('cancel') ? (
            <Link className={styles.refuse} to={cancelPath(transactionId, 'airline')}>
              {words('schedule-refuse')}
            </Link>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

interface DirectionProps {
  readonly changed: ChangedItinerary;
  readonly chosen: string | undefined;
  readonly fixed: boolean;
  readonly onChoose: (alternativeId: string | undefined) => void;
}

const asFlown = 'as-flown';

function Direction({ changed: { itinerary, was, now, alternatives }, chosen, fixed, onChoose }: DirectionProps) {
  const words = useWords();
  const choices = [
    ...(now === undefined
      ? []
      : [{ key: asFlown, label: <Flights of={now} />, note: <Shift was={was} now={now} />, disabled: fixed }]),
    ...alternatives.map(({ alternativeId, itinerary: other }) => ({
      key: alternativeId,
      label: <Flights of={other} />,
      note: <Shift was={was} now={other} />,
      disabled: fixed,
    })),
  ];
  return (
    <section className={styles.direction} aria-label={words('schedule-direction', { number: itinerary + 1 })}>
      <div className={styles.was}>
        <span className={styles.quiet}>{words('schedule-was')}</span>
        <s>
          <Flights of={was} />
        </s>
      </div>
      {now === undefined ? <p className={styles.gone}>{words('schedule-none-instead')}</p> : null}
      {choices.length === 0 ? (
        <p>{words('schedule-no-choice')}</p>
      ) : (
        <RadioGroup
          label={words(now === undefined ? 'schedule-choose-other' : 'schedule-choose')}
          look="cards"
          choices={choices}
          value={chosen ?? (now === undefined ? null : asFlown)}
          onChange={(key) => onChoose(key === asFlown ? undefined : key)}
        />
      )}
    </section>
  );
}

function Flights({ of: { segments } }: { readonly of: Itinerary }) {
  const dates = useDates();
  const [first, last] = [segments[0], segments.at(-1) ?? segments[0]];
  return (
    <span className={styles.flights}>
      <strong className={styles.trip}>
        <Code>{`${clockOfLocal(first.departure.local)} ${first.origin}`}</Code>
        <Icon of={ArrowRight} size={14} mirrored />
        <Code>{`${clockOfLocal(last.arrival.local)} ${last.destination}`}</Code>
      </strong>
      <span className={styles.quiet}>
        <Listed>
          {dates.short(dateOfLocal(first.departure.local))}
          {segments.map(({ carrier, flightNumber }) => (
            <Code key={`${carrier}${flightNumber}`}>{`${carrier} ${flightNumber}`}</Code>
          ))}
        </Listed>
      </span>
    </span>
  );
}

/** '1 h 35 min later'. */
function Shift({ was, now }: { readonly was: Itinerary; readonly now: Itinerary }) {
  const words = useWords();
  const { departure } = shiftOf(was, now);
  const { hours, minutes } = hoursAndMinutes(Math.abs(departure));
  if (departure === 0) return words('schedule-same-time');
  const by = words('schedule-shift', { hours, minutes, parts: hours === 0 ? 'm' : minutes === 0 ? 'h' : 'hm' });
  return words(departure > 0 ? 'schedule-later' : 'schedule-earlier', { by });
}
