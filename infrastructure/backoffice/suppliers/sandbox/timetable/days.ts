/** Days counted from 1970-01-01, and what the airline calendar makes of them. */

/** 0 Monday to 6 Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 3) % 7;
}

/** IATA's northern summer: from the last Sunday of March to the Saturday before the last Sunday of October. */
export function isSummer(day: number): boolean {
  const year = 1970 + Math.floor((day + 0.5) / 365.2425);
  return day >= lastSunday(year, 2) && day < lastSunday(year, 9);
}

function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0) / 86_400_000;
  return last - ((weekdayOf(last) + 1) % 7);
}
