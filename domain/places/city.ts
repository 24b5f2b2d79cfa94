/** Towns and cities of the world, as far as something is sold in them. */

export interface City {
  /** Of GeoNames. */
  readonly cityId: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** State or province, in English; empty where the country has none. */
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA. */
  readonly zone: string;
  readonly population: number;
}

/** Degrees north and east. */
export type Point = Pick<City, 'latitude' | 'longitude'>;
