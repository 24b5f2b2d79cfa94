import { describe, expect, it } from 'vitest';
import { ClockWatch } from '#infrastructure/backoffice/machine/clock-watch.ts';

const minute = 60_000;

describe('the watch over the clock', () => {
  it('says a jump ahead of more than five minutes once, before an entry is dated by it', () => {
    const watch = new ClockWatch();
    expect(watch.look({ ticks: 0, database: 100 * minute, lastEntry: 10 * minute })).toEqual([]);
    expect(watch.look({ ticks: minute, database: 101 * minute, lastEntry: 10 * minute })).toEqual([]);
    expect(watch.look({ ticks: 2 * minute, database: 132 * minute, lastEntry: 10 * minute })).toEqual([
      { kind: 'jumped', seconds: 1800 },
    ]);
    expect(watch.aheadSeconds).toBe(1800);
    expect(watch.look({ ticks: 3 * minute, database: 133 * minute, lastEntry: 10 * minute })).toEqual([]);
  });

  it('says that it came back, and that entries are ahead of it for as long as they are', () => {
    const watch = new ClockWatch();
    watch.look({ ticks: 0, database: 0, lastEntry: undefined });
    watch.look({ ticks: minute, database: 61 * minute, lastEntry: undefined });
    const back = { ticks: 2 * minute, database: 2 * minute, lastEntry: 61 * minute };
    expect(watch.look(back)).toEqual([
      { kind: 'jumped', seconds: -3600 },
      { kind: 'entries-ahead', seconds: 3540 },
    ]);
    expect(watch.aheadSeconds).toBe(0);
    expect(watch.look({ ...back, ticks: 3 * minute, database: 3 * minute })).toEqual([
      { kind: 'entries-ahead', seconds: 3480 },
    ]);
  });

  it('wants the last entry of all agencies at first, after a jump and every minute, not every second', () => {
    const watch = new ClockWatch();
    const second = 1000;
    const read: number[] = [];
    for (let at = 0; at <= 150; at += 1) {
      const ticks = at * second;
      if (watch.wantsEntry(ticks)) read.push(at);
      watch.look({ ticks, database: ticks + (at < 100 ? 0 : 10 * minute), lastEntry: undefined });
    }
    expect(read).toEqual([0, 60, 101]);
  });

  it('sees a step back that is no trouble, once: leases and pauses are cut to what they may last', () => {
    const watch = new ClockWatch();
    const back = (ticks: number, database: number) => {
      expect(watch.look({ ticks, database, lastEntry: undefined })).toEqual([]);
      return watch.isBack;
    };
    expect(back(0, 0)).toBe(false);
    expect(back(1000, 900)).toBe(false);
    expect(back(2000, 1900 - 4 * minute)).toBe(true);
    expect(back(3000, 2900 - 4 * minute)).toBe(false);
    expect(back(4000, 3900)).toBe(false);
  });

  it('says nothing of the seconds that clocks are set by, and of nights without entries', () => {
    const watch = new ClockWatch();
    watch.look({ ticks: 0, database: 0, lastEntry: 0 });
    expect(watch.look({ ticks: minute, database: 5 * minute, lastEntry: 0 })).toEqual([]);
    expect(watch.look({ ticks: 600 * minute, database: 604 * minute, lastEntry: 0 })).toEqual([]);
  });
});
