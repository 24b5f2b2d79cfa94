/** Which state a list of operations shows; the address keeps it. */
import { Chips } from '#ui/design/choice/chips.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { CaseAddress } from './case-address.ts';

export interface StateChipsProps<State extends string> {
  readonly states: readonly State[];
  readonly stateText: (state: State) => string;
  readonly address: CaseAddress<State>;
}

export function StateChips<State extends string>({ states, stateText, address }: StateChipsProps<State>) {
  const words = useWords();
  return (
    <Chips
      label={words('operations-state')}
      single
      scroll
      chosen={[address.filter.state ?? 'all']}
      chips={[
        ...states.map((key) => ({ key, label: stateText(key) })),
        { key: 'all', label: words('operations-state-all') },
      ]}
      onChange={([state]) => address.change({ state: state ?? '', page: '' })}
    />
  );
}
