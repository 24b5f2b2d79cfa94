export function shiftedClock(milliseconds: number): string;
export function millisecondsAhead(milliseconds: number): Readonly<Record<string, string>>;
