/**
 * Asking for something about a booking that only a person can do: a service on one of its flights, a change, or a
 * cancellation. The booking is found first, by its id or PNR, or named in the address.
 */
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import { requestMostText } from '#domain/booking/request/rules.ts';
import { requestServiceCodes } from '#domain/flight/request/rules.ts';
import { stands } from '#domain/booking/units.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import type { AskOfBooking, AskOfBookingState, BookingAsk } from '#application/portal/flight/request/ask-of-booking.ts';
import { requestParts } from '#ui/composition/request-parts.ts';
import { paths, requestPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { Combobox } from '#ui/design/choice/combobox.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { FieldError } from '#ui/design/field/field.tsx';
import { FormSection } from '#ui/design/field/form-section.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { FindField } from '#ui/design/field/find-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { namedViolation, violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import { serviceName } from './request-service.ts';
import { RequestTrouble } from '#ui/booking/request/request-trouble.tsx';
import styles from '#ui/booking/request/requests.module.css';
import request from './flight-request.module.css';
import frame from '#ui/booking/request/list-and-detail.module.css';

interface AskView {
  readonly state: AskOfBookingState;
  readonly ask: AskOfBooking;
}

const asks: readonly BookingAsk[] = ['offline-ssr', 'change', 'cancel'];

export function Screen() {
  const words = useWords();
  const ask = usePart(requestParts.ask);
  const state = useStateOf(ask.state$);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const address = query.toString();
  const { sent } = state;
  useEffect(() => {
    const asked = new URLSearchParams(address);
    const kind = asks.find((each) => each === asked.get('kind')) ?? 'offline-ssr';
    const travellers = positionsIn(asked.get('travellers'));
    const items = positionsIn(asked.get('itineraries'));
    void ask.open(kind, asked.get('booking') ?? '', {
      ...(travellers.length > 0 && { travellers }),
      ...(items.length > 0 && kind !== 'offline-ssr' && { items }),
    });
  }, [ask, address]);
  useEffect(() => {
    if (sent !== undefined) void navigate(requestPath(sent), { replace: true });
  }, [sent, navigate]);
  return (
    <div className={request.form}>
      <PageHead
        title={words('title-offline-ssr')}
        fact={words('requests-offline-note')}
        acts={<LinkButton to={paths.requests}>{words('requests-mine')}</LinkButton>}
      />
      <Find state={state} ask={ask} />
      {state.booking?.kind === 'loading' ? <SkeletonRows rows={5} height="52px" /> : null}
      {state.booking?.kind === 'failed' ? <ErrorPanel message={failureText(words, state.booking.failure)} /> : null}
      {state.booking?.kind === 'ready' ? <Wish state={state} ask={ask} booking={state.booking.value} /> : null}
      {state.booking === undefined && state.found === undefined ? (
        <EmptyState icon={Search} title={words('requests-find-title')}>
          {words('requests-find-help')}
        </EmptyState>
      ) : null}
    </div>
  );
}

function Find({ state, ask }: AskView) {
  const words = useWords();
  const [text, setText] = useState('');
  const { found, booking, sending } = state;
  return (
    <Card>
      <form
        className={frame.find}
        onSubmit={(event) => {
          event.preventDefault();
          void ask.find(text);
        }}
      >
        <FindField
          label={words('bookings-find')}
          value={text}
          onChange={setText}
          error={found === undefined ? undefined : words(`requests-found-${found}`)}
        />
        <Button type="submit" busy={booking?.kind === 'loading'} disabled={sending}>
          {words('requests-find')}
        </Button>
      </form>
    </Card>
  );
}

function Wish({ state, ask, booking }: AskView & { readonly booking: FlightBooking }) {
  const words = useWords();
  const { kind, draft, violations, stopped, sending, unanswered } = state;
  const fixed = sending || unanswered;
  const places = violations.map((each) => ({
    fieldId: targetOf(each.path),
    text: namedViolation(
      words,
      words(namesOf[targetOf(each.path)] ?? (kind === 'change' ? 'requests-wanted' : 'requests-remarks')),
      each,
    ),
  }));
  const remarksNeeded = kind === 'change' || draft.code === 'OTHS';
  return (
    <form
      className={request.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask.send();
      }}
    >
      <RequestTrouble state={state} />
      <ErrorSummary errors={places} attempt={stopped} />
      <Card title={words('requests-booking', { id: booking.transactionId })} aside={<Pnr booking={booking} />}>
        <div className={styles.rows}>
          <Segmented
            label={words('requests-what')}
            size={40}
            value={kind}
            segments={asks.map((key) => ({ key, label: words(`requests-kind-${key}`) }))}
            onChange={(key) => ask.choose(asks.find((each) => each === key) ?? 'offline-ssr')}
          />
          {kind === 'cancel' ? <Alert kind="info">{words('requests-cancel-note')}</Alert> : null}
        </div>
      </Card>
      <Travellers state={state} ask={ask} booking={booking} />
      {kind === 'offline-ssr' ? (
        <Service state={state} ask={ask} booking={booking} />
      ) : (
        <Directions state={state} ask={ask} booking={booking} />
      )}
      <Card>
        <TextArea
          id="ask-remarks"
          label={words(kind === 'change' ? 'requests-wanted' : 'requests-remarks')}
          optional={!remarksNeeded}
          rows={3}
          maxLength={requestMostText}
          disabled={fixed}
          value={draft.remarks ?? ''}
          error={violationAt(words, violations, 'about.remarks')}
          onChange={(remarks) => ask.change({ remarks })}
        />
      </Card>
      <div className={styles.end}>
        <p className={styles.quiet}>{words('requests-offline-promise')}</p>
        <Button act="booking.askRequest" type="submit" variant="primary" size={48} icon={Send} busy={sending}>
          {words(unanswered ? 'requests-ask-again' : 'requests-send')}
        </Button>
      </div>
    </form>
  );
}

