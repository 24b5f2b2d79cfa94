/** Choices of one filter, each with how many flights it leaves and from which price. Of many, the first few at once. */
import { memo, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Money } from '#domain/money/money.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import choiceStyles from '#ui/design/field/choice.module.css';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
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
}

/** More than this many choices are folded away. */
const atOnce = 7;

export function FilterChoices({ legend, choices, chosen, onChange }: FilterChoicesProps) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const folded = choices.length > atOnce && !all;
  const shown = folded ? choices.filter(({ key }, at) => at < atOnce - 1 || chosen.includes(key)) : choices;
  const latest = useRef({ chosen, onChange });
  useLayoutEffect(() => {
    latest.current = { chosen, onChange };
  });
  const tick = useCallback((key: string, ticked: boolean) => {
    const others = latest.current.chosen.filter((each) => each !== key);
    latest.current.onChange(ticked ? [...others, key] : others);
  }, []);
  return (
    <FilterGroup legend={legend}>
      {shown.map((choice) => (
        <ChoiceLine key={choice.key} choice={choice} ticked={chosen.includes(choice.key)} onTick={tick} />
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
  readonly onTick: (key: string, ticked: boolean) => void;
}

/** Drawn again where its own figures have changed: a press leaves those of its own group as they were. */
const ChoiceLine = memo(({ choice, ticked, onTick }: ChoiceLineProps) => {
  const { key, label, code, carrier, count, lowest } = choice;
  const id = useId();
  const tick = useCallback((on: boolean) => onTick(key, on), [key, onTick]);
  const disabled = count === 0 && !ticked;
  return (
    <div className={classNames(choiceStyles.line, disabled && choiceStyles.disabled)}>
      <TickBox id={id} ticked={ticked} disabled={disabled} onTick={tick} />
      <label htmlFor={id} className={classNames(choiceStyles.label, styles.choice)}>
        {carrier === undefined ? null : <Tile code={carrier} />}
        <span className={styles.choiceLabel}>{label}</span>
        {code === undefined ? null : <bdi>{code}</bdi>}
        <span className={styles.count}>{count}</span>
      </label>
      {lowest ? (
        <span className={choiceStyles.aside}>
          <Amount of={lowest} />
        </span>
      ) : null}
    </div>
  );
}, sameLine);

function sameLine(one: ChoiceLineProps, other: ChoiceLineProps): boolean {
  return (
    one.ticked === other.ticked &&
    one.onTick === other.onTick &&
    one.choice.key === other.choice.key &&
    one.choice.label === other.choice.label &&
    one.choice.code === other.choice.code &&
    one.choice.carrier === other.choice.carrier &&
    one.choice.count === other.choice.count &&
    one.choice.lowest?.minor === other.choice.lowest?.minor &&
    one.choice.lowest?.currency === other.choice.lowest?.currency
  );
}

export interface TickBoxProps {
  readonly id: string;
  readonly ticked: boolean;
  readonly disabled: boolean;
  /** The same function every time, or the box is redrawn. */
  readonly onTick: (ticked: boolean) => void;
  /** Where no `<label>` names it. */
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
}

/** Drawn again only when it changes itself: every press changes all counts, and inputs are dear to touch. */
export const TickBox = memo(({ id, ticked, disabled, onTick, label, describedBy }: TickBoxProps) => (
  <input
    id={id}
    type="checkbox"
    className={choiceStyles.box}
    checked={ticked}
    disabled={disabled}
    aria-label={label}
    aria-describedby={describedBy}
    onChange={(event) => onTick(event.target.checked)}
  />
));

const Tile = memo(({ code }: { readonly code: string }) => <CarrierTile code={code} size={24} />);

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
