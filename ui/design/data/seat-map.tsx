/**
 * Seats as they stand, nose at the start, or above on a narrow window. One stop for Tab; arrows go from seat to seat as they
 * lie on the screen, Home and End to the ends of a row, Page up and down to the first and last row, Enter and Space choose.
 * Every seat is read out whole; what is said of it is shown beside it while one points at it or it has the focus.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import type { SeatDirection } from '#domain/flight/extras/seat-map.ts';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import { SeatScroll } from './seat-scroll.tsx';
import { useAnchored } from '../layer/use-anchored.ts';
import { useLanguage } from '../words/words.ts';
import popover from '../layer/popover.module.css';
import styles from './seat-map.module.css';

export interface SeatCell {
  /** Row and letter: '12A'. */
  readonly key: string;
  readonly column: string;
  /** All that is to be known of it, read out. */
  readonly name: string;
  /** The same to look at, a line each. */
  readonly lines: readonly string[];
  readonly state: 'free' | 'taken' | 'blocked' | 'chosen';
  /** How full the fill is: 0 costs nothing, 3 most. */
  readonly level: 0 | 1 | 2 | 3;
  readonly legroom: boolean;
  readonly notForChild: boolean;
  /** Of the traveller who has it. */
  readonly initials?: string | undefined;
  /** The traveller who is being seated has it. */
  readonly own?: boolean | undefined;
  /** For women or men alone: an icon beside its name, as the colour is not enough. */
  readonly kept?: { readonly for: 'women' | 'men'; readonly icon: IconShape } | undefined;
  /** What it costs, shown in it where there is room. */
  readonly price?: string | undefined;
}

export interface SeatMapRow {
  readonly number: number;
  readonly exit: boolean;
  readonly seats: readonly SeatCell[];
  /** What stands before it: at the left and right wall, and between. */
  readonly before?: readonly StandingBetween[] | undefined;
}

export interface StandingBetween {
  readonly side: 'left' | 'middle' | 'right';
  readonly icon: IconShape;
}

export interface SeatMapDeck {
  readonly key: string;
  /** Where there are several. */
  readonly name?: string | undefined;
  /** Letters from left to right, a space for an aisle. */
  readonly columns: string;
  readonly rows: readonly SeatMapRow[];
  readonly behind?: readonly StandingBetween[] | undefined;
}

export interface SeatMapProps {
  readonly label: string;
  readonly exitLabel: string;
  readonly decks: readonly SeatMapDeck[];
  /** The nose above, for windows that are higher than wide. */
  readonly upright: boolean;
  /** Where the Tab key arrives first, and where the map opens. */
  readonly start?: string | undefined;
  /** The seat that one comes to, left and right as the plane has them. */
  readonly next: (from: string, direction: SeatDirection) => string | undefined;
  readonly onChoose: (seat: string) => void;
  /** A coach has no round nose, and seats wide enough for their names and prices; berths are longer. */
  readonly shape?: 'plane' | 'coach' | 'sleeper' | undefined;
}

/** Moves what a box shows so far that a thing in it is seen; the page stays where it is. */
function bringInto(box: HTMLElement | null | undefined, selector: string): void {
  const thing = box?.querySelector(selector)?.getBoundingClientRect();
  const seen = box?.getBoundingClientRect();
  if (thing === undefined || seen === undefined || (thing.left >= seen.left && thing.right <= seen.right)) return;
  box?.scrollBy({ left: thing.left - seen.left - (seen.width - thing.width) / 2, behavior: 'instant' });
}

