/**
 * Who travels on which day: a month of departures and arrivals as a grid and as a list, to look through, to print, to open
 * bookings from. Of the product whose address it is; of all where it is no product's.
 */
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Printer from 'lucide-react/icons/printer';
import { products, type Product } from '#domain/booking/booking.ts';
import { type CalendarDeparture, travelLegs } from '#domain/booking/passenger-calendar.ts';
import { type IsoDate, monthOf, parseIsoDate, parseIsoMonth, shiftMonth } from '#domain/time/calendar-date.ts';
import { monthShown, type PassengerCalendarState } from '#application/portal/booking/lists/passenger-calendar.ts';
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
import { FindField } from '#ui/design/field/find-field.tsx';
import { GivenArguments, useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { PassengerList } from '#ui/booking/passengers/passenger-list.tsx';
import { useProducts, useViewOfProduct } from '#ui/booking/use-product.ts';
import { PassengerMonth } from './passenger-month.tsx';
import styles from './passenger-calendar.module.css';

export function Screen() {
  const { pathname } = useLocation();
  const product = useProducts().all.find((each) => pathname.startsWith(`/${each.product}/`))?.product;
  const given = useMemo(() => ({ product: product ?? 'any' }), [product]);
  return (
    <GivenArguments value={given}>
      <PassengersOf product={product} />
    </GivenArguments>
  );
}

function PassengersOf({ product }: Pick<ShownProps, 'product'>) {
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
  useEffect(() => passengers.narrow({ products: [], legs: [], marks: [] }), [passengers, product]);
  const look = (next: { readonly month: string; readonly day?: IsoDate | undefined }) =>
    setQuery(next.day === undefined ? { month: next.month } : { month: next.month, day: next.day }, { replace: true });
  const identity = session.kind === 'signed-in' ? session.auth.identity : undefined;
  usePrintedMargins(identity === undefined ? '' : `${identity.companyName} · ${identity.agentId}`);
  const { found } = state;
  return (
    <div className={styles.page}>
      <PageHead
        title={words('passengers-title')}
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
          product={product}
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
  /** That is shown alone. */
  readonly product: Product | undefined;
  readonly state: PassengerCalendarState;
  readonly today: IsoDate;
  readonly onDay: (day: IsoDate | undefined) => void;
}

function Shown({ calendar, product, state, today, onDay }: ShownProps) {
  const words = useWords();
  const dates = useDates();
  const { filter, day } = state;
  const whole = useMemo(() => ofProduct(calendar, product), [calendar, product]);
  const shown = useMemo(() => monthShown(whole, { filter, day }), [whole, filter, day]);
  const { listed, days } = shown;
  const travellers = listed.reduce((sum, each) => sum + each.travellers.length, 0);
  return (
    <>
      <Filters departures={whole.departures} product={product} filter={filter} />
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

function ofProduct(calendar: Calendar, product: Product | undefined): Calendar {
  if (product === undefined) return calendar;
  return { ...calendar, departures: calendar.departures.filter((each) => each.product === product) };
}

interface FiltersProps {
  readonly departures: readonly CalendarDeparture[];
  readonly product: Product | undefined;
  readonly filter: PassengerCalendarState['filter'];
}

/** Lines in view at once: of a month with more, a day is looked at. */
const mostListed = 300;

function Filters({ departures, product, filter }: FiltersProps) {
  const words = useWords();
  const passengers = usePart(bookingParts.passengers);
  const { products: of = [], legs = [], marks = [], text = '' } = filter;
  const sold = useProducts().all.filter((each) => departures.some((one) => one.product === each.product));
  const ways = travelLegs.filter((leg) => legs.includes(leg) || departures.some((each) => each.leg === leg));
  return (
    <div className={styles.filters}>
      <FindField
        label={words('passengers-search')}
        value={text}
        onChange={(next) => passengers.narrow({ text: next })}
      />
      {product === undefined ? null : <Marks departures={departures} product={product} marks={marks} />}
      {product !== undefined || sold.length < 2 ? null : (
        <Chips
          label={words('passengers-filter-product')}
          chips={sold.map((each) => ({
            key: each.product,
            label: words(each.words),
            count: departures.filter((one) => one.product === each.product).length,
          }))}
          chosen={of}
          onChange={(chosen) => passengers.narrow({ products: products.filter((each) => chosen.includes(each)) })}
        />
      )}
      {ways.length < 2 ? null : (
        <Chips
          label={words('passengers-filter-leg')}
          chips={ways.map((leg) => ({
            key: leg,
            label: words(`passengers-leg-${leg}`),
            count: departures.filter((each) => each.leg === leg).length,
          }))}
          chosen={legs}
          onChange={(chosen) => passengers.narrow({ legs: travelLegs.filter((leg) => chosen.includes(leg)) })}
        />
      )}
      {of.length + legs.length + marks.length === 0 && text === '' ? null : (
        <Button variant="link" onClick={() => passengers.narrow({ products: [], legs: [], marks: [], text: '' })}>
          {words('passengers-clear')}
        </Button>
      )}
    </div>
  );
}

interface MarksProps {
  readonly departures: readonly CalendarDeparture[];
  readonly product: Product;
  readonly marks: readonly string[];
}

const anyMark = 'any';

/** Of whom it was bought, where the product has a name for that. */
function Marks({ departures, product, marks }: MarksProps) {
  const words = useWords();
  const { language } = useLanguage();
  const passengers = usePart(bookingParts.passengers);
  const nameOf = useViewOfProduct(product)?.markName;
  if (nameOf === undefined) return null;
  const known = [...new Set([...departures.map(({ mark }) => mark), ...marks])].toSorted();
  return (
    <Select
      label={words('passengers-mark')}
      options={[
        { key: anyMark, label: words('passengers-any-mark') },
        ...known.map((mark) => ({ key: mark, label: nameOf(mark, language), lead: mark })),
      ]}
      value={marks[0] ?? anyMark}
      onChange={(key) => passengers.narrow({ marks: key === anyMark ? [] : [key] })}
    />
  );
}
