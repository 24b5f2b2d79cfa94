/** What narrows a rule about prices of flights: journey, trip, cabins, fares, airlines and airports. */
import type { MarkupMatch } from '#domain/agency/markup/rule-fields.ts';
import { cabins, fareTypes } from '#domain/flight/reference/cabin.ts';
import { fareTrips } from '#domain/flight/terms/terms.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { useRuleFields } from './rule-fields.tsx';
import styles from './rules.module.css';

type Narrowed = Pick<MarkupMatch, 'journey' | 'trips' | 'cabins' | 'fareTypes'>;

export interface FlightRuleFieldsProps {
  readonly typed: Narrowed;
  readonly type: (changed: { readonly [Field in keyof Narrowed]?: Narrowed[Field] | undefined }) => void;
  readonly text: (
    field: 'carriers' | 'origins' | 'destinations',
    path: 'carriers' | 'origins' | 'destinations',
  ) => {
    readonly id: string;
    readonly label: string;
    readonly error: string | undefined;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  readonly day: ReturnType<typeof useRuleFields>['day'];
}

/** Chosen in no group: it is for all. */
export function FlightRuleFields({ typed, type, text, day }: FlightRuleFieldsProps) {
  const words = useWords();
  const group = <Key extends string>(
    field: string,
    all: readonly Key[],
    chosen: readonly Key[],
    onChange: (chosen: readonly Key[]) => void,
  ) => (
    <div className={styles.group}>
      <span className={styles.quiet}>{words(`markup-${field}s`)}</span>
      <Chips
        label={words(`markup-${field}s`)}
        chips={all.map((key) => ({ key, label: words(`markup-${field}-${key}`) }))}
        chosen={chosen}
        onChange={(keys) => onChange(all.filter((key) => keys.includes(key)))}
      />
    </div>
  );
  const { journey, trips = [], cabins: classes = [], fareTypes: types = [] } = typed;
  return (
    <>
      <p className={styles.quiet}>{words('markup-narrow')}</p>
      {group('journey', ['domestic', 'international'] as const, journey === undefined ? [] : [journey], (chosen) =>
        type({ journey: chosen.find((each) => each !== journey) }),
      )}
      {group('trip', fareTrips, trips, (chosen) => type({ trips: chosen }))}
      {group('cabin', cabins, classes, (chosen) => type({ cabins: chosen }))}
      {group('fare', fareTypes, types, (chosen) => type({ fareTypes: chosen }))}
      <FormRow columns={[1, 1]}>
        {day('travelFrom', { optional: true, help: words('markup-travel-help') })}
        {day('travelTo', { optional: true })}
      </FormRow>
      <FormRow columns={[1, 1, 1]}>
        <TextField {...text('carriers', 'carriers')} optional help={words('markup-codes-help')} />
        <TextField {...text('origins', 'origins')} optional help={words('markup-airports-help')} />
        <TextField {...text('destinations', 'destinations')} optional help={words('markup-airports-help')} />
      </FormRow>
    </>
  );
}
