/**
 * Who flies what another sells: airlines put their own number on flights of a subsidiary. Which ones do so, and with what
 * aircraft, is general knowledge of the trade; which flights of theirs is drawn from the seed.
 */
import { fraction, numberOf } from '../chance.ts';

interface Arm {
  readonly operator: string;
  /** Equipment codes that the subsidiary flies. */
  readonly equipment: readonly string[];
  readonly domesticOnly: boolean;
  /** Of the flights with such aircraft. */
  readonly share: number;
}

const arms: Readonly<Record<string, Arm>> = {
  AI: { operator: 'IX', equipment: ['320', '32N', '7M8'], domesticOnly: true, share: 0.15 },
  KL: { operator: 'WA', equipment: ['E75', 'E90'], domesticOnly: false, share: 1 },
  LH: { operator: 'CL', equipment: ['319'], domesticOnly: false, share: 0.6 },
};

export interface OperatedFlight {
  readonly carrier: string;
  /** The outward one's, for both flights of a rotation: one crew flies there and back. */
  readonly rotationNumber: number;
  readonly equipment: string;
  readonly domestic: boolean;
}

/** The airline that flies it; undefined where the carrier does so itself. */
export function operatorOf(
  { carrier, rotationNumber, equipment, domestic }: OperatedFlight,
  seed: number,
): string | undefined {
  const arm = arms[carrier];
  return arm !== undefined &&
    arm.equipment.includes(equipment) &&
    (domestic || !arm.domesticOnly) &&
    fraction(seed, numberOf(carrier), rotationNumber, 51) < arm.share
    ? arm.operator
    : undefined;
}