function Pnr({ booking: { reference: pnr } }: { readonly booking: FlightBooking }) {
  return pnr === undefined ? null : <Code strong>{pnr}</Code>;
}

type PartProps = AskView & { readonly booking: FlightBooking };

function Travellers({ state, ask, booking }: PartProps) {
  const words = useWords();
  const { draft, violations, sending, unanswered } = state;
  const wrong = violations.find(({ path }) => path.startsWith('about.travellers'));
  return (
    <FormSection title={words('requests-for-whom')}>
      <div className={request.checks} role="group" aria-label={words('requests-for-whom')}>
        {booking.travellers.map(({ title, firstName, lastName, type }, at) => (
          <Checkbox
            key={at}
            id={at === 0 ? 'ask-travellers' : undefined}
            checked={draft.travellers.includes(at)}
            disabled={
              sending ||
              unanswered ||
              !booking.itineraries.some((_, itinerary) => stands(booking, { traveller: at, item: itinerary }))
            }
            aside={words(`bookings-type-${type}`)}
            onChange={(on) => ask.change({ travellers: withPosition(draft.travellers, at, on) })}
          >
            <bdi>
              {words(`bookings-title-${title}`)} {firstName} {lastName}
            </bdi>
          </Checkbox>
        ))}
      </div>
      {wrong === undefined ? null : <FieldError id="ask-travellers-error">{violationText(words, wrong)}</FieldError>}
    </FormSection>
  );
}

function Service({ state, ask, booking }: PartProps) {
  const words = useWords();
  const dates = useDates();
  const { draft, violations, sending, unanswered } = state;
  const flights = booking.itineraries.flatMap(({ segments }, itinerary) =>
    segments.map((flight, segment) => ({ place: { itinerary, segment }, key: `${itinerary}.${segment}`, flight })),
  );
  const { place, code } = draft;
  const options = requestServiceCodes.map((key) => ({ key, lead: key, label: serviceName(words, key) }));
  return (
    <FormSection title={words('requests-which-service')}>
      <RadioGroup
        id="ask-place"
        label={words('requests-which-flight')}
        value={place === undefined ? null : `${place.itinerary}.${place.segment}`}
        error={violationAt(words, violations, 'about.place')}
        choices={flights.map(({ key, flight }) => ({
          key,
          disabled: sending || unanswered,
          label: (
            <Listed>
              <Code strong>{`${flight.carrier} ${flight.flightNumber}`}</Code>
              <Code>{`${flight.origin}–${flight.destination}`}</Code>
              {dates.short(dateOfLocal(flight.departure.local))}
              <Code>{clockOfLocal(flight.departure.local)}</Code>
            </Listed>
          ),
        }))}
        onChange={(key) => {
          const chosen = flights.find((each) => each.key === key)?.place;
          if (chosen !== undefined) ask.change({ place: chosen });
        }}
      />
      <Combobox
        id="ask-code"
        label={words('requests-service')}
        help={words('requests-service-help')}
        error={violationAt(words, violations, 'about.code')}
        options={options}
        selected={options.find(({ key }) => key === code) ?? null}
        onSelect={(option) => {
          if (!sending && !unanswered && option !== null) ask.change({ code: option.key });
        }}
      />
    </FormSection>
  );
}

function Directions({ state, ask, booking }: PartProps) {
  const words = useWords();
  const dates = useDates();
  const { draft, violations, sending, unanswered } = state;
  const chosen = draft.items ?? [];
  const wrong = violations.find(({ path }) => path.startsWith('about.items'));
  return (
    <FormSection title={words('requests-which-directions')}>
      <div className={request.checks} role="group" aria-label={words('requests-which-directions')}>
        {booking.itineraries.map(({ segments: [first, ...others] }, at) => (
          <Checkbox
            key={at}
            id={at === 0 ? 'ask-items' : undefined}
            checked={chosen.includes(at)}
            disabled={sending || unanswered}
            onChange={(on) => ask.change({ items: withPosition(chosen, at, on) })}
          >
            <Listed>
              <Code strong>{`${first.origin}–${(others.at(-1) ?? first).destination}`}</Code>
              {dates.short(dateOfLocal(first.departure.local))}
              <Code>{`${first.carrier} ${first.flightNumber}`}</Code>
            </Listed>
          </Checkbox>
        ))}
      </div>
      {wrong === undefined ? null : <FieldError id="ask-items-error">{violationText(words, wrong)}</FieldError>}
    </FormSection>
  );
}

const namesOf: Readonly<Record<string, string>> = {
  'ask-travellers': 'requests-for-whom',
  'ask-place': 'requests-which-flight',
  'ask-code': 'requests-service',
  'ask-items': 'requests-which-directions',
};

function targetOf(path: string): string {
  const [, field = ''] = /^about\.([a-z]+)/i.exec(path) ?? [];
  return `ask-${field}`;
}

function withPosition(chosen: readonly number[], at: number, on: boolean): readonly number[] {
  const others = chosen.filter((each) => each !== at);
  return on ? [...others, at].toSorted((one, other) => one - other) : others;
}

function positionsIn(text: string | null): readonly number[] {
  return (text ?? '').split(',').flatMap((part) => (/^\d{1,3}$/.test(part) ? [Number(part)] : []));
}
