/** Name, logo, colours with what they come to, and font. */
import type { SettingUp } from '#application/portal/operations/configuration.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { parseColour } from '#ui/design/theme/colour.ts';
import { contrastsOf } from '#ui/design/theme/theme.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { FontFields } from './font-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { fieldName, settingId } from './setting-fields.ts';
import styles from './settings.module.css';

interface FieldsProps {
  readonly shown: SettingUp;
}

export function LookFields({ shown }: FieldsProps) {
  const words = useWords();
  const settings = usePart(operationsParts.settings);
  const { draft, violations } = shown;
  const text = (field: 'projectName' | 'clientName' | 'vendorName') => ({
    id: settingId(field),
    label: words(fieldName(field)),
    error: violationAt(words, violations, field),
    value: draft[field],
    autoComplete: 'off',
    onChange: (value: string) => settings.type({ [field]: value }),
  });
  return (
    <>
      <FormSection title={words('settings-name-and-logo')}>
        <TextField {...text('projectName')} />
        <TextField {...text('clientName')} optional />
        <TextField {...text('vendorName')} help={words('settings-vendorName-help')} />
        <LogoField shown={shown} />
      </FormSection>
      <FormSection title={words('settings-colours')}>
        <FormRow columns={[1, 1]} narrowColumns={[1, 1]}>
          <ColourField field="primaryColour" shown={shown} />
          <ColourField field="secondaryColour" shown={shown} />
        </FormRow>
        <Contrasts shown={shown} />
      </FormSection>
      <FontFields shown={shown} />
    </>
  );
}

function ColourField({ field, shown }: FieldsProps & { readonly field: 'primaryColour' | 'secondaryColour' }) {
  const words = useWords();
  const settings = usePart(operationsParts.settings);
  const value = shown.draft[field];
  const label = words(fieldName(field));
  return (
    <TextField
      id={settingId(field)}
      label={label}
      error={violationAt(words, shown.violations, field)}
      value={value}
      leftToRight
      autoComplete="off"
      prefix={
        <input
          type="color"
          className={styles.picker}
          aria-label={words('settings-pick', { field: label })}
          value={parseColour(value) === null ? '#000000' : value.toLowerCase()}
          onChange={(event) => settings.type({ [field]: event.target.value.toUpperCase() })}
        />
      }
      onChange={(typed) => settings.type({ [field]: typed })}
    />
  );
}

function Contrasts({ shown }: FieldsProps) {
  const words = useWords();
  const { tag } = useLanguage();
  const { primaryColour: primary, secondaryColour: secondary } = shown.draft;
  const contrasts = contrastsOf({ primary, secondary });
  const ratioText = (ratio: number) =>
    `${ratio.toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} : 1`;
  const asked = contrasts.find(({ use }) => use === 'button-asked');
  const used = contrasts.find(({ use }) => use === 'button');
  return (
    <>
      {asked === undefined || used === undefined || asked.isEnough ? null : (
        <Alert kind="warning" title={words('settings-contrast-low', { ratio: ratioText(asked.ratio) })}>
          {words('settings-contrast-used', { ratio: ratioText(used.ratio) })} <Code>{used.colour.toUpperCase()}</Code>
        </Alert>
      )}
      <ul className={styles.contrasts} aria-label={words('settings-contrasts')}>
        {contrasts.map(({ use, colour, ratio, isEnough }) => (
          <li key={use} className={styles.contrast}>
            <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
            <span>{words(`settings-contrast-${use}`)}</span>
            <bdi dir="ltr" className={styles.ratio}>
              {ratioText(ratio)}
            </bdi>
            <Badge kind={isEnough ? 'success' : 'danger'}>
              {words(isEnough ? 'settings-contrast-passes' : 'settings-contrast-replaced')}
            </Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
