/**
 * Finding a name by some of its letters, in their order, whatever their case and accents: "mb" finds "My bookings". Letters
 * that stand together and letters that begin a word count for more than letters strewn about.
 */

export interface FuzzyMatch {
  /** Higher is better; comparable between names for the same typed text. */
  readonly score: number;
  /** Which letters of the name were meant, counted in code points, ascending; one for each typed letter. */
  readonly at: readonly number[];
  /** Every letter follows the one before or begins a word: hardly an accident. */
  readonly close: boolean;
}

const wordStartCounts = 8;
const togetherCounts = 9;
/** From this many letters on, a piece from the middle of a word is no accident. */
const fewestInside = 3;

/** Spaces in the typed text separate nothing: "my book" and "mybook" find the same. Nothing typed finds nothing. */
export function fuzzyMatch(name: string, typed: string): FuzzyMatch | undefined {
  const letters = [...name].map(folded);
  const sought = [...typed].map(folded).filter((letter) => letter.trim() !== '');
  if (sought.length === 0 || sought.length > letters.length) return undefined;
  const at = bestWay(letters, sought) ?? inside(letters, sought);
  if (at === undefined) return undefined;
  const begins = wordStarts(letters);
  const close = at.every((place, index) => begins[place] === true || (index > 0 && at[index - 1] === place - 1));
  const together = at.every((place, index) => index === 0 || at[index - 1] === place - 1);
  return {
    score: scoreOf(at, begins) - letters.length / 100,
    at,
    close: close || (together && at.length >= fewestInside),
  };
}

function folded(letter: string): string {
  return letter <= '\u007f'
    ? letter.toLowerCase()
    : letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}

function wordStarts(letters: readonly string[]): readonly boolean[] {
  return letters.map((_, at) => at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? ''));
}

function scoreOf(at: readonly number[], begins: readonly boolean[]): number {
  return at.reduce((sum, place, index) => {
    const before = at[index - 1];
    return sum + (begins[place] === true ? wordStartCounts : 0) + (before === place - 1 ? togetherCounts : 0) + 1;
  }, 0);
}

interface Way {
  readonly score: number;
  readonly at: readonly number[];
}

/** The best-counting way to find the letters in order, the first of them at the start of a word. */
function bestWay(letters: readonly string[], sought: readonly string[]): readonly number[] | undefined {
  const begins = wordStarts(letters);
  let ways: readonly (Way | undefined)[] = letters.map((letter, place) =>
    letter === sought[0] && begins[place] === true ? { score: wordStartCounts, at: [place] } : undefined,
  );
  for (const wanted of sought.slice(1)) {
    let best: Way | undefined;
    const next: (Way | undefined)[] = [];
    for (const [place, letter] of letters.entries()) {
      const adjacent = ways[place - 1];
      if (letter === wanted) {
        const together = adjacent && { score: adjacent.score + togetherCounts, at: adjacent.at };
        const from = together && (best === undefined || together.score >= best.score) ? together : best;
        const start = begins[place] === true ? wordStartCounts : 0;
        next[place] = from && { score: from.score + start, at: [...from.at, place] };
      }
      if (adjacent && (best === undefined || adjacent.score > best.score)) best = adjacent;
    }
    ways = next;
  }
  return ways.reduce<Way | undefined>(
    (best, way) => (way && (best === undefined || way.score > best.score) ? way : best),
    undefined,
  )?.at;
}

/** The letters as one piece, wherever it stands. */
function inside(letters: readonly string[], sought: readonly string[]): readonly number[] | undefined {
  const first = letters.findIndex((_, at) => sought.every((letter, index) => letters[at + index] === letter));
  return first === -1 ? undefined : sought.map((_, index) => first + index);
}
