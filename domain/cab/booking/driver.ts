/** Who drives: named by the operator some hours before the pick-up, another where that one cannot come. */

/** Hours before the pick-up in which operators name who drives. */
export const driverNamedHours = 4;

export interface CabDriver {
  readonly name: string;
  readonly phone: string;
  /** The car that comes: 'Dzire'. */
  readonly model: string;
  /** Its registration: 'KA 05 MB 4187'. */
  readonly plate: string;
}

/**
 * A driver in one line, as history and mail show it.
 *
 * @example driverText({ name: 'Ramesh Gowda', phone: '+91 98450 11827', model: 'Dzire', plate: 'KA 05 MB 4187' }) // => 'Ramesh Gowda, +91 98450 11827, Dzire KA 05 MB 4187'
 */
export function driverText({ name, phone, model, plate }: CabDriver): string {
  return `${name}, ${phone}, ${model} ${plate}`;
}
