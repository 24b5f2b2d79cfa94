/** Who travels on which day: a month of departures as a grid and as a list, to look through, to print, to open bookings from. */
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Printer from 'lucide-react/icons/printer';
import { type CalendarDeparture, travelLegs } from '#domain/flight/booking/passenger-calendar.ts';
import { type IsoDate, monthOf, parseIsoDate, parseIsoMonth, shiftMonth } from '#domain/time/calendar-date.ts';
import { monthShown, type PassengerCalendarState } from '#application/portal/flight/schedule/passenger-calendar.ts';
import type { PassengerCalendar as Calendar } from '#application/desk/booking.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Chips } from '#ui/design/choice/chips.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { usePrintedMargins } from '#ui/design/data/printed-margins.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { useAirlineName } from '#ui/places/airline-name.ts';
import { PassengerList } from './passenger-list.tsx';
import { PassengerMonth } from './passenger-month.tsx';
import styles from './passenger-calendar.module.css';

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const passengers = usePart(bookingParts.passengers);
  const clock = usePart(parts.clock);
  const session = useStateOf(usePart(parts.session).state$);
  const state = useStateOf(passengers.state$);
  const [query, setQuery] = useSearchParams();
  const zone = useBusinessZone();
  const today = clock.todayIn(zone);
  const month = parseIsoMonth(query.get('month') ?? '') ?? monthOf(today);
  const wanted = parseIsoDate(query.get('day') ?? '');
  const day = wanted !== undefined && monthOf(wanted) === month ? wanted : undefined;
  useEffect(() => {
    void passengers.look(month);
  }, [passengers, month]);
  useEffect(() => passengers.choose(day), [passengers, day, month]);
  const look = (next: { readonly month: string; readonly day?: IsoDate | undefined }) =>
    setQuery(next.day === undefined ? { month: next.month } : { month: next.month, day: next.day }, { replace: true });
  const identity = session.kind === 'signed-in' ? session.auth.identity : undefined;
  usePrintedMargins(identity === undefined ? '' : `${identity.companyName} · ${identity.agentId}`);
  const { found } = state;
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-passenger-calendar')}
        acts={
          <Button icon={Printer} onClick={() => window.print()}>
            {words('passengers-print')}
          </Button>
        }
      />
      <div className={styles.bar}>
        <IconButton
          icon={ChevronLeft}
          mirrored
          variant="secondary"
          label={words('passengers-earlier')}
          onClick={() => look({ month: shiftMonth(month, -1) })}
        />
        <h2 className={styles.month} aria-live="polite">
          {dates.month(month)}
        </h2>
        <IconButton
          icon={ChevronRight}
          mirrored
          variant="secondary"
          label={words('passengers-later')}
          onClick={() => look({ month: shiftMonth(month, 1) })}
        />
        <Button size={40} disabled={month === monthOf(today)} onClick={() => look({ month: monthOf(today) })}>
          {words('passengers-this-month')}
        </Button>
      </div>
      {found.kind === 'loading' ? <SkeletonRows rows={6} height="72px" /> : null}
      {found.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, found.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void passengers.look(month) }}
        />
      ) : null}
      {found.kind === 'ready' ? (
        <Shown
          calendar={found.value}
          state={{ ...state, day }}
          today={today}
          onDay={(next) => look({ month: next === undefined ? month : monthOf(next), day: next })}
        />
      ) : null}
    </div>
  );
}

interface ShownProps {
  readonly calendar: Calendar;
  readonly state: PassengerCalendarState;
  readonly today: IsoDate;
  readonly onDay: (day: IsoDate | undefined) => void;
}

function Shown({ calendar, state, today, onDay }: ShownProps) {
  const words = useWords();
  const dates = useDates();
  const { filter, day } = state;
  const shown = useMemo(() => monthShown(calendar, { filter, day }), [calendar, filter, day]);
  const { listed, days } = shown;
  const travellers = listed.reduce((sum, each) => sum + each.travellers.length, 0);
  return (
    <>
      <Filters departures={calendar.departures} filter={filter} />
      {calendar.cut ? <Alert kind="warning">{words('passengers-cut')}</Alert> : null}
      <div className={styles.columns}>
        <Card flush>
          <PassengerMonth month={calendar.month} days={days} day={day} today={today} onDay={onDay} />
        </Card>
        <Card
          title={
            day === undefined
              ? words('passengers-list-month', { month: dates.month(calendar.month) })
              : words('passengers-list-day', { day: dates.short(day) })
          }
          fact={words('passengers-sums', { departures: listed.length, travellers })}
          aside={
            day === undefined ? undefined : (
              <Button variant="link" onClick={() => onDay(undefined)}>
                {words('passengers-all-days')}
              </Button>
            )
          }
          flush
        >
          {listed.length === 0 ? (
            <EmptyState icon={CalendarDays} title={words('passengers-empty')}>
              {words('passengers-empty-help')}
            </EmptyState>
          ) : (
            <>
              <PassengerList departures={listed.slice(0, mostListed)} />
              {listed.length <= mostListed ? null : (
                <p className={styles.more}>{words('passengers-more', { count: listed.length - mostListed })}</p>
              )}
            </>
          )}
        </Card>
      </div>
    </>
  );
}

interface FiltersProps {
  readonly departures: readonly CalendarDeparture[];
  readonly filter: PassengerCalendarState['filter'];
}

/** Lines in view at once: of a month with more, a day is looked at. */
const mostListed = 300;

const anyCarrier = 'any';

function Filters({ departures, filter }: FiltersProps) {
  const words = useWords();
  const passengers = usePart(bookingParts.passengers);
  const airlineName = useAirlineName();
  const { legs = [], carriers = [], text = '' } = filter;
  const known = [...new Set([...departures.map(({ carrier }) => carrier), ...carriers])].toSorted();
  return (
    <div className={styles.filters}>
      <TextField
        label={words('passengers-search')}
        type="search"
        value={text}
        onChange={(next) => passengers.narrow({ text: next })}
      />
      <Select
        label={words('passengers-carrier')}
        options={[
          { key: anyCarrier, label: words('passengers-any-carrier') },
          ...known.map((code) => ({ key: code, label: airlineName(code), lead: code })),
        ]}
        value={carriers[0] ?? anyCarrier}
        onChange={(key) => passengers.narrow({ carriers: key === anyCarrier ? [] : [key] })}
      />
      <Chips
        label={words('passengers-filter-leg')}
        chips={travelLegs.map((leg) => ({
          key: leg,
          label: words(`passengers-leg-${leg}`),
          count: departures.filter((each) => each.leg === leg).length,
        }))}
        chosen={legs}
        onChange={(chosen) => passengers.narrow({ legs: travelLegs.filter((leg) => chosen.includes(leg)) })}
      />
      {legs.length + carriers.length === 0 && text === '' ? null : (
        <Button variant="link" onClick={() => passengers.narrow({ legs: [], carriers: [], text: '' })}>
          {words('passengers-clear')}
        </Button>
      )}
    </div>
  );
}
