/** The routes that were searched and booked lately, each with its lowest fare of the days ahead, one press away. */
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isUnfiltered } from '#application/portal/booking/lists/my-bookings.ts';
import { areComing, lowestFares } from '#application/portal/flight/search/fare-calendars.ts';
import { recentRoutes, searchOfRoute } from '#application/portal/flight/search/recent-routes.ts';
import { searchToQuery } from '#application/portal/flight/search/search-link.ts';
import { routeOf, type RouteLeg } from '#domain/flight/offer/route.ts';
import { addDays, datesFrom, type IsoDate } from '#domain/time/calendar-date.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Skeleton, SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { RoutePath } from '#ui/places/route-path.tsx';
import styles from './home.module.css';

/** Of each route this many days are looked at, tomorrow first. */
const daysAhead = 7;

export function RecentRoutes() {
  const words = useWords();
  const seesBookings = useMay()('bookings');
  const { recent } = useStateOf(usePart(flightParts.search).state$);
  const bookings = usePart(bookingParts.myBookings);
  const { page, shown, shownFor } = useStateOf(bookings.state$);
  const tomorrow = addDays(usePart(parts.clock).todayIn(useBusinessZone()), 1);
  useEffect(() => {
    if (seesBookings) void bookings.find({ page: 1 });
  }, [bookings, seesBookings]);
  const latest = shownFor !== undefined && isUnfiltered(shownFor) ? shown : undefined;
  const routes = useMemo(() => recentRoutes(recent, latest?.bookings ?? []), [recent, latest]);
  const waiting = seesBookings && page.kind === 'loading' && latest === undefined;
  return (
    <Card title={words('flight-routes')} fact={words('flight-routes-of', { count: daysAhead })}>
      {routes.length > 0 ? (
        <ul className={styles.routes}>
          {routes.map((leg) => (
            <RouteFare key={routeOf([leg])} leg={leg} tomorrow={tomorrow} />
          ))}
        </ul>
      ) : waiting ? (
        <SkeletonRows rows={1} height="44px" />
      ) : (
        <p className={styles.noRoutes}>{words('flight-routes-none')}</p>
      )}
    </Card>
  );
}

function RouteFare({ leg, tomorrow }: { readonly leg: RouteLeg; readonly tomorrow: IsoDate }) {
  const words = useWords();
  const dates = useDates();
  const search = usePart(flightParts.search);
  const calendars = usePart(flightParts.calendars);
  const known = useStateOf(calendars.state$);
  const asked = useMemo(() => ({ ...searchOfRoute(leg, tomorrow), ...leg }), [leg, tomorrow]);
  const days = useMemo(() => datesFrom(tomorrow, addDays(tomorrow, daysAhead - 1)), [tomorrow]);
  useEffect(() => calendars.want(asked, days), [calendars, asked, days]);
  const [lowest] = [...lowestFares(known, asked, days)].toSorted(([, one], [, other]) => one.minor - other.minor);
  const [date, fare] = lowest ?? [];
  return (
    <li>
      <Link className={styles.recentSearch} to={search.address(searchToQuery(searchOfRoute(leg, date ?? tomorrow)))}>
        <span className={styles.recentTrip}>
          <RoutePath route={routeOf([leg])} />
          {fare === undefined ? null : (
            <span className={styles.routeFare}>
              <Amount of={fare} decimals="whole" />
            </span>
          )}
        </span>
        <span className={styles.recentDetail}>
          {date !== undefined ? (
            dates.short(date)
          ) : areComing(known, asked, tomorrow) ? (
            <Skeleton width="96px" height="12px" />
          ) : (
            words('flight-routes-unknown')
          )}
        </span>
      </Link>
    </li>
  );
}
