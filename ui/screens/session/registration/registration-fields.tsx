/** What is typed to register: the person, then the business. */
import { mobileDigits, transactionFeeActivationHours } from '#domain/rules/limits.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { adviseOnGstin, checkGstin } from '#domain/agency/gstin.ts';
import { checkPan } from '#domain/agency/pan.ts';
import {
  checkPanInGstin,
  type RegistrationText,
  salutations,
  transactionFeeChoices,
  userCategories,
} from '#domain/agency/registration.ts';
import type { RegistrationForm } from '#application/portal/agency/registration-form.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { CountryField } from '#ui/people/country-field.tsx';
import { violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import styles from './registration.module.css';

export function fieldId(field: string): string {
  return `registration-${field}`;
}

function useFields(form: RegistrationForm) {
  const words = useWords();
  const { fields, violations } = useStateOf(form.state$);
  const common = (field: RegistrationText) => ({
    id: fieldId(field),
    label: words(`registration-field-${field}`),
    error: violationAt(words, violations, field),
    onBlur: () => {
      if ((fields[field] ?? '').trim() !== '') form.leave(field);
    },
  });
  const text = (field: RegistrationText) => ({
    ...common(field),
    value: fields[field] ?? '',
    onChange: (value: string) => form.change({ [field]: value }),
  });
  const choice = (field: RegistrationText, keys: readonly string[]) => ({
    ...common(field),
    options: keys.map((key) => ({ key, label: words(`registration-${field}-${key}`) })),
    value: fields[field] ?? null,
    placeholder: words('design-select'),
    onChange: (key: string) => form.change({ [field]: key }),
  });
  return { words, fields, violations, common, text, choice };
}

export function PersonFields({ form }: { readonly form: RegistrationForm }) {
  const { words, text, choice } = useFields(form);
  return (
    <FormSection title={words('registration-person')} note={words('registration-person-note')}>
      <FormRow columns={[1, 2, 2]}>
        <Select {...choice('salutation', salutations)} />
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
      </FormRow>
      <FormRow columns={[1, 1]}>
        <TextField
          {...text('email')}
          type="email"
          leftToRight
          autoComplete="email"
          help={words('registration-email-help')}
        />
        <TextField
          {...text('mobile')}
          type="tel"
          inputMode="numeric"
          leftToRight
          autoComplete="tel-national"
          prefix="+91"
          help={words('registration-mobile-help', { digits: mobileDigits })}
        />
      </FormRow>
    </FormSection>
  );
}

export function BusinessFields({ form }: { readonly form: RegistrationForm }) {
  const { words, fields, text, choice, common } = useFields(form);
  const { filledFromPin } = useStateOf(form.state$);
  const { panNumber = '' } = fields;
  const capitals = (field: RegistrationText) => ({
    ...text(field),
    onChange: (value: string) => form.change({ [field]: value.toUpperCase() }),
    leftToRight: true,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  });
  const { onBlur: _blur, ...radio } = choice('category', userCategories);
  const { onBlur: _leave, ...fee } = choice('transactionFee', transactionFeeChoices);
  return (
    <>
      <FormSection title={words('registration-business')}>
        <RadioGroup
          id={radio.id}
          label={radio.label}
          look="row"
          choices={radio.options}
          value={radio.value}
          error={radio.error}
          onChange={radio.onChange}
        />
        <FormRow columns={[1]}>
          <TextField {...text('companyName')} autoComplete="organization" />
        </FormRow>
        <FormRow columns={[1, 1]}>
          <TextField
            {...capitals('panNumber')}
            maxLength={10}
            checked={panNumber !== '' && checkPan(panNumber, '').length === 0}
          />
          <TextField {...text('panName')} help={words('registration-pan-help')} />
        </FormRow>
      </FormSection>
      <FormSection title={words('registration-office')}>
        <FormRow columns={[1, 1]}>
          <TextField {...text('address1')} autoComplete="address-line1" />
          <TextField {...text('address2')} autoComplete="address-line2" />
        </FormRow>
        <FormRow columns={[1, 1, 1]}>
          <TextField
            {...text('pincode')}
            inputMode="numeric"
            leftToRight
            autoComplete="postal-code"
            help={filledFromPin ? words('registration-from-pin') : undefined}
          />
          <TextField {...text('city')} autoComplete="address-level2" />
          <TextField {...text('state')} autoComplete="address-level1" />
        </FormRow>
        <FormRow columns={[1, 1]}>
          <CountryField
            {...common('country')}
            value={fields.country}
            onChange={(country) => form.change({ country })}
          />
          <TextField {...text('contactNumber')} type="tel" leftToRight autoComplete="tel" />
        </FormRow>
        <RadioGroup
          id={fee.id}
          label={fee.label}
          look="row"
          choices={fee.options}
          value={fee.value}
          error={fee.error}
          onChange={fee.onChange}
        />
        <p className={styles.quiet}>{words('registration-fee-note', { hours: transactionFeeActivationHours })}</p>
      </FormSection>
      <FormSection title={words('registration-gst')} note={words('registration-gst-note')}>
        <Checkbox
          id={fieldId('gstHolder')}
          checked={fields.gstHolder === true}
          onChange={(gstHolder) => form.change({ gstHolder })}
        >
          {words('registration-field-gstHolder')}
        </Checkbox>
        {fields.gstHolder === true ? <GstFields form={form} capitals={capitals('gstNumber')} /> : null}
      </FormSection>
    </>
  );
}

interface GstFieldsProps {
  readonly form: RegistrationForm;
  readonly capitals: Parameters<typeof TextField>[0];
}

function GstFields({ form, capitals }: GstFieldsProps) {
  const { words, fields, text } = useFields(form);
  const { gstNumber = '', panNumber = '' } = fields;
  const [advice] = adviseOnGstin(gstNumber, 'gstNumber');
  const good =
    gstNumber !== '' &&
    checkGstin(gstNumber, '').length === 0 &&
    checkPanInGstin(panNumber, gstNumber, '').length === 0 &&
    advice === undefined;
  return (
    <>
      <FormRow columns={[1, 1]}>
        <TextField
          {...capitals}
          maxLength={15}
          checked={good}
          help={
            advice === undefined ? (
              words('registration-gst-help')
            ) : (
              <span className={styles.advice}>
                <Icon of={TriangleAlert} size={16} />
                <span>{violationText(words, advice)}</span>
              </span>
            )
          }
        />
        <TextField {...text('gstEmail')} type="email" leftToRight autoComplete="off" />
      </FormRow>
      <FormRow columns={[2, 1]}>
        <TextField {...text('gstAddress')} autoComplete="off" />
        <TextField {...text('gstPhone')} type="tel" leftToRight autoComplete="off" />
      </FormRow>
    </>
  );
}
