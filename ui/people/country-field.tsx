/** A country by its name in the page's language. */
import { useMemo } from 'react';
import { countryCodes } from '#domain/people/countries.ts';
import { Combobox, type Option } from '#ui/design/choice/combobox.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';

interface CountryFieldProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (code: string | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
  readonly labelHidden?: boolean;
  readonly optional?: boolean;
  readonly disabled?: boolean;
}

export function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const words = useWords();
  const { tag } = useLanguage();
  const nameOf = useCountryName();
  const options = useMemo(() => {
    const collator = new Intl.Collator(tag);
    return countryCodes
      .map((code): Option => ({ key: code, lead: code, label: nameOf(code) }))
      .toSorted((one, other) => collator.compare(one.label, other.label));
  }, [tag, nameOf]);
  return (
    <Combobox
      {...field}
      options={options}
      placeholder={words('design-select')}
      selected={options.find(({ key }) => key === value) ?? null}
      onSelect={(option) => onChange(option?.key)}
      noMatches={words('design-no-country')}
    />
  );
}

/** The name of a country by its code, as the page's language has it; what is no code stays as it is. */
export function useCountryName(): (code: string) => string {
  const { tag } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [tag]);
}
