/** The text of `domain/flight/airports.json` as it ought to be. */
export function airportsJson(): Promise<string>;
