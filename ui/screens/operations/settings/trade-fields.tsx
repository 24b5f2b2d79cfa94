/** What is sold, whom agents call, how long things are held, and which airlines are asked. */
import { services } from '#domain/booking/booking.ts';
import { airlineFields, postLoginPages } from '#domain/operations/configuration.ts';
import type { PortalProduct } from '#ui/booking/product-view.ts';
import type { SettingUp } from '#application/portal/operations/configuration.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { FieldError } from '#ui/design/field/field.tsx';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { CountryField, useCountryName } from '#ui/people/country-field.tsx';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { AccountFields } from './account-fields.tsx';
import { ParameterFields } from './parameter-fields.tsx';
import { fieldName, settingId } from './setting-fields.ts';
import styles from './settings.module.css';

const isOffered = ({ product }: PortalProduct) => services.some((each) => each === product);

interface FieldsProps {
  readonly shown: SettingUp;
}

export function TradeFields({ shown }: FieldsProps) {
  const words = useWords();
  const settings = usePart(operationsParts.settings);
  const countryName = useCountryName();
  const { draft, violations, kept } = shown;
  const text = (field: 'supportEmail' | 'supportPhone' | 'holdMinutes' | 'carrierImageUrl') => ({
    id: settingId(field),
    label: words(fieldName(field)),
    error: violationAt(words, violations, field),
    value: draft[field],
    autoComplete: 'off',
    leftToRight: true,
    optional: true,
    onChange: (value: string) => settings.type({ [field]: value }),
  });
  return (
    <>
      <Services shown={shown} />
      <FormSection title={words('settings-contact')}>
        <FormRow columns={[1, 1]} narrowColumns={[1]}>
          <TextField {...text('supportEmail')} type="email" />
          <TextField {...text('supportPhone')} type="tel" />
        </FormRow>
      </FormSection>
      <AccountFields shown={shown} />
      <FormSection title={words('settings-selling')}>
        <Select
          id={settingId('postLoginPage')}
          label={words(fieldName('postLoginPage'))}
          value={draft.postLoginPage}
          error={violationAt(words, violations, 'postLoginPage')}
          options={postLoginPages.map((key) => ({ key, label: words(`settings-page-${key}`) }))}
          onChange={(key) => settings.type({ postLoginPage: postLoginPages.find((each) => each === key) ?? 'flight' })}
        />
        <TextField {...text('holdMinutes')} inputMode="numeric" help={words('settings-holdMinutes-help')} />
        <CountryField
          id={settingId('hotelPassengerCountry')}
          label={words(fieldName('hotelPassengerCountry'))}
          value={draft.hotelPassengerCountry}
          error={violationAt(words, violations, 'hotelPassengerCountry')}
          onChange={(code) => settings.type({ hotelPassengerCountry: code ?? '' })}
        />
      </FormSection>
      <FormSection title={words('settings-airlines')} note={words('settings-airlines-help')}>
        {airlineFields.map((field) => (
          <TextField
            key={field}
            id={settingId(`airlines.${field}`)}
            label={words(fieldName(`airlines.${field}`))}
            error={violationAt(words, violations, `airlines.${field}`)}
            value={draft.airlines[field]}
            autoComplete="off"
            leftToRight
            onChange={(codes) => settings.typeAirlines(field, codes)}
          />
        ))}
        <TextField {...text('carrierImageUrl')} help={words('settings-carrierImageUrl-help')} />
      </FormSection>
      <ParameterFields shown={shown} />
      <FormSection title={words('settings-fixed')} note={words('settings-fixed-help')}>
        <FactList
          facts={[
            [words('settings-currency'), kept.currency],
            [words('settings-country'), countryName(kept.countryCode)],
            [words('settings-zone'), <bdi key="zone">{kept.businessZone}</bdi>],
          ]}
        />
      </FormSection>
    </>
  );
}

function Services({ shown }: FieldsProps) {
  const words = useWords();
  const settings = usePart(operationsParts.settings);
  const { all } = useProducts();
  const { enabledServices } = shown.draft;
  const error = violationAt(words, shown.violations, 'enabledServices');
  return (
    <FormSection title={words('settings-enabledServices')} id={settingId('enabledServices')}>
      <div role="group" aria-label={words('settings-enabledServices')} className={styles.services}>
        {all.filter(isOffered).map(({ product, words: name }) => (
          <Checkbox
            key={product}
            checked={enabledServices.includes(product)}
            onChange={(checked) => {
              const others = enabledServices.filter((each) => each !== product);
              settings.type({ enabledServices: checked ? [...others, product] : others });
            }}
          >
            {words(name)}
          </Checkbox>
        ))}
      </div>
      {error === undefined ? null : <FieldError id="setting-services-error">{error}</FieldError>}
    </FormSection>
  );
}
