/** The last step: who travels once more, what is charged to the account, and the terms. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import Wallet from 'lucide-react/icons/wallet';
import { balanceAfter } from '#domain/account/affordability.ts';
import { tripOfQuote } from '#domain/flight/quote/quote-trip.ts';
import { soldAt } from '#domain/flight/quote/quote.ts';
import { formatMoney } from '#domain/money/format.ts';
import { flyerNumbersOf } from '#domain/people/frequent-flyer.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { CancelFeeNote } from '#ui/booking/checkout/cancel-fee.tsx';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useWholePrice } from '#ui/booking/beside/whole-price.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Modal } from '#ui/design/layer/modal.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { Beside } from './book-beside.tsx';
import { HandBaggage } from './book-baggage.tsx';
import { ExtrasChosen } from './book-extras-chosen.tsx';
import { HoldInstead } from './book-hold.tsx';
import { BookFindings } from './book-findings.tsx';
import { usePlaces } from '../places.ts';
import { BookTrip } from './book-trip.tsx';
import { PolicyCard } from '#ui/corporate/policy-mark.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { fullName, placeName } from '#ui/people/traveller-names.ts';
import { BookProblem } from './book-problem.tsx';
import { useFieldError } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { FareRulesTable } from '../fare/fare-rules-table.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from './book-parts.module.css';

export function PayStep(view: BookView) {
  const { state } = view;
  const { country } = usePlaces();
  return (
    <>
      <PolicyCard quoteId={state.quote.quoteId} trip={() => tripOfQuote(state.quote, state.fare.total, country)} />
      <BookFindings {...view} />
      <BookTrip quote={state.quote} resultsQuery={state.resultsQuery} fixed={state.unanswered} />
      <Travellers {...view} />
      <ExtrasChosen {...view} />
      <Beside {...view} />
      <PayFrom {...view} />
      <Terms {...view} />
      <HoldInstead {...view} />
      <BookProblem {...view} />
    </>
  );
}

function Travellers({ state, checkout }: BookView) {
  const words = useWords();
  const dates = useDates();
  const { travellers } = state.form;
  return (
    <Card
      flush
      title={words('booking-travellers')}
      fact={words('booking-travellers-note')}
      aside={
        state.unanswered ? undefined : (
          <Button variant="link" onClick={() => checkout.goTo('travellers')}>
            {words('booking-edit')}
          </Button>
        )
      }
    >
      <ul className={styles.travellers}>
        {travellers.map((traveller, index) => {
          const born = parseIsoDate(traveller.dateOfBirth ?? '');
          return (
            <li key={index} className={styles.traveller}>
              <strong>{fullName(words, traveller)}</strong>
              <span>{placeName(words, travellers, index)}</span>
              <span>{born === undefined ? null : dates.numeric(born)}</span>
              <span className={styles.atEnd}>
                {flyerNumbersOf(traveller.frequentFlyer).map((number) => (
                  <span key={number}>
                    <Code>{number}</Code>{' '}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function PayFrom({ state }: BookView) {
  const words = useWords();
  const { language } = useLanguage();
  const { balance } = useStateOf(usePart(parts.accountSummary).state$);
  const fare = useWholePrice(state.fare, state.quote.quoteId);
  const net = fare.terms?.net;
  const shown = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, { locale: language });
  const note =
    balance === undefined
      ? undefined
      : net === undefined
        ? words('booking-balance-now', { now: shown(balance.balance) })
        : words('booking-balance-now-after', {
            now: shown(balance.balance),
            after: shown(balanceAfter(balance, net)),
          });
  return (
    <Card title={words('booking-pay-from')} flush>
      <div className={styles.payFrom}>
        <RadioGroup
          label={words('booking-pay-from')}
          labelHidden
          look="cards"
          value="balance"
          onChange={() => undefined}
          choices={[
            {
              key: 'balance',
              label: words('booking-balance'),
              note,
              icon: Wallet,
              ...(net && { aside: <Amount of={net} strong /> }),
            },
          ]}
        />
      </div>
    </Card>
  );
}

function Terms({ state, checkout }: BookView) {
  const words = useWords();
  const { language } = useLanguage();
  const errorAt = useFieldError(state);
  const places = usePlaces();
  const [rulesOpen, setRulesOpen] = useState(false);
  const { quote, form } = state;
  const others = state.violations.filter(
    ({ path }) => !/^(travellers|contact|gst|parameters|acceptTerms|overrides)\b/.test(path),
  );
  return (
    <Card>
      <div className={styles.terms}>
        <Checkbox
          id={fieldId('acceptTerms')}
          checked={form.acceptTerms}
          disabled={state.unanswered}
          error={errorAt('acceptTerms')}
          onChange={(acceptTerms) => checkout.changeForm({ acceptTerms })}
        >
          {words('booking-accept-terms')}
        </Checkbox>
        <p className={styles.termsNote}>
          <Button variant="link" onClick={() => setRulesOpen(true)}>
            {words('booking-fare-rules')}
          </Button>
          <Link to="/terms-conditions" target="_blank" rel="noopener">
            {words('booking-terms-of-use')}
          </Link>
          {quote.options.map(({ fareId, cancelFee }, at) => {
            const { carrier } = (quote.itineraries[at] ?? quote.itineraries[0]).segments[0];
            return (
              <span key={fareId} className={styles.quiet}>
                {cancelFee === null
                  ? words('booking-no-cancelling', { carrier })
                  : words('booking-cancelling-costs', { fee: formatMoney(cancelFee, { locale: language }), carrier })}
              </span>
            );
          })}
          <CancelFeeNote product="flight" />
        </p>
        {others.map((each) => (
          <p key={`${each.path}${each.code}`} role="alert" className={styles.other}>
            {violationText(words, each)}
          </p>
        ))}
      </div>
      <Modal
        open={rulesOpen}
        size={640}
        title={words('booking-fare-rules')}
        subtitle={words('booking-fare-rules-note')}
        onClose={() => setRulesOpen(false)}
      >
        <FareRulesTable rules={quote.rules} places={places} />
        <HandBaggage
          allowed={quote.itineraries.map((_, at) => soldAt(quote, at).baggage)}
          withInfant={quote.party.infants > 0}
        />
      </Modal>
    </Card>
  );
}
