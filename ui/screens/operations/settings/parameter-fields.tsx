/** What is asked for on the page of a booking, and sent with it: one part a remark. */
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { parameterMost, parametersMost } from '#domain/booking/check-parameters.ts';
import { systemValues } from '#domain/booking/parameters.ts';
import type { SettingUp } from '#application/portal/operations/configuration.ts';
import type { ParameterDraft } from '#application/portal/operations/parameter-drafts.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { settingId } from './setting-fields.ts';
import styles from './settings.module.css';

const sources = ['static', ...systemValues] as const;
const inputs = ['text', 'number', 'list'] as const;
const spans = ['both', 'domestic', 'international'] as const;

export function ParameterFields({ shown }: { readonly shown: SettingUp }) {
  const words = useWords();
  const settings = usePart(operationsParts.settings);
  const { parameters } = shown.draft;
  return (
    <FormSection
      id={settingId('parameters')}
      title={words('settings-parameters')}
      note={words('settings-parameters-help')}
    >
      {parameters.length === 0 ? <p className={styles.quiet}>{words('settings-parameters-none')}</p> : null}
      {parameters.map((parameter, at) => (
        <Parameter key={at} parameter={parameter} at={at} shown={shown} />
      ))}
      <Button icon={Plus} disabled={parameters.length >= parametersMost} onClick={() => settings.addParameter()}>
        {words('settings-parameters-add')}
      </Button>
    </FormSection>
  );
}

interface ParameterProps {
  readonly parameter: ParameterDraft;
  readonly at: number;
  readonly shown: SettingUp;
}

function Parameter({ parameter, at, shown }: ParameterProps) {
  const words = useWords();
  const settings = usePart(operationsParts.settings);
  const change = (to: Partial<ParameterDraft>) => settings.typeParameter(at, to);
  const isTyped = parameter.source === 'static';
  const field = (name: 'name' | 'code' | 'prefix' | 'maxLength' | 'fixedValues') => {
    const path = `parameters[${at}].${name}`;
    return {
      id: settingId(path),
      label: words(`settings-parameters-${name}`),
      error: violationAt(words, shown.violations, path),
      value: parameter[name],
      onChange: (value: string) => change({ [name]: value }),
    };
  };
  const title = parameter.name.trim() === '' ? words('settings-parameters-new') : parameter.name;
  return (
    <fieldset className={styles.parameter}>
      <legend className={styles.parameterTitle}>
        <bdi>{title}</bdi>
      </legend>
      <FormRow columns={[3, 2]}>
        <TextField {...field('name')} maxLength={parameterMost.name} autoComplete="off" />
        <TextField {...field('code')} maxLength={parameterMost.code} autoComplete="off" leftToRight />
      </FormRow>
      <FormRow columns={[1, 1]}>
        <Select
          label={words('settings-parameters-source')}
          value={parameter.source}
          options={sources.map((key) => ({ key, label: words(`settings-parameters-source-${key}`) }))}
          onChange={(key) => change({ source: sources.find((each) => each === key) ?? 'static' })}
        />
        <Select
          label={words('settings-parameters-applies')}
          value={parameter.applies}
          options={spans.map((key) => ({ key, label: words(`settings-parameters-applies-${key}`) }))}
          onChange={(key) => change({ applies: spans.find((each) => each === key) ?? 'both' })}
        />
      </FormRow>
      <FormRow columns={[1, 1]}>
        {isTyped ? (
          <Select
            label={words('settings-parameters-input')}
            value={parameter.input}
            options={inputs.map((key) => ({ key, label: words(`settings-parameters-input-${key}`) }))}
            onChange={(key) => change({ input: inputs.find((each) => each === key) ?? 'text' })}
          />
        ) : null}
        <TextField {...field('maxLength')} inputMode="numeric" autoComplete="off" leftToRight />
      </FormRow>
      {isTyped && parameter.input === 'list' ? (
        <TextArea {...field('fixedValues')} help={words('settings-parameters-fixedValues-help')} />
      ) : null}
      <TextField
        {...field('prefix')}
        help={words('settings-parameters-prefix-help')}
        maxLength={parameterMost.prefix}
        autoComplete="off"
        optional
        leftToRight
      />
      <Checkbox checked={parameter.active} onChange={(active) => change({ active })}>
        {words('settings-parameters-active')}
      </Checkbox>
      {isTyped ? (
        <Checkbox checked={parameter.required} onChange={(required) => change({ required })}>
          {words('settings-parameters-required')}
        </Checkbox>
      ) : null}
      <Checkbox checked={parameter.sendToGds} onChange={(sendToGds) => change({ sendToGds })}>
        {words('settings-parameters-sendToGds')}
      </Checkbox>
      <Button
        size={32}
        variant="quiet"
        icon={Trash2}
        aria-label={words('settings-parameters-remove-named', { name: title })}
        onClick={() => settings.removeParameter(at)}
      >
        {words('settings-parameters-remove')}
      </Button>
    </fieldset>
  );
}
