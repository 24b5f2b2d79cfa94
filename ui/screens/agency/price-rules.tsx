/** Within which bounds the agency's agents ask another price, and how customers' totals are rounded. */
import { useEffect } from 'react';
import type { LimitsDraft, PriceRulesDraft } from '#application/portal/agency/price-rules.ts';
import { roundingUnits, type RuledJourney, ruledJourneys } from '#domain/flight/terms/price-rules.ts';
import { formatMoney } from '#domain/money/format.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { askKinds } from '#domain/price/ask.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { MarkupRules } from '#ui/price-rules/markup/rules.tsx';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './price-rules.module.css';

export function Screen() {
  const words = useWords();
  const form = usePart(agencyParts.priceRules);
  const { draft, violations, saving, saved, failure } = useStateOf(form.state$);
  useEffect(() => void form.open(), [form]);
  return (
    <div className={styles.page}>
      <PageHead title={words('title-agent-markup')} fact={words('markup-shown-as')} />
      <MarkupRules form={usePart(agencyParts.markupRules)} />
      <h2 className={styles.heading}>{words('agency-rules-bounds')}</h2>
      {draft.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, draft.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void form.open() }}
        />
      ) : draft.kind === 'loading' ? (
        <SkeletonRows rows={8} height="40px" />
      ) : (
        <form
          className={styles.page}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          <p className={styles.note}>{words('agency-rules-each')}</p>
          <div className={styles.columns}>
            {ruledJourneys.map((journey) => (
              <Limits
                key={journey}
                journey={journey}
                limits={draft.value[journey]}
                disabled={saving}
                errorAt={(path) => violationAt(words, violations, path)}
                onChange={(limits) => form.change({ [journey]: limits })}
              />
            ))}
          </div>
          <RoundTo
            draft={draft.value}
            disabled={saving}
            error={violationAt(words, violations, 'roundTo')}
            onChange={(roundTo) => form.change({ roundTo })}
          />
          {failure === undefined ? null : <FailureAlert failure={failure} />}
          {saved ? <Alert kind="success">{words('agency-rules-saved')}</Alert> : null}
          <div>
            <Button act="agency.setPriceRules" type="submit" variant="primary" busy={saving}>
              {words('agency-rules-save')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

interface LimitsProps {
  readonly journey: RuledJourney;
  readonly limits: LimitsDraft;
  readonly disabled: boolean;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (limits: LimitsDraft) => void;
}

function Limits({ journey, limits, disabled, errorAt, onChange }: LimitsProps) {
  const words = useWords();
  const currency = useHouseCurrency();
  return (
    <Card title={words(`agency-rules-${journey}`)}>
      <div className={styles.limits}>
        {askKinds.map((kind) => (
          <fieldset key={kind} className={styles.kind}>
            <legend>{words(`booking-ask-${kind}`)}</legend>
            {(['least', 'most'] as const).map((field) => (
              <TextField
                key={field}
                label={words(`agency-rules-${field}`)}
                error={errorAt(`${journey}.${kind}.${field}`)}
                value={limits[kind][field]}
                disabled={disabled}
                leftToRight
                prefix={currency}
                inputMode="decimal"
                autoComplete="off"
                onChange={(text) => onChange({ ...limits, [kind]: { ...limits[kind], [field]: text } })}
              />
            ))}
          </fieldset>
        ))}
        <Checkbox
          checked={limits.belowNet}
          disabled={disabled}
          onChange={(belowNet) => onChange({ ...limits, belowNet })}
        >
          {words('agency-rules-below-net')}
        </Checkbox>
      </div>
    </Card>
  );
}

interface RoundToProps {
  readonly draft: PriceRulesDraft;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onChange: (roundTo: string) => void;
}

function RoundTo({ draft, disabled, error, onChange }: RoundToProps) {
  const words = useWords();
  const { language } = useLanguage();
  const currency = useHouseCurrency();
  return (
    <Card title={words('agency-rules-rounding')} fact={words('agency-rules-rounding-fact')}>
      <div className={styles.rounding}>
        <Select
          label={words('agency-rules-round-to')}
          value={draft.roundTo === '' ? 'exact' : draft.roundTo}
          disabled={disabled}
          error={error}
          options={[
            { key: 'exact', label: words('agency-rules-exact') },
            ...roundingUnits(currency).map((unit) => ({
              key: formatDecimal(unit),
              label: words('agency-rules-multiple', { unit: formatMoney(unit, { locale: language }) }),
            })),
          ]}
          onChange={(key) => onChange(key === 'exact' ? '' : key)}
        />
      </div>
    </Card>
  );
}
