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
  readonly error?: string | undefined;
  readonly optional?: boolean;
}

export function CountryField({ id, label, value, onChange, error, optional = false }: CountryFieldProps) {
  const words = useWords();
  const { tag } = useLanguage();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    const collator = new Intl.Collator(tag);
    return countryCodes
      .map((code): Option => ({ key: code, lead: code, label: names.of(code) ?? code }))
      .toSorted((one, other) => collator.compare(one.label, other.label));
  }, [tag]);
  return (
    <Combobox
      id={id}
      label={label}
      error={error}
      optional={optional}
      options={options}
      placeholder={words('design-select')}
      selected={options.find(({ key }) => key === value) ?? null}
      onSelect={(option) => onChange(option?.key)}
      noMatches={words('agency-no-country')}
    />
  );
}
