/** In which language a paper is. */
import { type Language, languages } from '#domain/people/language.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { useWords } from '#ui/design/words/words.ts';

export interface PaperLanguageProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

export function PaperLanguage({ value, onChange }: PaperLanguageProps) {
  const words = useWords();
  return (
    <Segmented
      block
      size={40}
      label={words('bookings-paper-language')}
      segments={languages.map((each) => ({
        key: each,
        label: words(`bookings-language-${each}`),
        language: each,
      }))}
      value={value}
      onChange={(key) => {
        const next = languages.find((each) => each === key);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
