/** The texts of `domain/flight/reference/airports.json` and `airports-large.json` as they ought to be. */
export function airportFiles(): Promise<{ readonly all: string; readonly large: string }>;
