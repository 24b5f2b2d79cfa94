/** A promo code, a commission or a fee while it is written: how much, for which fares, from and until which day. */
import {
  type AgencyRuleKind,
  commissionBases,
  isEitherAmount,
  isNarrowed,
  promoBearers,
  servicesOf,
} from '#domain/operations/agency-rules.ts';
import { promoMostCharacters } from '#domain/flight/terms/promo.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import type { EditingRule } from '#application/portal/agency/markup/rule-editor.ts';
import type { TypedAgencyRule } from '#application/portal/operations/agency-rules.ts';
import { useServices } from '#ui/booking/use-product.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone, useHouseCurrency } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { FlightRuleFields } from '#ui/price-rules/flight-rule-fields.tsx';
import { useRuleFields } from '#ui/price-rules/rule-fields.tsx';
import styles from '#ui/price-rules/rules.module.css';

/** What the dialog calls the fields that are its own. */
const names = {
  code: 'operations-terms-code',
  amount: 'operations-terms-amount',
  basis: 'operations-terms-basis',
} as const;

export function TermDialog() {
  const words = useWords();
  const form = usePart(operationsParts.agencyRules);
  const { editing } = useStateOf(form.state$);
  const kind: AgencyRuleKind = editing?.typed.kind ?? 'promo';
  return (
    <Modal
      open={editing !== undefined}
      size={640}
      title={words(editing?.isNew === false ? `operations-terms-change-${kind}` : `operations-terms-add-${kind}`)}
      onClose={() => form.close()}
      onApply={() => void form.keep()}
      applyLabel={words('markup-keep')}
    >
      {editing === undefined ? null : <Fields editing={editing} />}
    </Modal>
  );
}

function Fields({ editing }: { readonly editing: EditingRule<TypedAgencyRule> }) {
  const { typed } = editing;
  const words = useWords();
  const form = usePart(operationsParts.agencyRules);
  const currency = useHouseCurrency();
  const offered = useServices();
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const type = (changed: Partial<TypedAgencyRule>) => form.type(changed);
  const { common, text, day, summary } = useRuleFields(names, editing, type);
  const calendar = { today, least: today, most: addDays(today, 1_000) };
  const per = words('markup-per', { product: typed.service ?? 'flight' });
  return (
    <div className={styles.fields}>
      {summary}
      {typed.kind === 'promo' ? (
        <FormRow columns={[1, 1]}>
          <TextField
            {...common('code')}
            value={typed.code ?? ''}
            maxLength={promoMostCharacters}
            autoComplete="off"
            leftToRight
            spellCheck={false}
            help={words('operations-terms-code-help')}
            onChange={(code) => type({ code })}
          />
        </FormRow>
      ) : (
        <FormRow columns={[1, 1]}>
          <Select
            {...common('service')}
            value={typed.service ?? null}
            options={offered
              .filter(({ product }) => servicesOf(typed.kind).includes(product))
              .map(({ product, words: id }) => ({ key: product, label: words(id) }))}
            onChange={(service) => type({ service })}
          />
        </FormRow>
      )}
      {isEitherAmount(typed.kind) ? (
        <Chips
          single
          label={words(typed.kind === 'promo' ? 'operations-terms-by' : 'settings-tariff-by')}
          chips={(['each', 'percent'] as const).map((key) => ({ key, label: words(`markup-by-${key}`) }))}
          chosen={[typed.by]}
          onChange={([by]) => type({ by: by === 'percent' ? 'percent' : 'each' })}
        />
      ) : null}
      {typed.by === 'each' ? (
        <FormRow columns={[1, 1]}>
          <TextField {...text('each', 'amount')} inputMode="decimal" prefix={currency} help={per} />
        </FormRow>
      ) : (
        <FormRow columns={[1, 1]}>
          <TextField {...text('percent', 'amount')} inputMode="decimal" suffix="%" />
          {isEitherAmount(typed.kind) ? (
            <TextField {...text('most', 'amount.most')} optional inputMode="decimal" prefix={currency} help={per} />
          ) : typed.service === 'flight' ? (
            <Select
              {...common('basis')}
              value={typed.basis ?? null}
              options={commissionBases.map((key) => ({ key, label: words(`operations-terms-basis-${key}`) }))}
              onChange={(basis) => type({ basis })}
            />
          ) : null}
        </FormRow>
      )}
      {typed.kind === 'promo' ? (
        <div className={styles.group}>
          <span className={styles.quiet}>{words('operations-terms-cost')}</span>
          <Chips
            single
            label={words('operations-terms-cost')}
            chips={promoBearers.map((key) => ({ key, label: words(`operations-terms-cost-${key}`) }))}
            chosen={[typed.borneBy ?? 'agency']}
            onChange={([borneBy]) => type({ borneBy: borneBy ?? typed.borneBy })}
          />
        </div>
      ) : null}
      <FormRow columns={[1, 1]}>
        {day('from', { help: words('operations-terms-from-help'), calendar })}
        {day('to', { help: words('operations-terms-to-help'), calendar })}
      </FormRow>
      {typed.service === 'flight' && isNarrowed(typed.kind) ? (
        <FlightRuleFields typed={typed} type={type} text={text} day={day} />
      ) : null}
    </div>
  );
}
