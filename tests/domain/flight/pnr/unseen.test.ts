/** Displays that the parser was not written by: what it makes of them, and how much of them it does not understand. */
import { describe, expect, test } from 'vitest';
import { unseenDisplays } from '#tests/fixtures/pnr-unseen.ts';

const displays = unseenDisplays();

describe('displays written from the facts of the trade alone', () => {
  test.for(displays)('$name is read as a person reads it', ({ read, expected }) => {
    expect(read).toStrictEqual(expected);
  });

  test('leave fewer than five lines in a hundred not understood', () => {
    const lines = displays.reduce((sum, display) => sum + display.lines, 0);
    const left = displays.flatMap(({ notUnderstood }) => notUnderstood);
    expect(lines).toBeGreaterThan(300);
    expect(left.length / lines, left.join('\n')).toBeLessThan(0.05);
  });

  test('state nothing that looks wrong: weekdays, seats and references agree', () => {
    expect(displays.flatMap(({ problems }) => problems)).toStrictEqual([]);
  });
});
