/** Splitting: who leaves the booking, what the two come to, then to leave it or to do it. */
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { stands } from '#domain/booking/units.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { goesWith } from '#domain/flight/split/split.ts';
import { formatMoney } from '#domain/money/format.ts';
import { zero } from '#domain/money/money.ts';
import { maySplit } from '#application/portal/flight/split/split-booking.ts';
import type { PartPreview, SplitBooking, SplitState } from '#application/portal/flight/split/split-booking.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { AmendPage, Amended, BackToBooking, DecidingAmount } from '#ui/booking/amend-page.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from './split.module.css';

interface SplitView {
  readonly state: SplitState;
  readonly split: SplitBooking;
  readonly booking: FlightBooking;
}

export function Screen() {
  const words = useWords();
  const split = usePart(bookingParts.split);
  const state = useStateOf(split.state$);
  const { transactionId = '' } = useParams();
  useEffect(() => void split.open(transactionId), [split, transactionId]);
  const { done, unanswered } = state;
  const refusal = (booking: FlightBooking) =>
    done !== undefined || unanswered || maySplit(booking)
      ? undefined
      : words(booking.travellers.length === 1 ? 'aftersale-split-alone' : 'aftersale-split-not-now');
  return (
    <AmendPage
      transactionId={transactionId}
      title={words('aftersale-split-title', { id: transactionId })}
      booking={state.booking}
      onRetry={() => void split.open(transactionId)}
      refusal={refusal}
    >
      {(booking) =>
        done === undefined ? (
          <Open state={state} split={split} booking={booking} />
        ) : (
          <Ended transactionId={transactionId} done={done} />
        )
      }
    </AmendPage>
  );
}

function Open(view: SplitView) {
  const words = useWords();
  const { failure, unanswered } = view.state;
  return (
    <>
      {failure === undefined ? null : (
        <Alert kind="error" title={words('aftersale-split-failed')}>
          {failureText(words, failure)}
        </Alert>
      )}
      {unanswered ? <Alert kind="warning">{words('manage-unanswered')}</Alert> : null}
      <div className={styles.columns}>
        <Choice {...view} />
        <Preview {...view} />
      </div>
      <Decision {...view} />
    </>
  );
}

function Choice({ state, split, booking }: SplitView) {
  const words = useWords();
  const { leaving, sending, unanswered } = state;
  return (
    <Card title={words('aftersale-who-leaves')}>
      <p className={styles.quiet}>{words('aftersale-who-leaves-help')}</p>
      <div className={styles.checks}>
        {booking.travellers.map((traveller, index) => {
          const gone = !booking.itineraries.some((_, itinerary) =>
            stands(booking, { traveller: index, item: itinerary }),
          );
          const [holder] = traveller.type === 'infant' ? goesWith(booking, index) : [];
          return (
            <Checkbox
              key={index}
              checked={leaving.includes(index)}
              disabled={sending || unanswered || gone}
              aside={
                gone
                  ? words('bookings-traveller-cancelled')
                  : holder === undefined
                    ? words(`bookings-type-${traveller.type}`)
                    : words('aftersale-with-adult', { who: nameOf(words, booking, holder) })
              }
              onChange={(on) => split.choose(index, on)}
            >
              <bdi>{nameOf(words, booking, index)}</bdi>
            </Checkbox>
          );
        })}
      </div>
    </Card>
  );
}

function Preview({ state: { preview }, booking }: SplitView) {
  const words = useWords();
  const { language } = useLanguage();
  return (
    <Card title={words('aftersale-preview')}>
      <div aria-live="polite" className={styles.preview}>
        {preview === undefined ? (
          <p className={styles.quiet}>{words('aftersale-nobody')}</p>
        ) : preview.kind === 'refused' ? (
          <Alert kind="warning">{preview.violations.map((each) => violationText(words, each)).join(' ')}</Alert>
        ) : (
          <>
            <div className={styles.parts}>
              <Part
                title={words('aftersale-stays', { pnr: booking.reference ?? '' })}
                part={preview.stays}
                booking={booking}
              />
              <Part title={words('aftersale-leaves')} part={preview.leaves} booking={booking} />
            </div>
            <p className={styles.quiet}>
              {words('aftersale-same-total', { total: formatMoney(booking.price.total, { locale: language }) })}
            </p>
          </>
        )}
      </div>
    </Card>
  );
}

interface PartProps {
  readonly title: string;
  readonly part: PartPreview;
  readonly booking: FlightBooking;
}

function Part({ title, part: { travellers, total }, booking }: PartProps) {
  const words = useWords();
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul>
        {travellers.map((traveller) => (
          <li key={traveller}>
            <bdi>{nameOf(words, booking, traveller)}</bdi>
          </li>
        ))}
      </ul>
      <strong>
        <Amount of={total} />
      </strong>
    </section>
  );
}

function Decision({ state, split, booking }: SplitView) {
  const words = useWords();
  const navigate = useNavigate();
  const size = useNarrow() ? 40 : 48;
  const { preview, sending, unanswered } = state;
  return (
    <DecisionBar
      reaching
      label={words('aftersale-split-decision')}
      acts={
        <>
          <Button size={size} disabled={sending} onClick={() => void navigate(bookingPath(booking.transactionId))}>
            {words('aftersale-keep')}
          </Button>
          <Button
            act="flight.splitPnr"
            size={size}
            variant="primary"
            busy={sending}
            disabled={!unanswered && preview?.kind !== 'possible'}
            onClick={() => void split.commit()}
          >
            {words(unanswered ? 'manage-ask-again' : 'aftersale-split')}
          </Button>
        </>
      }
    >
      <DecidingAmount label={words('aftersale-charged')} amount={zero(booking.price.total.currency)} />
    </DecisionBar>
  );
}

interface EndedProps {
  readonly transactionId: string;
  readonly done: NonNullable<SplitState['done']>;
}

function Ended({ transactionId, done: { part, status } }: EndedProps) {
  const words = useWords();
  const text = part === undefined ? '' : words('aftersale-split-done-text', { id: part.transactionId, pnr: part.pnr });
  return (
    <Amended
      product="flight"
      how={part !== undefined ? 'done' : status === 'amending' ? 'under-way' : 'refused'}
      done={{ title: words('aftersale-split-done'), text }}
      refused={words('aftersale-split-failed')}
    >
      {part === undefined ? null : (
        <LinkButton variant="primary" to={bookingPath(part.transactionId)}>
          {words('aftersale-open-part')}
        </LinkButton>
      )}
      <BackToBooking transactionId={transactionId} plain={part !== undefined} />
    </Amended>
  );
}

function nameOf(words: Words, { travellers }: FlightBooking, index: number): string {
  const traveller = travellers[index];
  return traveller === undefined
    ? ''
    : `${words(`bookings-title-${traveller.title}`)} ${traveller.firstName} ${traveller.lastName}`;
}
