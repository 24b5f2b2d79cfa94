/** Who travels, as it is typed before a price is asked for: ages make fares and berths. */
import type { Gender } from '#domain/people/gender.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { required } from '#domain/rules/violation.ts';
import type { BerthKind, Quota, TrainClass } from '#domain/train/berths/classes.ts';
import { hasBerths } from '#domain/train/berths/classes.ts';
import { checkRailParty, quotaFor, type RailPassenger } from '#domain/train/booking/rules.ts';

export interface PassengerTyped {
  readonly age: string;
  readonly gender: Gender;
  readonly wish?: BerthKind | undefined;
  /** Of a child under 12. */
  readonly ownBerth: boolean;
}

export const onePassenger: PassengerTyped = { age: '', gender: 'male', ownBerth: false };

/** The berths that a class has to wish for. */
export function wishesIn(travelClass: TrainClass): readonly BerthKind[] {
  if (!hasBerths(travelClass)) return ['WS', 'MS', 'AS'];
  return travelClass === '1A' ? ['LB', 'UB'] : ['LB', 'MB', 'UB', 'SLB', 'SUB'];
}

export function isChild({ age }: Pick<PassengerTyped, 'age'>): boolean {
  return /^\d+$/.test(age.trim()) && Number(age) < 12;
}

/** A wish that the class does not have is dropped. */
export function partyOf(typed: readonly PassengerTyped[], travelClass: TrainClass): readonly RailPassenger[] {
  return typed.map((each): RailPassenger => {
    const { age, gender, wish, ownBerth } = each;
    return {
      age: /^\d+$/.test(age.trim()) ? Number(age) : -1,
      gender,
      ...(wish !== undefined && wishesIn(travelClass).includes(wish) && { wish }),
      ...(ownBerth && isChild(each) && { ownBerth }),
    };
  });
}

export function checkParty(
  typed: readonly PassengerTyped[],
  { travelClass, quota }: { readonly travelClass: TrainClass; readonly quota: Quota },
): readonly Violation[] {
  const missing = typed.flatMap(({ age }, at) => required(age, `travellers[${at}].age`));
  return missing.length > 0 ? missing : checkRailParty(partyOf(typed, travelClass), quota, travelClass);
}

/** Whether a party, once its ages are typed, is booked from the general quota though another was asked for. */
export function isGeneralInstead(
  typed: readonly PassengerTyped[],
  asked: { readonly travelClass: TrainClass; readonly quota: Quota },
): boolean {
  const { travelClass, quota } = asked;
  return checkParty(typed, asked).length === 0 && quotaFor(partyOf(typed, travelClass), quota) !== quota;
}