export const SeatMap = ({ label, exitLabel, decks, upright, start, next, onChoose, shape = 'plane' }: SeatMapProps) => {
  const { direction } = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const seats = decks.flatMap(({ rows }) => rows.flatMap((row) => row.seats));
  const [visited, setVisited] = useState<string | undefined>(undefined);
  const [pointed, setPointed] = useState<string | undefined>(undefined);
  const has = (key: string | undefined) => seats.some((seat) => seat.key === key);
  const stop = has(visited) ? visited : has(start) ? start : seats[0]?.key;
  const moves = movesFor(upright, direction === 'rtl');
  const openAtStart = useEffectEvent(() => {
    if (start !== undefined) bringInto(grid.current?.parentElement, `[data-seat="${start}"]`);
  });
  // Once it is laid out as the page reads.
  useEffect(() => {
    const frame = requestAnimationFrame(() => openAtStart());
    return () => cancelAnimationFrame(frame);
  }, [direction]);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && pointed !== undefined) {
      event.stopPropagation();
      setPointed(undefined);
      return;
    }
    if (event.altKey || event.metaKey || stop === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) onChoose(stop);
      return;
    }
    const way = (event.ctrlKey ? farMoves : moves).get(event.key);
    if (way === undefined) return;
    event.preventDefault();
    const to = next(stop, way);
    if (to !== undefined) grid.current?.querySelector<HTMLElement>(`[data-seat="${to}"]`)?.focus();
  };
  const cell = (seat: SeatCell, place: CSSProperties) => (
    <div
      key={seat.key}
      role="gridcell"
      data-seat={seat.key}
      style={place}
      tabIndex={seat.key === stop ? 0 : -1}
      aria-label={seat.name}
      aria-selected={seat.state === 'chosen'}
      aria-disabled={seat.state === 'taken' || seat.state === 'blocked' || undefined}
      className={classNames(
        styles.seat,
        styles[seat.state],
        styles[`level${seat.level}`],
        seat.legroom && styles.legroom,
        seat.notForChild && styles.notForChild,
        seat.own && styles.own,
        seat.kept && seat.state === 'free' && styles[seat.kept.for],
      )}
      onClick={(event) => {
        event.currentTarget.focus();
        onChoose(seat.key);
      }}
      onFocus={() => {
        setVisited(seat.key);
        setPointed(seat.key);
      }}
      onBlur={() => setPointed(undefined)}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') setPointed(seat.key);
      }}
      onPointerLeave={() => setPointed((now) => (now === seat.key ? undefined : now))}
    >
      {seat.state === 'taken' ? <Icon of={X} size={14} /> : null}
      {seat.initials === undefined ? null : <bdi aria-hidden="true">{seat.initials}</bdi>}
      {seat.kept === undefined || seat.state !== 'free' ? null : <Icon of={seat.kept.icon} size={12} />}
      {seat.price === undefined ? null : (
        <bdi aria-hidden="true" className={styles.price}>
          {seat.price}
        </bdi>
      )}
      {pointed === seat.key ? <Tip lines={seat.lines} /> : null}
    </div>
  );
  const coach = shape === 'plane' ? undefined : classNames(styles.coach, shape === 'sleeper' && styles.sleeper);
  const plane = (
    <div ref={grid} role="grid" aria-label={label} className={styles.body} onKeyDown={press}>
      {decks.map((deck) => (
        <div key={deck.key} role="rowgroup" aria-label={deck.name} className={styles.deckGroup}>
          {deck.name === undefined ? null : (
            <span className={styles.deckName} aria-hidden="true" dir={direction}>
              {deck.name}
            </span>
          )}
          <Deck deck={deck} upright={upright} exitLabel={exitLabel} cell={cell} />
        </div>
      ))}
    </div>
  );
  return upright ? (
    <div className={classNames(styles.scroll, styles.upright, coach)} dir="ltr">
      {plane}
    </div>
  ) : (
    <SeatScroll className={coach}>{plane}</SeatScroll>
  );
};

interface DeckProps {
  readonly deck: SeatMapDeck;
  readonly upright: boolean;
  readonly exitLabel: string;
  readonly cell: (seat: SeatCell, place: CSSProperties) => ReactNode;
}

const Deck = ({ deck: { columns, rows, behind = [] }, upright, exitLabel, cell }: DeckProps) => {
  // Row numbers stand in the first aisle, where there is none beside the last seat.
  const letters = columns.includes(' ') ? [...columns] : [...columns, ' '];
  const aisle = letters.indexOf(' ');
  // From the left wall to the right one is from below upwards where the nose is at the start.
  const across = (at: number) => (upright ? at + 1 : letters.length - at);
  const placed = (along: number, at: number): CSSProperties =>
    upright ? { gridRow: along, gridColumn: across(at) } : { gridColumn: along, gridRow: across(at) };
  const lines = linesOf(rows);
  const tail = behind.length > 0 ? (lines.at(-1)?.along ?? 1) + 1 : undefined;
  const whole = (at: number): CSSProperties =>
    upright ? { gridRow: at, gridColumn: '1 / -1' } : { gridColumn: at, gridRow: '1 / -1' };
  return (
    <div
      className={styles.deck}
      style={upright ? { gridTemplateColumns: tracks(letters) } : { gridTemplateRows: tracks(letters.toReversed()) }}
    >
      <div role="row" className={styles.line}>
        {letters.map((letter, at) =>
          letter === ' ' ? null : (
            <span key={letter} role="columnheader" className={styles.head} style={placed(1, at)}>
              <bdi>{letter}</bdi>
            </span>
          ),
        )}
      </div>
      {lines.map(({ row, before, between, along: line }) => (
        <div key={row.number} role="row" className={styles.line}>
          {between === undefined ? null : (
            <Between standing={before} exitLabel={row.exit ? exitLabel : undefined} style={whole(between)} />
          )}
          <span role="rowheader" className={styles.head} style={placed(line, aisle)}>
            {row.number}
          </span>
          {row.seats.map((seat) => cell(seat, placed(line, letters.indexOf(seat.column))))}
        </div>
      ))}
      {tail === undefined ? null : <Between standing={behind} exitLabel={undefined} style={whole(tail)} />}
    </div>
  );
};

