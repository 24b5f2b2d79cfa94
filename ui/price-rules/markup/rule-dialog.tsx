/** A markup rule while it is written: for which service, how much, from when, and for flights what narrows it. */
import { longestRuleText } from '#domain/agency/markup/rule-fields.ts';
import type { MarkupRules, TypedRule } from '#application/portal/agency/markup/markup-rules.ts';
import type { EditingRule } from '#application/portal/agency/markup/rule-editor.ts';
import { useServices } from '#ui/booking/use-product.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { FlightRuleFields } from '../flight-rule-fields.tsx';
import { useRuleFields } from '../rule-fields.tsx';
import styles from '../rules.module.css';

/** What the dialog calls the fields that are its own. */
const names = { name: 'markup-name', amount: 'markup-amount' } as const;

export function RuleDialog({ rules }: { readonly rules: MarkupRules }) {
  const words = useWords();
  const { editing } = useStateOf(rules.state$);
  return (
    <Modal
      open={editing !== undefined}
      size={640}
      title={words(editing?.isNew === false ? 'markup-edit' : 'markup-new')}
      onClose={() => rules.close()}
      onApply={() => void rules.keep()}
      applyLabel={words('markup-keep')}
    >
      {editing === undefined ? null : <Fields rules={rules} editing={editing} />}
    </Modal>
  );
}

interface FieldsProps {
  readonly rules: MarkupRules;
  readonly editing: EditingRule<TypedRule>;
}

function Fields({ rules, editing }: FieldsProps) {
  const { typed } = editing;
  const words = useWords();
  const currency = useHouseCurrency();
  const offered = useServices();
  const type = (changed: Partial<TypedRule>) => rules.type(changed);
  const { common, text, day, summary } = useRuleFields(names, editing, type);
  return (
    <div className={styles.fields}>
      {summary}
      <FormRow columns={[2, 1]}>
        <TextField
          {...common('name')}
          value={typed.name ?? ''}
          maxLength={longestRuleText}
          autoComplete="off"
          onChange={(name) => type({ name })}
        />
        <Select
          {...common('service')}
          value={typed.service ?? null}
          options={offered.map(({ product, words: id }) => ({ key: product, label: words(id) }))}
          onChange={(service) => type({ service })}
        />
      </FormRow>
      <Chips
        single
        label={words('markup-by')}
        chips={(['each', 'percent'] as const).map((key) => ({ key, label: words(`markup-by-${key}`) }))}
        chosen={[typed.by]}
        onChange={([by]) => type({ by: by === 'percent' ? 'percent' : 'each' })}
      />
      {typed.by === 'each' ? (
        <FormRow columns={[1, 1]}>
          <TextField
            {...text('each', 'amount')}
            inputMode="decimal"
            prefix={currency}
            help={words('markup-per', { product: typed.service ?? 'flight' })}
          />
        </FormRow>
      ) : (
        <FormRow columns={[1, 1]}>
          <TextField {...text('percent', 'amount')} inputMode="decimal" suffix="%" help={words('markup-of-price')} />
          <TextField
            {...text('most', 'amount.most')}
            optional
            inputMode="decimal"
            prefix={currency}
            help={words('markup-per', { product: typed.service ?? 'flight' })}
          />
        </FormRow>
      )}
      <FormRow columns={[1, 1]}>
        {day('from')}
        {day('to')}
      </FormRow>
      <ForCompanies rules={rules} typed={typed} type={type} />
      {typed.service === 'flight' ? <FlightRuleFields typed={typed} type={type} text={text} day={day} /> : null}
    </div>
  );
}

/** For the people of some companies alone; nothing where the agency looks after none. */
function ForCompanies({
  rules,
  typed,
  type,
}: {
  readonly rules: MarkupRules;
  readonly typed: TypedRule;
  readonly type: (changed: Partial<TypedRule>) => void;
}) {
  const words = useWords();
  const { companies } = useStateOf(rules.state$);
  const { companies: chosen = [] } = typed;
  if (companies.length === 0) return null;
  return (
    <div className={styles.group}>
      <span className={styles.quiet}>{words('markup-companies')}</span>
      <Chips
        label={words('markup-companies')}
        chips={companies.map(({ companyId: key, name }) => ({ key, label: <bdi>{name}</bdi> }))}
        chosen={chosen}
        onChange={(keys) =>
          type({ companies: companies.map(({ companyId }) => companyId).filter((id) => keys.includes(id)) })
        }
      />
      <span className={styles.quiet}>{words('markup-companies-help')}</span>
    </div>
  );
}
