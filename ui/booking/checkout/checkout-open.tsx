/** A checkout while there is something to book: its bar, what is wrong, all that is filled in, and the price beside it. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { PricePart } from '#domain/price/price.ts';
import type { ProductQuote } from '#application/desk/sale.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { Loader } from '#ui/design/notice/loader.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { GstCard } from '#ui/people/gst-fields.tsx';
import { useShellParts } from '#ui/shell/frame/shell-parts.ts';
import { violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import { CancelFeeNote } from './cancel-fee.tsx';
import { ContactCard } from './contact-card.tsx';
import { ParametersCard } from './parameters-card.tsx';
import { PriceColumn, PriceExplained, useExplained } from './price-column.tsx';
import styles from './checkout.module.css';
import type { OpenProps, SaleView } from './checkout-view.ts';
import { Acts, PriceChangePrompt } from './checkout-acts.tsx';
import { CheckoutColumns, HeldClock } from './checkout-frame.tsx';
import { CheckoutProblem } from './checkout-problem.tsx';

export function OpenCheckout<Quote extends ProductQuote, Own>(props: OpenProps<Quote, Own>) {
  const { state, checkout, product, gstProfiles, of, children } = props;
  const words = useWords();
  const narrow = useNarrow();
  useShellParts({ gutters: false, mobileBar: false, ...(narrow && { footer: false }) });
  const explained = useExplained();
  const kept = useStateOf(gstProfiles.state$);
  useEffect(() => void gstProfiles.load(), [gstProfiles]);
  const errorAt = (path: string) => violationAt(words, state.violations, path);
  const fixed = state.sending || state.unanswered;
  const { form, quote } = state;
  const unitName = (part: PricePart) => props.unitName?.(part, state);
  const price = { price: quote.price, of: of(quote), unitName, chargedNow: props.chargedNow?.(quote), ...explained };
  const onLeave = (path: string) => checkout.leaveField(path);
  return (
    <>
      <CheckoutBar {...props} narrow={narrow} />
      <CheckoutColumns>
        <form
          className={styles.form}
          noValidate
          // Paying takes a press of its own button: Enter in a field must not spend money.
          onSubmit={(event) => event.preventDefault()}
        >
          <Summary {...props} />
          {children({ state, checkout, errorAt, fixed })}
          <ContactCard
            contact={form.contact}
            errorAt={errorAt}
            disabled={fixed}
            onChange={(contact) => checkout.changeForm({ contact })}
            onLeave={onLeave}
          />
          <ParametersCard
            asked={quote.parameters}
            values={form.parameters}
            errorAt={errorAt}
            disabled={fixed}
            onChange={(parameters) => checkout.changeForm({ parameters })}
            onLeave={onLeave}
          />
          <GstCard
            kept={kept}
            onForget={(recordId) => void gstProfiles.forget(recordId)}
            keep={form.keepGst === true}
            onKeep={(keepGst) => checkout.changeForm({ keepGst })}
            entered={form.gst ?? {}}
            required={quote.required.includes('gst')}
            disabled={fixed}
            errorAt={errorAt}
            onLeave={onLeave}
            onChange={(gst) => checkout.changeForm({ gst })}
          />
          <Terms {...props} errorAt={errorAt} fixed={fixed} />
          <CheckoutProblem {...state} product={product} onLeave={() => checkout.abandon()} />
          <Acts {...props} narrow={narrow} onExplain={explained.onExplain} />
        </form>
        {narrow ? null : <PriceColumn {...price} />}
      </CheckoutColumns>
      <PriceExplained {...price} narrow={narrow} />
      <PriceChangePrompt {...props} />
      {state.sending ? <Loader text={words('checkout-sending')} /> : null}
    </>
  );
}

function CheckoutBar<Quote extends ProductQuote, Own>({
  state,
  about,
  narrow,
}: OpenProps<Quote, Own> & { readonly narrow: boolean }) {
  const words = useWords();
  const { title, detail } = about(state.quote);
  return (
    <div className={styles.bar}>
      <div className={styles.about}>
        <Link to={state.backTo} className={styles.back} aria-label={words('booking-back-to-results')}>
          <Icon of={ArrowLeft} size={18} mirrored />
          {narrow ? null : words('booking-results')}
        </Link>
        <div className={styles.titles}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <span className={styles.detail}>{detail}</span>
        </div>
      </div>
      {state.unanswered ? null : (
        <HeldClock
          secondsLeft={state.secondsLeft}
          ofSeconds={(state.priceChange?.quote ?? state.quote).expiresInSeconds}
          narrow={narrow}
        />
      )}
    </div>
  );
}

/** What is wrong, above the form, once it was sent. */
function Summary<Quote extends ProductQuote, Own>({ state, fieldName }: OpenProps<Quote, Own>) {
  const words = useWords();
  if (!state.checked) return null;
  const errors = new Map<string, { readonly fieldId: string; readonly text: string }>();
  for (const violation of state.violations) {
    const id = fieldId(violation.path);
    const [section, name] = violation.path.split('.');
    const common =
      name !== undefined && (section === 'contact' || section === 'gst')
        ? words('booking-named-field', {
            who: words(`booking-${section}`),
            field: words(`booking-field-${section}-${name}`),
          })
        : violation.path === 'acceptTerms'
          ? words('booking-terms')
          : undefined;
    const text = common ?? fieldName(violation.path, state) ?? violationText(words, violation);
    if (!errors.has(id)) errors.set(id, { fieldId: id, text });
  }
  return <ErrorSummary errors={[...errors.values()]} attempt={state.stopped} />;
}

function Terms<Quote extends ProductQuote, Own>({
  state,
  checkout,
  product,
  termsNote,
  fieldName,
  errorAt,
  fixed,
}: OpenProps<Quote, Own> & Pick<SaleView<Quote, Own>, 'errorAt' | 'fixed'>) {
  const words = useWords();
  const others = state.violations.filter(
    (each) => !/^(contact|gst|parameters|acceptTerms)\b/.test(each.path) && fieldName(each.path, state) === undefined,
  );
  return (
    <Card>
      <div className={styles.terms}>
        <Checkbox
          id={fieldId('acceptTerms')}
          checked={state.form.acceptTerms}
          disabled={fixed}
          error={errorAt('acceptTerms')}
          onChange={(acceptTerms) => checkout.changeForm({ acceptTerms })}
        >
          {words('checkout-accept-terms')}
        </Checkbox>
        <p className={styles.termsNote}>
          <Link to="/terms-conditions" target="_blank" rel="noopener">
            {words('booking-terms-of-use')}
          </Link>
          {termsNote}
          <CancelFeeNote product={product} />
        </p>
        {others.map((each) => (
          <p key={`${each.path}${each.code}`} role="alert" className={styles.other}>
            {violationText(words, each)}
          </p>
        ))}
      </div>
    </Card>
  );
}