/** Where each row stands, and what stands before it; the first line is that of the letters. */
function linesOf(rows: readonly SeatMapRow[]) {
  let last = 1;
  return rows.map((row) => {
    const before = row.before ?? [];
    const between = row.exit || before.length > 0 ? last + 1 : undefined;
    const along = (between ?? last) + 1;
    last = along;
    return { row, before, between, along };
  });
}

interface BetweenProps {
  readonly standing: readonly StandingBetween[];
  readonly exitLabel: string | undefined;
  readonly style: CSSProperties;
}

const Between = ({ standing, exitLabel, style }: BetweenProps) => (
  <span className={classNames(styles.between, exitLabel !== undefined && styles.exit)} style={style} aria-hidden="true">
    {(['left', 'middle', 'right'] as const).map((side) => {
      const here = standing.filter((each) => each.side === side);
      return (
        <span key={side} className={styles.side}>
          {here.map(({ icon }, at) => (
            <Icon key={at} of={icon} size={16} />
          ))}
          {exitLabel !== undefined && side !== 'middle' && here.length === 0 ? <span>{exitLabel}</span> : null}
        </span>
      );
    })}
  </span>
);

/** Beside the seat that it stands in. */
const Tip = ({ lines }: { readonly lines: readonly string[] }) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const { direction } = useLanguage();
  useAnchored(anchor, tip, true, { align: 'centre', gap: 8 });
  return (
    <span ref={anchor} className={styles.anchor} aria-hidden="true">
      <span ref={tip} popover="manual" dir={direction} className={classNames(popover.tip, styles.tip)}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
};

function tracks(letters: readonly string[]): string {
  return letters.map((letter) => (letter === ' ' ? 'var(--aisle)' : 'var(--seat)')).join(' ');
}

function movesFor(upright: boolean, mirrored: boolean): ReadonlyMap<string, SeatDirection> {
  const ends: readonly (readonly [string, SeatDirection])[] = [
    ['Home', 'row-start'],
    ['End', 'row-end'],
    ['PageUp', 'front'],
    ['PageDown', 'back'],
  ];
  if (upright) {
    return new Map([...ends, ['ArrowUp', 'up'], ['ArrowDown', 'down'], ['ArrowLeft', 'left'], ['ArrowRight', 'right']]);
  }
  return new Map([
    ...ends,
    ['ArrowUp', 'right'],
    ['ArrowDown', 'left'],
    [mirrored ? 'ArrowRight' : 'ArrowLeft', 'up'],
    [mirrored ? 'ArrowLeft' : 'ArrowRight', 'down'],
  ]);
}

/** With the Ctrl key held. */
const farMoves: ReadonlyMap<string, SeatDirection> = new Map([
  ['Home', 'front'],
  ['End', 'back'],
]);

/** A seat of the legend. */
export const SeatSample = ({
  state = 'free',
  level = 0,
  legroom = false,
  notForChild = false,
  initials,
  kept,
}: Partial<Pick<SeatCell, 'state' | 'level' | 'legroom' | 'notForChild' | 'initials' | 'kept'>>) => (
  <span
    aria-hidden="true"
    className={classNames(
      styles.seat,
      styles.sample,
      styles[state],
      styles[`level${level}`],
      legroom && styles.legroom,
      notForChild && styles.notForChild,
      kept && styles[kept.for],
    )}
  >
    {kept === undefined ? null : <Icon of={kept.icon} size={12} />}
    {state === 'taken' ? <Icon of={X} size={12} /> : initials}
  </span>
);
