/** Above every step: the way back, the trip, the steps, and how long the price is held. On a narrow window it is the header. */
import type { Ref } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import { checkoutSteps } from '#application/portal/flight/checkout/form.ts';
import { HeldClock } from '#ui/booking/checkout/checkout-frame.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { resultsAddress } from './book-view.ts';
import type { BookView } from './book-view.ts';
import styles from './book-flow-bar.module.css';
import { RoutePath } from '#ui/places/route-path.tsx';
import { routeText } from '#domain/flight/offer/route.ts';
import { flightInShort } from '#domain/flight/booking/in-short.ts';

export interface BookFlowBarProps extends BookView {
  readonly heading: Ref<HTMLHeadingElement>;
}

export function BookFlowBar({ state, checkout, heading }: BookFlowBarProps) {
  const words = useWords();
  const narrow = useNarrow();
  const navigate = useNavigate();
  const at = checkoutSteps.indexOf(state.step);
  const results = resultsAddress(state.resultsQuery);
  const trip = useTrip(state);
  const back = () => {
    const before = checkoutSteps[at - 1];
    if (before === undefined || state.unanswered) void navigate(results);
    else checkout.goTo(before);
  };
  const clock = state.unanswered ? null : (
    <HeldClock
      secondsLeft={state.secondsLeft}
      ofSeconds={(state.priceChange?.quote ?? state.quote).expiresInSeconds}
      narrow={narrow}
    />
  );
  const stepName = words(`booking-step-${state.step}`);
  if (narrow) {
    return (
      <div className={classNames(styles.bar, styles.narrow)}>
        <div className={styles.narrowHead}>
          <IconButton label={words('booking-back')} icon={ArrowLeft} mirrored onClick={back} />
          <div className={styles.narrowTitle}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {stepName}
            </h1>
            <p className={styles.detail}>
              {words('booking-step-of', {
                number: at + 1,
                of: checkoutSteps.length,
                trip: routeText(trip.route),
              })}
            </p>
          </div>
          {clock}
        </div>
        <ol className={styles.track} aria-hidden="true">
          {checkoutSteps.map((step, index) => (
            <li
              key={step}
              className={classNames(styles.part, index < at && styles.past, index === at && styles.present)}
            />
          ))}
        </ol>
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <div className={styles.trip}>
        <Link to={results} className={styles.results}>
          <Icon of={ArrowLeft} size={18} mirrored />
          {words('booking-results')}
        </Link>
        <div className={styles.route}>
          <strong className={styles.ends}>
            <RoutePath route={trip.route} size={16} />
          </strong>
          <span className={styles.detail}>{trip.detail}</span>
        </div>
      </div>
      <h1 ref={heading} tabIndex={-1} className="unseen">
        {words('booking-heading', { step: stepName, trip: trip.short })}
      </h1>
      <nav aria-label={words('booking-steps')}>
        <ol className={styles.steps}>
          {checkoutSteps.map((step, index) => (
            <li key={step} className={styles.step} aria-current={index === at ? 'step' : undefined}>
              <span
                className={classNames(styles.number, index < at && styles.done, index === at && styles.here)}
                aria-hidden="true"
              >
                {index < at ? <Icon of={Check} size={16} /> : index + 1}
              </span>
              {index < at && !state.unanswered ? (
                <button type="button" className={styles.name} onClick={() => checkout.goTo(step)}>
                  {words(`booking-step-${step}`)}
                </button>
              ) : (
                <span className={classNames(styles.name, index > at && styles.ahead)}>
                  {words(`booking-step-${step}`)}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.clock}>{clock}</div>
    </div>
  );
}

function useTrip({ quote }: BookView['state']) {
  const words = useWords();
  const dates = useDates();
  const { title: route, startsOn, endsOn } = flightInShort(quote.itineraries);
  const day =
    endsOn === undefined
      ? dates.short(startsOn)
      : words('flight-days-between', { first: dates.short(startsOn), last: dates.short(endsOn) });
  const { adults, children, infants } = quote.party;
  return {
    route,
    short: words('booking-trip', { route: routeText(route), day }),
    detail: words('booking-trip-detail', { day, adults, children, infants }),
  };
}
