/** What the insured declare: where they live, why they travel, a nominee, and their health. */
import type { InsuranceQuote } from '#application/desk/insurance/insurance.ts';
import type { InsuranceForm } from '#application/portal/insurance/insurance-checkout.ts';
import { nomineeRelations, tripPurposes } from '#domain/insurance/plan.ts';
import type { SaleView } from '#ui/booking/checkout/checkout-view.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './insurance.module.css';

export const proposalFields: readonly string[] = [
  'address',
  'purpose',
  'nominee.name',
  'nominee.relation',
  'illnessBefore',
  'residents',
];

export function Proposal({ state, checkout, errorAt, fixed }: SaleView<InsuranceQuote, InsuranceForm>) {
  const words = useWords();
  const { own } = state.form;
  const leave = (path: string, value = '') => {
    if (value.trim() !== '') checkout.leaveField(path);
  };
  return (
    <>
      <FormRow columns={[2, 1]} narrowColumns={[1]}>
        <TextField
          id={fieldId('address')}
          label={words('insurance-field-address')}
          error={errorAt('address')}
          disabled={fixed}
          autoComplete="off"
          value={own.address}
          onChange={(address) => checkout.changeOwn({ address })}
          onBlur={() => leave('address', own.address)}
        />
        <Select
          id={fieldId('purpose')}
          label={words('insurance-field-purpose')}
          error={errorAt('purpose')}
          disabled={fixed}
          options={tripPurposes.map((key) => ({ key, label: words(`insurance-purpose-${key}`) }))}
          value={own.purpose}
          onChange={(purpose) => checkout.changeOwn({ purpose })}
        />
      </FormRow>
      <FormRow columns={[2, 1]} narrowColumns={[1]}>
        <TextField
          id={fieldId('nominee.name')}
          label={words('insurance-field-nominee-name')}
          help={words('insurance-nominee-help')}
          error={errorAt('nominee.name')}
          disabled={fixed}
          autoComplete="off"
          value={own.nominee.name ?? ''}
          onChange={(name) => checkout.changeOwn({ nominee: { ...own.nominee, name } })}
          onBlur={() => leave('nominee.name', own.nominee.name)}
        />
        <Select
          id={fieldId('nominee.relation')}
          label={words('insurance-field-nominee-relation')}
          error={errorAt('nominee.relation')}
          disabled={fixed}
          options={nomineeRelations.map((key) => ({ key, label: words(`insurance-relation-${key}`) }))}
          value={own.nominee.relation ?? null}
          onChange={(relation) => checkout.changeOwn({ nominee: { ...own.nominee, relation } })}
        />
      </FormRow>
      <div className={styles.declared}>
        <RadioGroup
          id={fieldId('illnessBefore')}
          label={words('insurance-field-illnessBefore')}
          look="row"
          error={errorAt('illnessBefore')}
          choices={(['no', 'yes'] as const).map((key) => ({
            key,
            label: words(`insurance-${key}`),
            disabled: fixed,
          }))}
          value={own.illnessBefore === undefined ? null : own.illnessBefore ? 'yes' : 'no'}
          onChange={(key) => checkout.changeOwn({ illnessBefore: key === 'yes' })}
        />
        <Checkbox
          id={fieldId('residents')}
          checked={own.residents}
          disabled={fixed}
          error={errorAt('residents')}
          onChange={(residents) => checkout.changeOwn({ residents })}
        >
          {words('insurance-field-residents')}
        </Checkbox>
      </div>
    </>
  );
}
