/** Where the supplier reaches the traveller, and where papers go. */
import { dialCodeOf } from '#domain/people/dial-codes.ts';
import { languages } from '#domain/people/language.ts';
import type { ContactDraft } from '#domain/people/contact.ts';
import { Card } from '#ui/design/data/card.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { fieldId } from '#ui/design/field/field-id.ts';

export interface ContactCardProps {
  readonly contact: ContactDraft;
  /** By path, 'contact.email'. */
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (contact: ContactDraft) => void;
  /** A field that something stands in was left. */
  readonly onLeave: (path: string) => void;
  readonly disabled?: boolean | undefined;
}

export function ContactCard({ contact, errorAt, onChange, onLeave, disabled = false }: ContactCardProps) {
  const words = useWords();
  const { language: page } = useLanguage();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const dialCode = configuration.kind === 'ready' ? dialCodeOf(configuration.configuration.countryCode) : undefined;
  const common = (field: Exclude<keyof ContactDraft, 'language'>) => ({
    id: fieldId(`contact.${field}`),
    label: words(`booking-field-contact-${field}`),
    error: errorAt(`contact.${field}`),
    value: contact[field] ?? '',
    disabled,
    leftToRight: field !== 'mobile',
    onBlur: () => {
      if ((contact[field] ?? '').trim() !== '') onLeave(`contact.${field}`);
    },
  });
  const change = (changed: ContactDraft) => onChange({ ...contact, ...changed });
  return (
    <Card title={words('booking-contact')} fact={words('booking-contact-note')}>
      <FormRow columns={[1, 1, 1]} narrowColumns={[1]}>
        <TextField
          {...common('email')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          onChange={(email) => change({ email })}
        />
        <TextField
          {...common('alternateEmail')}
          optional
          autoComplete="off"
          spellCheck={false}
          inputMode="email"
          help={words('booking-alternate-email-help')}
          onChange={(alternateEmail) => change({ alternateEmail })}
        />
        <TextField
          {...common('mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          prefix={dialCode}
          onChange={(text) => change({ mobile: digitsOf(text, dialCode) })}
        />
      </FormRow>
      <FormRow columns={[1, 2]} narrowColumns={[1]}>
        <Select
          id={fieldId('contact.language')}
          label={words('booking-field-contact-language')}
          help={words('booking-contact-language-help')}
          error={errorAt('contact.language')}
          options={languages.map((key) => ({ key, label: words(`booking-language-${key}`) }))}
          disabled={disabled}
          value={contact.language ?? page}
          onChange={(key) => change({ language: languages.find((each) => each === key) })}
        />
      </FormRow>
    </Card>
  );
}

/** A number as it is kept: what people put between digits, and the country in front, is no part of it. */
function digitsOf(text: string, dialCode = ''): string {
  const digits = text.replaceAll(/[\s()-]/g, '');
  return digits.startsWith(dialCode) ? digits.slice(dialCode.length) : digits;
}
