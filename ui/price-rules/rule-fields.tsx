/** The fields of a rule about prices that is written in a dialog, and what is wrong with them. */
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import type { EditingRule } from '#application/portal/agency/markup/rule-editor.ts';
import type { TypedFigures } from '#application/portal/agency/markup/typed-rule.ts';
import { DateField, type DateFieldProps } from '#ui/design/date/date-field.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';

interface TypedRule extends TypedFigures {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly travelFrom?: string | undefined;
  readonly travelTo?: string | undefined;
}

const sharedNames = {
  service: 'markup-service',
  'amount.most': 'markup-at-most',
  from: 'markup-first-day',
  to: 'markup-last-day',
  travelFrom: 'markup-travel-from',
  travelTo: 'markup-travel-to',
  carriers: 'markup-carriers',
  origins: 'markup-origins',
  destinations: 'markup-destinations',
} as const;

const idOf = (path: string) => fieldId(`rule.${path}`);

/** `ownNames` is what the dialog calls the fields that not every rule has, or has by another name. */
export function useRuleFields<Own extends string>(
  ownNames: Readonly<Record<Own | 'amount', string>>,
  { typed, violations, attempt }: EditingRule<TypedRule>,
  type: (changed: Partial<TypedRule>) => void,
) {
  const words = useWords();
  const names: Readonly<Record<string, string>> = { ...sharedNames, ...ownNames };
  const nameOf = (path: string) => words(names[path] ?? path);
  const common = (path: Own | 'amount' | keyof typeof sharedNames) => ({
    id: idOf(path),
    label: nameOf(path),
    error: violationAt(words, violations, path),
  });
  return {
    common,
    text: (field: Exclude<keyof TypedFigures, 'by'>, path: Parameters<typeof common>[0]) => ({
      ...common(path),
      value: typed[field],
      autoComplete: 'off',
      leftToRight: true,
      spellCheck: false,
      onChange: (value: string) => type({ [field]: value }),
    }),
    day: (field: 'from' | 'to' | 'travelFrom' | 'travelTo', more: Partial<DateFieldProps> = {}) => (
      <DateField
        {...common(field)}
        optional={field === 'to'}
        value={parseIsoDate(typed[field] ?? '') ?? null}
        onChange={(date, written) => type({ [field]: date ?? written })}
        {...more}
      />
    ),
    summary: (
      <ErrorSummary
        attempt={attempt}
        errors={violations
          .filter(({ path }) => path in names)
          .map((each) => ({ fieldId: idOf(each.path), text: namedViolation(words, nameOf(each.path), each) }))}
      />
    ),
  };
}
