/** A sale that was made elsewhere is billed: what was bought, for whom, both sides of its price; below it the bills there are. */
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type BilledKind, billedKinds } from '#domain/billing/bill.ts';
import type { BillFormState } from '#application/portal/billing/bill-form.ts';
import { billingParts } from '#ui/composition/billing/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { ContactCard } from '#ui/booking/checkout/contact-card.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { GstCard } from '#ui/people/gst-fields.tsx';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';
import { AmountFields, BillTotal } from './amounts.tsx';
import { Bills } from './bills.tsx';
import { LeadFields } from './lead-fields.tsx';
import { SaleFields } from './sale-fields.tsx';
import columns from '#ui/shell/frame/columns.module.css';
import styles from './billing.module.css';

export function Screen() {
  const words = useWords();
  const { pathname } = useLocation();
  const form = usePart(billingParts.form);
  const gstProfiles = usePart(billingParts.gstProfiles);
  const kept = useStateOf(gstProfiles.state$);
  const kind = billedKinds.find((each) => pathname.startsWith(`/${each}-`)) ?? 'flight';
  useEffect(() => form.open(kind), [form, kind]);
  useEffect(() => void gstProfiles.load(), [gstProfiles]);
  const state = useStateOf(form.state$);
  const { violations, sending, unanswered, contact, gst } = state;
  const disabled = sending || unanswered;
  const errorAt = (path: string) => violationAt(words, violations, path);
  return (
    <div className={styles.page}>
      <PageHead title={words(`title-billing-${kind}`)} fact={words('billing-about')} />
      <form
        className={classNames(columns.columns, styles.narrow)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <div className={styles.fields}>
          <Outcome state={state} />
          <ErrorSummary
            attempt={state.attempt}
            errors={violations.map((each) => ({
              fieldId: fieldId(each.path),
              text: namedViolation(words, nameOfField(words, each.path, kind), each),
            }))}
          />
          <SaleFields state={state} form={form} errorAt={errorAt} disabled={disabled} />
          <LeadFields state={state} form={form} errorAt={errorAt} disabled={disabled} />
          <AmountFields state={state} form={form} errorAt={errorAt} disabled={disabled} />
          <ContactCard
            contact={contact}
            errorAt={errorAt}
            disabled={disabled}
            onChange={(changed) => form.changeContact(changed)}
            onLeave={(path) => form.leave(path)}
          />
          <GstCard
            entered={gst}
            errorAt={errorAt}
            disabled={disabled}
            kept={kept}
            onForget={(recordId) => void gstProfiles.forget(recordId)}
            onChange={(changed) => form.changeGst(changed)}
            onLeave={(path) => form.leave(path)}
          />
        </div>
        <BillTotal state={state} />
      </form>
      <Bills />
    </div>
  );
}

function nameOfField(words: ReturnType<typeof useWords>, path: string, kind: BilledKind): string {
  const [area = '', ...rest] = path.split('.');
  const field = rest.join('.');
  if (area !== 'bill') return words(`booking-field-${area}-${field}`);
  return words(`billing-field-${field.replace('lead.', '')}`, { kind });
}

function Outcome({ state: { added, failure, unanswered } }: { readonly state: BillFormState }) {
  const words = useWords();
  return (
    <>
      {added === undefined ? null : (
        <Alert kind="success" title={words('billing-added', { id: added.transactionId })}>
          {added.invoice === undefined ? null : <>{words('billing-added-invoice', { invoice: added.invoice })} </>}
          <Link to={bookingPath(added.transactionId)}>{words('billing-open')}</Link>
        </Alert>
      )}
      {failure === undefined ? null : (
        <Alert kind="error" title={words('message-submit-failed')}>
          {failureText(words, failure)}
        </Alert>
      )}
      {unanswered ? <Alert kind="warning">{words('billing-unanswered')}</Alert> : null}
    </>
  );
}
