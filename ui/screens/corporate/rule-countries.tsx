/** The countries in which a rule of a policy holds: added by name, or the states of Schengen at once. */
import Plus from 'lucide-react/icons/plus';
import { schengenStates } from '#domain/people/schengen.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { CountryField, useCountryName } from '#ui/people/country-field.tsx';
import styles from './corporate.module.css';

interface RuleCountriesProps {
  /** What the rule is called. */
  readonly rule: string;
  readonly countries: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (countries: readonly string[]) => void;
}

export function RuleCountries({ rule, countries, error, onChange }: RuleCountriesProps) {
  const words = useWords();
  const nameOf = useCountryName();
  const add = (codes: readonly string[]) => onChange([...new Set([...countries, ...codes])]);
  const hasSchengen = schengenStates.every((code) => countries.includes(code));
  return (
    <div className={styles.countries}>
      <CountryField
        label={words('corporate-countries-of', { rule })}
        labelHidden
        value={undefined}
        error={error}
        onChange={(code) => {
          if (code !== undefined) add([code]);
        }}
      />
      {hasSchengen ? null : (
        <Button size={32} icon={Plus} onClick={() => add(schengenStates)}>
          {words('corporate-add-schengen')}
        </Button>
      )}
      {countries.length === 0 ? null : (
        <Chips
          label={words('corporate-countries-chosen', { rule })}
          chips={countries.map((code) => ({ key: code, label: nameOf(code) }))}
          chosen={countries}
          onChange={onChange}
        />
      )}
    </div>
  );
}
