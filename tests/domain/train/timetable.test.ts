import { describe, expect, it } from 'vitest';
import { weekday } from '#domain/time/calendar-date.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeRailNetwork } from '#domain/train/reference/network.ts';
import { makeStationDirectory } from '#domain/train/reference/stations.ts';
import { makeTimetable } from '#domain/train/timetable/timetable.ts';
import { mostDaysOnTheWay } from '#domain/train/search/rules.ts';
import { classesOf, dayOfMinutes, isSuperfast, originDate, rideKm, timeOn } from '#domain/train/timetable/train.ts';

const stations = makeStationDirectory();
const network = makeRailNetwork(stations);
const timetable = makeTimetable(stations, network, 'farelane');

describe('stations and lines', () => {
  it('are some hundred stations with codes of their own, each on a line', () => {
    expect(stations.all.length).toBeGreaterThan(400);
    expect(new Set(stations.all.map(({ code }) => code)).size).toBe(stations.all.length);
    for (const { code } of stations.all) expect(network.way('NDLS', code), code).toBeDefined();
    expect(network.edges.length).toBeGreaterThan(600);
  });

  it('have the names of today', () => {
    for (const code of ['CSMT', 'MMCT', 'PRYJ', 'DDU', 'RKMP', 'AYC', 'VGLJ', 'SMVB'])
      expect(stations.byCode(code)).toBeDefined();
    for (const code of ['CSTM', 'BCT', 'ALD', 'MGS', 'HBJ', 'FD', 'JHS']) expect(stations.byCode(code)).toBeUndefined();
  });

  it('are about as far apart as the railway says', () => {
    const published = { MMCT: 1386, HWH: 1451, MAS: 2182, LKO: 512, JAT: 577, ADI: 934, GHY: 1963 };
    for (const [code, km] of Object.entries(published)) {
      const here = network.way('NDLS', code)?.at(-1)?.km ?? 0;
      expect(Math.abs(here / km - 1), `${code} ${here}`).toBeLessThan(0.12);
    }
  });

  it('are as far one way as the other, and never further than over a station between', () => {
    const codes = stations.all.filter((_, at) => at % 37 === 0).map(({ code }) => code);
    const km = (from: string, to: string) => network.way(from, to)?.at(-1)?.km ?? Number.NaN;
    const pairs = codes.flatMap((from) => codes.map((to) => ({ from, to })));
    expect(pairs.filter(({ from, to }) => km(from, to) !== km(to, from))).toEqual([]);
    const shorterOver = pairs.flatMap(({ from, to }) =>
      codes.slice(0, 4).filter((over) => !(km(from, to) <= km(from, over) + km(over, to))),
    );
    expect(shorterOver).toEqual([]);
  });

  it('are found by code, name, city and a word of either', () => {
    expect(stations.search('ndls', 3)[0]?.code).toBe('NDLS');
    expect(stations.search('ernak', 5).map(({ code }) => code)).toEqual(['ERS', 'ERN']);
    expect(stations.search('bengaluru', 9).length).toBeGreaterThan(4);
    expect(stations.nearby('ERS', 50).map(({ code }) => code)).toContain('ERN');
    expect(stations.search(' ', 5)).toEqual([]);
  });
});

describe('the timetable', () => {
  it('is the same for the same seed', () => {
    expect(makeTimetable(stations, network, 'farelane').trains).toEqual(timetable.trains);
    expect(makeTimetable(stations, network, 'other').trains).not.toEqual(timetable.trains);
  });

  it('numbers trains by the rules: five digits, a 2 for superfast ones, the way back the next number', () => {
    const numbers = timetable.trains.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !/^[12]\d{4}$/.test(number))).toEqual([]);
    const superfast = timetable.trains.filter(({ kind }) => isSuperfast(kind)).map(({ number }) => number);
    expect(numbers.filter((number) => number[1] === '2')).toEqual(superfast);
    const withoutWayBack = timetable.trains.filter(({ number, stops }) => {
      const other = timetable.byNumber(String(Number(number) + (Number(number) % 2 === 1 ? 1 : -1)));
      const [first, last] = [other?.stops[0]?.station, other?.stops.at(-1)?.station];
      return first === undefined || first !== stops.at(-1)?.station || last !== stops[0]?.station;
    });
    expect(withoutWayBack.map(({ number }) => number)).toEqual([]);
  });

  it('has each train stop in order of its way and its time, and run some day, with coaches', () => {
    const { trains } = timetable;
    expect(trains.filter((train) => !(train.days > 0 && classesOf(train).length > 0))).toEqual([]);
    const calls = trains.flatMap(({ number, stops }) =>
      stops.map((stop, at) => ({ number, stop, before: stops[at - 1] })),
    );
    expect(calls.filter(({ stop }) => !(stop.departs >= stop.arrives))).toEqual([]);
    const runs = calls.flatMap(({ number, stop, before }) => (before === undefined ? [] : [{ number, stop, before }]));
    expect(runs.filter(({ stop, before }) => !(stop.km > before.km && stop.arrives > before.departs))).toEqual([]);
    const speed = ({ stop, before }: (typeof runs)[number]) =>
      (stop.km - before.km) / ((stop.arrives - before.departs) / 60);
    expect(runs.filter((run) => !(speed(run) < 130))).toEqual([]);
  });

  it('runs on days of where it begins, also where it stops a day later', () => {
    const train = timetable.trains.find(({ stops }) => (stops.at(-2)?.departs ?? 0) >= 1440);
    if (train === undefined) throw new Error('Some train runs overnight');
    const stop = train.stops.length - 2;
    const later = Math.floor((train.stops[stop]?.departs ?? 0) / 1440);
    for (let day = 10; day < 24; day += 1) {
      const date = isoDate(`2026-12-${day}`);
      const began = originDate(train, stop, date);
      const expected = ((weekday(date) - 1 - later + 70) % 7) + 1;
      expect(began !== undefined).toBe((train.days & (1 << (expected - 1))) !== 0);
    }
  });

  it('is boarded at most so many days after it begins as are on sale beyond its window', () => {
    const last = timetable.trains.flatMap(({ stops }) =>
      stops.slice(0, -1).map(({ departs }) => dayOfMinutes(departs)),
    );
    expect(Math.max(...last)).toBe(mostDaysOnTheWay);
  });

  it('says when a stop is, on the day it is', () => {
    expect(timeOn(isoDate('2026-12-31'), 1505)).toBe('2027-01-01T01:05');
    const [ride] = timetable.rides('NDLS', 'MMCT');
    if (ride === undefined) throw new Error('A train runs there');
    expect(rideKm(ride)).toBe(network.way('NDLS', 'MMCT')?.at(-1)?.km);
  });

  it('joins the large cities', () => {
    const cities = [
      ['NDLS', 'MMCT'],
      ['NDLS', 'HWH'],
      ['MAS', 'HWH'],
      ['ERS', 'SBC'],
      ['NDLS', 'MAS'],
    ] as const;
    for (const [from, to] of cities) expect(timetable.rides(from, to).length, `${from} ${to}`).toBeGreaterThan(0);
  });
});
