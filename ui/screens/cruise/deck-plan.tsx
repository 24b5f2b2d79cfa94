/** A deck from above, bow at the start: cabins of the kind that is chosen may be chosen by their numbers. One stop for Tab; arrows go on. */
import { useEffect, useId, useRef } from 'react';
import type { ShownCabin } from '#application/desk/cruise/cruise.ts';
import { partOfShip, type ShipSide } from '#domain/cruise/sailing/deck-plan.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useCruiseText } from './cruise-text.ts';
import styles from './deck-plan.module.css';

interface DeckPlanProps {
  readonly deck: number;
  readonly cabins: readonly ShownCabin[];
  /** Those that may be chosen. */
  readonly pickable: readonly ShownCabin[];
  readonly chosen: string | undefined;
  readonly onPick: (number: string) => void;
}

/** From above, with the bow at the start. */
const sides: readonly ShipSide[] = ['starboard', 'inside', 'port'];

export function DeckPlan({ deck, cabins, pickable, chosen, onPick }: DeckPlanProps) {
  const words = useWords();
  const text = useCruiseText();
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The chosen cabin is seen; the page stays where it is.
    const cabin = box.current?.querySelector<HTMLElement>('[data-chosen]');
    const within = box.current;
    if (cabin && within) within.scrollLeft = cabin.offsetLeft - within.clientWidth / 2;
  }, [deck, chosen]);
  const here = cabins.filter((cabin) => cabin.deck === deck);
  const isShut = !here.some((cabin) => pickable.includes(cabin) || cabin.number === chosen);
  const own = here.find(({ number }) => number === chosen);
  return (
    <>
      {/* Where every cabin is taken nothing in it takes the focus: the plan itself does, for the arrows to move it. */}
      <div ref={box} className={styles.scroll} dir="ltr" {...(isShut && { tabIndex: 0 })}>
        <fieldset className={styles.hull}>
          <legend className="unseen">{words('cruise-deck', { deck })}</legend>
          {sides.map((side) => (
            <div key={side} className={classNames(styles.row, side === 'inside' && styles.inside)}>
              {here
                .filter((cabin) => cabin.side === side)
                .map((cabin) => {
                  const open = pickable.includes(cabin);
                  const isChosen = cabin.number === chosen;
                  return (
                    <label
                      key={cabin.number}
                      className={classNames(styles.cabin, open && styles.open, !cabin.free && styles.taken)}
                      {...(isChosen && { 'data-chosen': '' })}
                    >
                      <input
                        type="radio"
                        name={name}
                        className={styles.input}
                        checked={isChosen}
                        disabled={!open && !isChosen}
                        aria-label={words('cruise-plan-cabin', {
                          number: cabin.number,
                          kind: text.kind(cabin.kind),
                          side: words(`cruise-side-${cabin.side}`),
                          beds: cabin.sleeps,
                        })}
                        onChange={() => onPick(cabin.number)}
                      />
                      <span className={styles.face} aria-hidden="true">
                        {cabin.free || isChosen ? cabin.number : '×'}
                      </span>
                    </label>
                  );
                })}
            </div>
          ))}
        </fieldset>
      </div>
      <p className={styles.legend}>
        <span>
          <i className={classNames(styles.key, styles.keyOpen)} aria-hidden="true" /> {words('cruise-plan-free')}
        </span>
        <span>
          <i className={styles.key} aria-hidden="true" /> {words('cruise-plan-other')}
        </span>
        <span>
          <i className={classNames(styles.key, styles.keyTaken)} aria-hidden="true" /> {words('cruise-plan-taken')}
        </span>
        {own === undefined ? null : (
          <span>
            <i className={classNames(styles.key, styles.keyChosen)} aria-hidden="true" />{' '}
            {words('cruise-plan-chosen', {
              number: own.number,
              part: words(`cruise-part-${partOfShip(own, cabins)}`),
              side: words(`cruise-side-${own.side}`),
            })}
          </span>
        )}
      </p>
    </>
  );
}
