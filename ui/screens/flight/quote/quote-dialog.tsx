/** Sending picked flights to a customer: which, to whom, how; and then the text that the customer reads. */
import { useNavigate } from 'react-router-dom';
import Send from 'lucide-react/icons/send';
import { languages } from '#domain/people/language.ts';
import { quoteHours, quoteNoteMostCharacters } from '#domain/flight/quote/customer-quote.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { QuoteDraft, QuoteDraftState } from '#application/portal/flight/quote/quote-draft.ts';
import { whatsAppLink } from '#application/portal/share-link.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { CopiedText } from '#ui/design/field/copied-text.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { Field } from '#ui/design/field/field.tsx';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';
import { AskFields } from '../fare/ask-fields.tsx';
import { QuotePicks } from './quote-picks.tsx';
import styles from './quote.module.css';

export function QuoteDialog() {
  const words = useWords();
  const navigate = useNavigate();
  const draft = usePart(flightParts.quoteDraft);
  const state = useStateOf(draft.state$);
  const { open, sent, sending, form, changed, picks } = state;
  const close = () => draft.close();
  if (sent !== undefined)
    return (
      <Modal
        open={open}
        size={640}
        icon={Send}
        iconKind="success"
        title={
          <>
            {words('quotes-column-quote')} <Code>{sent.reference}</Code>
          </>
        }
        onClose={close}
        onApply={() => {
          close();
          void navigate(`${paths.bookings}?quote=${sent.sentQuoteId}`);
        }}
        applyLabel={words('quotes-open')}
      >
        <Sent state={state} />
      </Modal>
    );
  return (
    <Modal
      applyAct="flight.sendQuote"
      open={open}
      size={640}
      title={words('quotes-title')}
      subtitle={words('quotes-subtitle')}
      onClose={close}
      closeLabel={words('quotes-pick-more')}
      onApply={() => void draft.send()}
      applyLabel={words(
        changed === undefined ? (form.mail ? 'quotes-send' : 'quotes-make-text') : 'quotes-send-changed',
      )}
      applyBusy={sending}
      applyBusyLabel={words('quotes-sending')}
      applyDisabled={picks.length === 0}
    >
      <Form draft={draft} state={state} />
    </Modal>
  );
}

function Sent({ state: { sent, form } }: { readonly state: QuoteDraftState }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  if (sent === undefined) return null;
  return (
    <div className={styles.form}>
      <Alert kind="success">
        {sent.mailed ? words('quotes-mailed', { email: form.email }) : words('quotes-text-made')}{' '}
        {words('quotes-good-until', { moment: momentText(words, dates, sent.until, zone) })}
      </Alert>
      <CopiedText
        label={words('quotes-text')}
        text={sent.text}
        language={form.language}
        rows={12}
        share={{ label: words('design-share-whatsapp'), href: whatsAppLink(sent.text) }}
      />
    </div>
  );
}

const fieldId = (path: string) => `quote-${path.replaceAll('.', '-')}`;

function Form({ draft, state }: { readonly draft: QuoteDraft; readonly state: QuoteDraftState }) {
  const words = useWords();
  const { language: page } = useLanguage();
  const session = useStateOf(usePart(parts.session).state$);
  const { form, violations, picks, changed, failure, tries, unanswered } = state;
  const mayHideMarkup = session.kind === 'signed-in' && (session.user?.rights.includes('see-net-fares') ?? false);
  const mayAsk = session.kind === 'signed-in' && (session.user?.rights.includes('set-price') ?? false);
  const at = (path: string) => violationAt(words, violations, path);
  const ofFields = violations.filter(({ path }) => ['customer.name', 'customer.email', 'note'].includes(path));
  const amount = (money: Parameters<typeof formatMoney>[0]) => formatMoney(money, { locale: page });
  return (
    <div className={styles.form}>
      <ErrorSummary
        attempt={tries}
        errors={ofFields.map((each) => ({
          fieldId: fieldId(each.path),
          text: namedViolation(words, words(`quotes-field-${each.path.replace('customer.', '')}`), each),
        }))}
      />
      <QuotePicks picks={picks} violations={violations} onRemove={(place) => draft.remove(place)} />
      <FormRow columns={[1, 1]} narrowColumns={[1]}>
        <TextField
          id={fieldId('customer.name')}
          label={words('quotes-field-name')}
          value={form.name}
          error={at('customer.name')}
          autoComplete="off"
          onChange={(name) => draft.change({ name })}
        />
        {form.mail ? (
          <TextField
            id={fieldId('customer.email')}
            label={words('quotes-field-email')}
            type="email"
            leftToRight
            value={form.email}
            error={at('customer.email')}
            autoComplete="off"
            spellCheck={false}
            onChange={(email) => draft.change({ email })}
          />
        ) : null}
      </FormRow>
      <FormRow columns={[1, 1]} narrowColumns={[1]}>
        <Field label={words('quotes-language')} labelAs="span">
          {() => (
            <Segmented
              block
              size={40}
              label={words('quotes-language')}
              segments={languages.map((key) => ({ key, label: words(`quotes-language-${key}`), language: key }))}
              value={form.language}
              onChange={(key) => draft.change({ language: languages.find((each) => each === key) ?? 'en' })}
            />
          )}
        </Field>
        <Select
          label={words('quotes-hours')}
          help={words('quotes-hours-help')}
          options={quoteHours.map((hours) => ({ key: String(hours), label: words('quotes-hours-of', { hours }) }))}
          value={String(form.hours)}
          onChange={(key) => draft.change({ hours: Number(key) })}
        />
      </FormRow>
      <TextArea
        id={fieldId('note')}
        label={words('quotes-field-note')}
        optional
        rows={2}
        maxLength={quoteNoteMostCharacters}
        value={form.note}
        error={at('note')}
        onChange={(note) => draft.change({ note })}
      />
      <div className={styles.checks}>
        <Checkbox checked={form.mail} onChange={(mail) => draft.change({ mail })}>
          {words('quotes-by-mail')}
        </Checkbox>
        {mayHideMarkup ? (
          <Checkbox checked={form.withMarkup} onChange={(withMarkup) => draft.change({ withMarkup })}>
            {words('quotes-with-markup')}
          </Checkbox>
        ) : null}
      </div>
      {mayAsk ? (
        <FormSection title={words('quotes-ask')} note={words('quotes-ask-note')}>
          <AskFields draft={form.ask} errorAt={at} onChange={(ask) => draft.change({ ask })} />
          {at('ask') === undefined ? null : <Alert kind="error">{at('ask')}</Alert>}
        </FormSection>
      ) : null}
      {at('offers') === undefined ? null : <Alert kind="error">{at('offers')}</Alert>}
      {changed === undefined ? null : (
        <Alert kind="warning" title={words('quotes-changed')}>
          {words('quotes-changed-text', { from: amount(changed.from), to: amount(changed.to) })}
        </Alert>
      )}
      {unanswered && failure === undefined ? (
        <Alert kind="warning" title={words('quotes-unanswered')}>
          {words('quotes-unanswered-help')}
        </Alert>
      ) : null}
      {failure === undefined ? null : (
        <Alert kind="error" title={form.mail ? words('quotes-mail-failed') : undefined}>
          {failure._tag === 'NotFound' ? words('flight-offers-expired') : failureText(words, failure)}
        </Alert>
      )}
    </div>
  );
}
