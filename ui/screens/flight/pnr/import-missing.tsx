/** What a display lacks, as fields: of travellers, tickets and the whole; and how the customer is reached. */
import { useEffect } from 'react';
import type { ContactDraft } from '#domain/people/contact.ts';
import type { PreviewedTraveller } from '#application/portal/flight/pnr/pnr-preview.ts';
import { importParts } from '#ui/composition/import-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { GstCard } from '#ui/people/gst-fields.tsx';
import { ImportTravellerFields } from './import-traveller.tsx';
import { displayedName, type ImportView, type PreviewView } from './import-view.ts';
import styles from './import.module.css';

export function ImportMissing({ state, page, preview }: PreviewView) {
  const words = useWords();
  const asked = preview.travellers.filter((each) => each.asked.length > 0 || each.matches.length > 0);
  if (asked.length === 0 && preview.asked.length === 0) return null;
  return (
    <Card title={words('imports-missing')} fact={words('imports-missing-help')}>
      <div className={styles.missing}>
        {preview.travellers.map((traveller, index) =>
          traveller.asked.length === 0 && traveller.matches.length === 0 ? null : (
            <Traveller
              key={traveller.key}
              state={state}
              page={page}
              preview={preview}
              index={index}
              traveller={traveller}
            />
          ),
        )}
        <Money state={state} page={page} preview={preview} />
      </div>
    </Card>
  );
}

interface TravellerProps extends PreviewView {
  readonly index: number;
  readonly traveller: PreviewedTraveller;
}

function Traveller({ state, page, preview, index, traveller }: TravellerProps) {
  const words = useWords();
  const displayed = preview.made.reading.travellers[index];
  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>
        <Code strong>{displayed === undefined ? '' : displayedName(displayed)}</Code>{' '}
        <span className={styles.quiet}>{words(`imports-type-of-${traveller.draft.type}`)}</span>
      </legend>
      <Saved page={page} state={state} traveller={traveller} />
      <ImportTravellerFields state={state} page={page} preview={preview} index={index} traveller={traveller} />
    </fieldset>
  );
}

/** Which of the saved travellers it is, where it may be one. */
function Saved({ page, state, traveller }: ImportView & { readonly traveller: PreviewedTraveller }) {
  const words = useWords();
  const dates = useDates();
  const { key, matches, savedId } = traveller;
  if (matches.length === 0) return null;
  return (
    <div className={styles.saved}>
      <Select
        label={words('imports-saved')}
        optional
        disabled={state.sending || state.unanswered}
        value={savedId ?? ''}
        onChange={(chosen) => page.chooseSaved(key, chosen === '' ? null : chosen)}
        help={savedId === undefined ? words('imports-saved-choose') : words('imports-saved-found')}
        options={[
          ...matches.map(({ savedId: id, rank }) => {
            const known = page.savedTraveller(id)?.traveller;
            const born = known?.dateOfBirth;
            const match = words('imports-saved-detail', { rank });
            return {
              key: id,
              label: known === undefined ? id : `${known.firstName} ${known.lastName}`,
              detail: born === undefined ? match : words('imports-saved-born', { match, born: dates.numeric(born) }),
            };
          }),
          { key: '', label: words('imports-saved-none') },
        ]}
      />
    </div>
  );
}

function Money({ state, page, preview }: PreviewView) {
  const words = useWords();
  const { asked, made } = preview;
  const { tickets, travellers } = made.reading;
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const currency = configuration.kind === 'ready' ? configuration.configuration.currency : '';
  const { form, violations } = state;
  const disabled = state.sending || state.unanswered;
  const at = (path: string) => ({ id: fieldId(path), error: violationAt(words, violations, path), disabled });
  const amount = { leftToRight: true, inputMode: 'decimal', autoComplete: 'off', prefix: currency } as const;
  const rows = tickets.flatMap((ticket, index) => {
    const cost = `tickets[${index}].total`;
    const holder = `tickets[${index}].travellers`;
    return asked.includes(cost) || asked.includes(holder) ? [{ ticket, cost, holder }] : [];
  });
  const whole = asked.includes('locator') || asked.includes('total');
  return (
    <>
      {rows.map(({ ticket: { number }, cost, holder }) => (
        <fieldset key={number} className={styles.person}>
          <legend className={styles.legend}>
            {words('imports-ticket')} <Code strong>{number}</Code>
          </legend>
          <FormRow columns={[1, 1, 1]} narrowColumns={[1]}>
            {asked.includes(holder) ? (
              <Select
                {...at(holder)}
                label={words('imports-ticket-holder')}
                value={String(form.tickets[number]?.traveller ?? '') || null}
                options={travellers.map((each, place) => ({ key: String(place), label: displayedName(each) }))}
                onChange={(place) => page.changeTicket(number, { traveller: Number(place) })}
              />
            ) : null}
            {asked.includes(cost) ? (
              <TextField
                {...at(cost)}
                {...amount}
                label={words('imports-ticket-total')}
                value={form.tickets[number]?.total ?? ''}
                onChange={(total) => page.changeTicket(number, { total })}
              />
            ) : null}
          </FormRow>
        </fieldset>
      ))}
      {whole ? (
        <fieldset className={styles.person}>
          <legend className={styles.legend}>{words('imports-record')}</legend>
          <FormRow columns={[1, 1, 1]} narrowColumns={[1]}>
            {asked.includes('locator') ? (
              <TextField
                {...at('locator')}
                leftToRight
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={6}
                label={words('imports-place-locator')}
                value={form.locator}
                onChange={(locator) => page.changeForm({ locator })}
              />
            ) : null}
            {asked.includes('total') ? (
              <TextField
                {...at('total')}
                {...amount}
                label={words('imports-total')}
                help={preview.holdUntil === undefined ? words('imports-total-help') : undefined}
                value={form.total}
                onChange={(total) => page.changeForm({ total })}
              />
            ) : null}
          </FormRow>
        </fieldset>
      ) : null}
    </>
  );
}

export function ImportContact({ state, page }: ImportView) {
  const words = useWords();
  const { contact } = state.form;
  const common = (field: keyof ContactDraft) => ({
    id: fieldId(`contact.${field}`),
    label: words(`booking-field-contact-${field}`),
    error: violationAt(words, state.violations, `contact.${field}`),
    value: contact[field] ?? '',
    disabled: state.sending || state.unanswered,
    leftToRight: true,
    autoComplete: 'off',
    onChange: (text: string) => page.changeForm({ contact: { ...contact, [field]: text } }),
  });
  return (
    <Card title={words('booking-contact')} fact={words('booking-contact-note')}>
      <FormRow columns={[1, 1, 1]} narrowColumns={[1]}>
        <TextField {...common('email')} type="email" spellCheck={false} />
        <TextField {...common('alternateEmail')} optional spellCheck={false} inputMode="email" />
        <TextField {...common('mobile')} type="tel" inputMode="tel" />
      </FormRow>
    </Card>
  );
}

/** Without them the customer's invoice is one to a consumer. */
export function ImportGst({ state, page }: ImportView) {
  const words = useWords();
  const profiles = usePart(importParts.gstProfiles);
  const kept = useStateOf(profiles.state$);
  useEffect(() => void profiles.load(), [profiles]);
  return (
    <GstCard
      kept={kept}
      onForget={(recordId) => void profiles.forget(recordId)}
      entered={state.form.gst ?? {}}
      disabled={state.sending || state.unanswered}
      errorAt={(path) => violationAt(words, state.violations, path)}
      onChange={(gst) => page.changeForm({ gst })}
    />
  );
}
