/** In which language a paper is. */
import { type DocumentLanguage, documentLanguages } from '#domain/booking/papers/documents.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { useWords } from '#ui/design/words/words.ts';

export interface PaperLanguageProps {
  readonly value: DocumentLanguage;
  readonly onChange: (language: DocumentLanguage) => void;
}

export function PaperLanguage({ value, onChange }: PaperLanguageProps) {
  const words = useWords();
  return (
    <Segmented
      block
      size={40}
      label={words('bookings-paper-language')}
      segments={documentLanguages.map((each) => ({
        key: each,
        label: words(`bookings-language-${each}`),
        language: each,
      }))}
      value={value}
      onChange={(key) => {
        const next = documentLanguages.find((each) => each === key);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
