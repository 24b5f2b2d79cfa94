/** Names and papers of a hold: every traveller's fields with what is known, to be filled in before the tickets. */
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { heldFactsOf } from '#domain/flight/checkout/complete-held.ts';
import { draftFrom } from '#application/portal/agency/saved-travellers.ts';
import {
  type CompleteHeldBooking,
  type CompleteHeldState,
  mayComplete,
} from '#application/portal/flight/checkout/complete-held.ts';
import { AmendPage, Amended, BackToBooking } from '#ui/booking/amend-page.tsx';
import { HeldFor } from '#ui/booking/hold/time-left.tsx';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import type { PartyForm, PartyMember } from '#ui/people/party-form.ts';
import { TravellerFields } from '#ui/people/traveller-fields.tsx';
import { fullName, placeName } from '#ui/people/traveller-names.ts';
import { TravellerPassport } from '#ui/people/traveller-passport.tsx';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { useFlightParty } from '../party.ts';
import { travellerField } from '../checkout/book-view.ts';
import styles from './complete-held.module.css';

interface CompleteView {
  readonly state: CompleteHeldState;
  readonly complete: CompleteHeldBooking;
  readonly booking: FlightBooking;
}

export function Screen() {
  const words = useWords();
  const complete = usePart(bookingParts.completeHeld);
  const state = useStateOf(complete.state$);
  const { transactionId = '' } = useParams();
  useEffect(() => void complete.open(transactionId), [complete, transactionId]);
  const { done, unanswered } = state;
  return (
    <AmendPage
      transactionId={transactionId}
      title={words('aftersale-complete-title', { id: transactionId })}
      booking={state.booking}
      onRetry={() => void complete.open(transactionId)}
      refusal={(booking) =>
        done !== undefined || unanswered || mayComplete(booking) ? undefined : words('aftersale-complete-not-now')
      }
    >
      {(booking) =>
        done === undefined ? (
          <Open state={state} complete={complete} booking={booking} />
        ) : (
          <Amended
            product="flight"
            how={done.completed ? 'done' : done.status === 'amending' ? 'under-way' : 'refused'}
            done={{ title: words('aftersale-complete-done'), text: words('aftersale-complete-done-text') }}
            refused={words('aftersale-complete-failed')}
          >
            <BackToBooking transactionId={transactionId} />
          </Amended>
        )
      }
    </AmendPage>
  );
}

function Open(view: CompleteView) {
  const words = useWords();
  const { state, booking } = view;
  const party = usePartyForm(view);
  const { failure, unanswered, violations, stopped, form } = state;
  const errors = [...new Map(violations.map(({ path }) => [fieldId(path), path]))].map(([id, path]) => ({
    fieldId: id,
    text: travellerField(words, form.travellers, path) ?? words('booking-whole'),
  }));
  const isInvalid = failure?._tag === 'Invalid' && errors.length > 0;
  return (
    <div className={styles.page}>
      <p className={styles.quiet}>
        {words(state.international ? 'aftersale-complete-help' : 'aftersale-complete-help-names')}
      </p>
      <div>
        <HeldFor of={booking} />
      </div>
      {failure === undefined || isInvalid ? null : (
        <Alert kind="error" title={words('aftersale-complete-failed')}>
          {failureText(words, failure)}
        </Alert>
      )}
      {unanswered ? <Alert kind="warning">{words('manage-unanswered')}</Alert> : null}
      <ErrorSummary errors={stopped > 0 ? errors : []} attempt={stopped} />
      <fieldset className={styles.travellers} disabled={state.sending || unanswered}>
        {form.travellers.map((_, index) => (
          <TravellerPart key={index} booking={booking} form={party} index={index} />
        ))}
      </fieldset>
      <Decision {...view} />
    </div>
  );
}

function TravellerPart({ booking, index, form }: PartyMember & Pick<CompleteView, 'booking'>) {
  const words = useWords();
  const held = booking.travellers[index];
  const place = placeName(words, form.travellers, index);
  const issuers = form.programmes.map(({ issuer }) => issuer);
  return (
    <Card title={held === undefined ? place : fullName(words, held)} fact={place}>
      <div className={styles.fields}>
        <TravellerFields
          form={form}
          index={index}
          onFill={(chosen) => form.change(index, draftFrom(chosen, held?.type ?? 'adult', form.facts, issuers))}
        />
        {form.facts.international ? <TravellerPassport form={form} index={index} /> : null}
      </div>
    </Card>
  );
}

/** The travellers of the hold, as the fields of people take them. Who is held stays with whom it is held. */
function usePartyForm({ state, complete, booking }: CompleteView): PartyForm {
  const { form, violations, international } = state;
  return {
    travellers: form.travellers,
    facts: heldFactsOf(booking, international),
    ...useFlightParty(booking.itineraries),
    saving: [],
    violations,
    findings: [],
    change: (index, change) => complete.changeTraveller(index, change),
    leave: (path) => complete.leaveField(path),
    chooseLap: (infant, adult) => complete.changeTraveller(infant, { lapOf: adult }),
  };
}

function Decision({ state, complete, booking }: CompleteView) {
  const words = useWords();
  const navigate = useNavigate();
  const size = useNarrow() ? 40 : 48;
  const { sending, unanswered, changed } = state;
  return (
    <DecisionBar
      reaching
      label={words('aftersale-complete-decision')}
      acts={
        <>
          <Button size={size} disabled={sending} onClick={() => void navigate(bookingPath(booking.transactionId))}>
            {words('manage-back-to-booking')}
          </Button>
          <Button
            act="flight.completeHeld"
            size={size}
            variant="primary"
            busy={sending}
            disabled={!unanswered && !changed}
            onClick={() => void complete.commit()}
          >
            {words(unanswered ? 'manage-ask-again' : 'aftersale-complete')}
          </Button>
        </>
      }
    >
      <span className={styles.quiet}>{words('aftersale-complete-free')}</span>
    </DecisionBar>
  );
}
