/** Choices of one filter, each with how many flights it leaves and from which price. Of many, the first few at once. */
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Money } from '#domain/money/money.ts';
import { Amount } from '#ui/design/amount.tsx';
import { Button } from '#ui/design/button.tsx';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { CarrierTile } from '#ui/design/carrier-tile.tsx';
import { useWords } from '#ui/design/words.ts';
import styles from './filters.module.css';

export interface FilterChoice {
  readonly key: string;
  readonly label: string;
  /** A code beside the label. */
  readonly code?: string | undefined;
  /** An airline whose tile stands before the label. */
  readonly carrier?: string | undefined;
  readonly count: number;
  readonly lowest?: Money | undefined;
}

export interface FilterChoicesProps {
  readonly legend: string;
  readonly choices: readonly FilterChoice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly carrierImages?: string | undefined;
}

/** More than this many choices are folded away. */
const atOnce = 7;

export function FilterChoices({ legend, choices, chosen, onChange, carrierImages }: FilterChoicesProps) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const folded = choices.length > atOnce && !all;
  const shown = folded ? choices.filter(({ key }, at) => at < atOnce - 1 || chosen.includes(key)) : choices;
  return (
    <FilterGroup legend={legend}>
      {shown.map((choice) => (
        <ChoiceLine
          key={choice.key}
          choice={choice}
          ticked={chosen.includes(choice.key)}
          carrierImages={carrierImages}
          onTick={(ticked) => onChange(ticked ? [...chosen, choice.key] : chosen.filter((key) => key !== choice.key))}
        />
      ))}
      {choices.length > atOnce ? (
        <Button variant="link" aria-expanded={!folded} onClick={() => setAll(folded)}>
          {words(folded ? 'flight-filter-show-all' : 'flight-filter-show-fewer', { count: choices.length })}
        </Button>
      ) : null}
    </FilterGroup>
  );
}

interface ChoiceLineProps {
  readonly choice: FilterChoice;
  readonly ticked: boolean;
  readonly carrierImages: string | undefined;
  readonly onTick: (ticked: boolean) => void;
}

function ChoiceLine({ choice: { label, code, carrier, count, lowest }, ticked, carrierImages, onTick }: ChoiceLineProps) {
  return (
    <Checkbox
      checked={ticked}
      disabled={count === 0 && !ticked}
      onChange={onTick}
      aside={lowest ? <Amount of={lowest} /> : null}
    >
      <span className={styles.choice}>
        {carrier === undefined ? null : <Tile code={carrier} base={carrierImages} />}
        <span className={styles.choiceLabel}>{label}</span>
        {code === undefined ? null : <bdi>{code}</bdi>}
        <span className={styles.count}>{count}</span>
      </span>
    </Checkbox>
  );
}

const Tile = memo(({ code, base }: { readonly code: string; readonly base: string | undefined }) => (
  <CarrierTile code={code} base={base} size={24} />
));

export interface FilterGroupProps {
  readonly legend: string;
  /** At the end of the legend's line, such as the range that is set. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function FilterGroup({ legend, aside, children }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span>{legend}</span>
        {aside === undefined ? null : <span className={styles.legendAside}>{aside}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
