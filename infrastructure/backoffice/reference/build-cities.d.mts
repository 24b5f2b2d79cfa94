/** The text of `domain/places/cities.json` as it ought to be. */
export function citiesFile(): string;
