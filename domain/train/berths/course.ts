/** The way of a ticket from booking to departure: what happened to it and what is still to come, each with how all stood then. */
import type { Instant } from '../../time/instant.ts';
import { toInstant } from '../../time/place-time.ts';
import { getsOnAt } from '../booking/boarding.ts';
import type { RailJourney, Standing } from '../booking/train-booking.ts';
import type { KeptMove } from './moves.ts';
import { standingText } from './status.ts';

/** moved: on the list. charted, charted-again: with the first chart, with the second. */
type CourseStepKind = 'booked' | 'moved' | 'charted' | 'charted-again' | 'leaves';

type Stood = readonly (string | undefined)[];

export interface CourseStep {
  readonly step: CourseStepKind;
  readonly at: Instant;
  readonly isPast: boolean;
  /**
   * Of each traveller by position, how they stood from then on: 'GNWL 14'. Absent where it is not known, or to come; of who gave the berth
   * up only as what they were booked, for the list does not say when that was.
   */
  readonly stood?: Stood;
}

export interface CourseAsked {
  /** Absent where another sold it. */
  readonly bookedOn?: Instant;
  readonly chartAt: Instant;
  readonly charted: boolean;
  readonly secondChartAt: Instant;
  readonly secondCharted: boolean;
  readonly journey: Pick<RailJourney, 'from' | 'boarding'>;
  readonly departed: boolean;
  readonly passengers: readonly Standing[];
  readonly moves: readonly KeptMove[];
}

/** What a ticket's status says, step by step. Of moves on the list the first and the latest: all of them are said elsewhere. */
export function courseOf(asked: CourseAsked): readonly CourseStep[] {
  const { bookedOn, chartAt, charted, secondChartAt, secondCharted, journey, departed } = asked;
  const kept = stoodAfter(asked);
  const moved = kept.filter((each) => !each.charted);
  const shown = moved.length > 2 ? [...moved.slice(0, 1), ...moved.slice(-1)] : moved;
  const stoodBy = (again: boolean) => {
    const stood = kept.find((each) => each.charted && (each.again ?? false) === again)?.stood;
    return stood && { stood };
  };
  const steps: readonly CourseStep[] = [
    ...(bookedOn === undefined
      ? []
      : [{ step: 'booked', at: bookedOn, isPast: true, stood: asBooked(asked) } as const]),
    ...shown.map(({ at, stood }) => ({ step: 'moved', at, isPast: true, ...(stood && { stood }) }) as const),
    { step: 'charted', at: chartAt, isPast: charted, ...stoodBy(false) },
    { step: 'charted-again', at: secondChartAt, isPast: secondCharted, ...stoodBy(true) },
    { step: 'leaves', at: toInstant(getsOnAt(journey).at), isPast: departed },
  ];
  return steps.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/** The steps between booking and now by which somebody stood otherwise than as booked, and otherwise than now. */
export function standingsBetween(asked: CourseAsked): readonly CourseStep[] {
  const now = asked.passengers.map(({ current }) => standingText(current));
  let before = asBooked(asked);
  return courseOf(asked).filter(({ step, stood }) => {
    if (stood === undefined || step === 'booked') return false;
    const isNews = !isSame(stood, before) && !isSame(stood, now);
    before = stood;
    return isNews;
  });
}

function stoodAfter(asked: CourseAsked): readonly (KeptMove & { readonly stood?: Stood })[] {
  const away = gaveUp(asked);
  let stood: Stood | undefined = asBooked(asked);
  return asked.moves.map((move) => {
    const { moves, to } = move;
    // Somebody moved, and it was not kept where to.
    if (moves !== undefined && to === undefined) stood = undefined;
    stood = stood?.map((was, at) =>
      away.includes(at) ? undefined : (to?.find(({ traveller }) => traveller === at)?.status ?? was),
    );
    return { ...move, ...(stood && { stood }) };
  });
}

/** By position, those who have no berth any more without having lost it to the list. */
function gaveUp({ passengers, moves }: CourseAsked): readonly number[] {
  return passengers.flatMap(({ current }, at) => {
    const last = moves.flatMap(({ to = [] }) => to.filter(({ traveller }) => traveller === at)).at(-1);
    return current.kind === 'cancelled' && last?.status !== standingText(current) ? [at] : [];
  });
}

function asBooked({ passengers }: CourseAsked): Stood {
  return passengers.map(({ booked }) => standingText(booked));
}

function isSame(one: Stood, other: Stood): boolean {
  return one.every((each, at) => each === undefined || each === other[at]);
}
