/** Choosing an airport by code, city or name. The search runs in the page, so that each key answers at once. */
import { useEffect, useMemo, useState } from 'react';
import { type Airport, type AirportDirectory, cityOf } from '#domain/flight/reference/airports.ts';
import type { Language } from '#domain/people/language.ts';
import { Combobox } from '#ui/design/choice/combobox.tsx';
import type { Option } from '#ui/design/choice/combobox.tsx';
import type { IconShape } from '#ui/design/press/icon.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';

export interface AirportFieldProps {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconShape;
  readonly airports: AirportDirectory | undefined;
  /** Whether they are all of them: what is typed is looked for once they are. */
  readonly all: boolean;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}

const most = 8;

/** Offered before anything is typed: the busiest of the country at hand, and of the world. */
const usual = ['DEL', 'BOM', 'BLR', 'MAA', 'HYD', 'COK', 'DXB', 'SIN'];

function optionOf(airport: Airport, language: Language): Option {
  return { key: airport.code, lead: airport.code, label: cityOf(airport, language), detail: airport.name };
}

export function AirportField({ id, label, icon, airports, all, value, onChange, error, autoFocus }: AirportFieldProps) {
  const words = useWords();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const options = useMemo(() => {
    if (airports === undefined || (typed !== '' && !all)) return [];
    const found =
      typed.trim() === '' ? usual.flatMap((code) => airports.byCode(code) ?? []) : airports.search(typed, most);
    return found.map((airport) => optionOf(airport, language));
  }, [airports, all, typed, language]);
  useEffect(() => {
    if (airports === undefined || !all) return undefined;
    // The first search puts the airports in order for all others: done before a key waits for it.
    const timer = setTimeout(() => airports.search('a', 1));
    return () => clearTimeout(timer);
  }, [airports, all]);
  const chosen = airports?.byCode(value);
  return (
    <Combobox
      id={id}
      size={54}
      label={label}
      icon={icon}
      options={options}
      filtered
      waiting={airports === undefined || (typed !== '' && !all)}
      selected={chosen ? optionOf(chosen, language) : value === '' ? null : { key: value, lead: value, label: '' }}
      onType={setTyped}
      onSelect={(option) => onChange(option?.key ?? '')}
      placeholder={words('flight-airport-placeholder')}
      noMatches={words('flight-airport-none')}
      error={error}
      autoFocus={autoFocus}
    />
  );
}
