/** The profile of the person at the desk: who it is, and the passports, visas, cards and memberships kept in it. */
import { Effect } from 'effect';
import { cardBrand, cardDigits, checkCard } from '#domain/agency/payment-card.ts';
import {
  type CardMaster,
  checkMembershipMaster,
  checkPassportMaster,
  checkPerson,
  checkVisaMaster,
  type CompleteProfile,
  type MasterKind,
  mostMasters,
} from '#domain/agency/profile-masters.ts';
import { money } from '#domain/money/money.ts';
import { cardConfirmationRupees } from '#domain/rules/limits.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { dateIn } from '#domain/time/instant.ts';
import { Invalid, NotPermitted, type SessionInvalid, type Unavailable } from '#application/desk/failures.ts';
import type { MasterSaved, ProfileDesk } from '#application/desk/agency/profiles.ts';
import { actedBy, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { CardKeeper } from '#application/backoffice/ports/agency/card-keeper.ts';
import type { MasterToSave, ProfileKey, ProfileStore } from '#application/backoffice/ports/agency/profile-store.ts';
import type { Chance, Clock } from '#application/backoffice/ports/machine.ts';
import type { RateLimit } from '#application/backoffice/ports/session/rate-limit.ts';
import { attempt } from '#application/backoffice/session/attempts.ts';

export interface ProfilePorts {
  readonly profiles: ProfileStore;
  readonly cards: CardKeeper;
  readonly limits: RateLimit;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly businessZone: string;
}

/** Cards that one person may have confirmed before the next must wait: nobody tries stolen numbers here. */
const cardPace = { free: 5, firstWaitSeconds: 60, longestWaitSeconds: 3600, forgetAfterSeconds: 24 * 3600 };

export const confirmationCharge = money(cardConfirmationRupees * 100, 'INR');

export function makeProfileDesk(ports: ProfilePorts): (caller: Caller) => ProfileDesk {
  const { profiles, cards, limits, clock, chance } = ports;
  const today = () => dateIn(clock.now(), ports.businessZone);
  return (caller) => {
    const save = (
      violations: readonly Violation[],
      master: (who: SignedInCaller) => Omit<MasterToSave, 'at'>,
    ): Effect.Effect<MasterSaved, Invalid | SessionInvalid | NotPermitted> =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller);
        if (violations.length > 0) return yield* new Invalid({ violations });
        const kept = yield* profiles.saveMaster(keyOf(who), { ...master(who), at: clock.now() }, mostMasters, {
          ...actedBy(who),
          operation: 'agency.save-master',
        });
        return kept === undefined ? yield* tooMany : { recordId: kept };
      });
    const remove = (
      kind: MasterKind,
      recordId: string,
    ): Effect.Effect<void, SessionInvalid | NotPermitted | Unavailable> =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller);
        const gone = yield* profiles.deleteMaster(keyOf(who), kind, recordId, {
          ...actedBy(who),
          operation: 'agency.delete-master',
        });
        if (gone?.token !== undefined) yield* cards.forget(gone.token);
      });
    return {
      completeProfile: () =>
        Effect.gen(function* () {
          const who = yield* signedIn(caller);
          const found = yield* profiles.complete(keyOf(who));
          return found ?? (yield* Effect.die(new Error(`There is no profile ${who.speaksFor.profileId}`)));
        }),
      profileMasters: () =>
        Effect.flatMap(signedIn(caller), ({ agencyId, corporate }) => profiles.people(agencyId, corporate?.userId)),
      saveProfile: (typed) =>
        Effect.gen(function* () {
          const who = yield* ownDesk(caller);
          const person = {
            title: typed.title ?? '',
            firstName: tidy(typed.firstName),
            lastName: tidy(typed.lastName),
            mobile: tidy(typed.mobile),
          };
          const violations = checkPerson(person);
          if (violations.length > 0) return yield* new Invalid({ violations });
          yield* profiles.savePerson(keyOf(who), person, { ...actedBy(who), operation: 'agency.save-profile' });
        }),
      savePassport: ({ recordId = chance.uuid(), ...passport }) => {
        const facts = { ...passport, number: passport.number.trim().toUpperCase() };
        return save(checkPassportMaster(facts, today()), () => ({
          kind: 'passport',
          recordId,
          sameKey: `${facts.country} ${facts.number}`,
          facts,
        }));
      },
      saveVisa: ({ recordId = chance.uuid(), ...visa }) => {
        const facts = { ...visa, number: visa.number.trim().toUpperCase() };
        return save(checkVisaMaster(facts, today()), () => ({
          kind: 'visa',
          recordId,
          sameKey: `${facts.country} ${facts.number}`,
          facts,
        }));
      },
      saveMembership: ({ recordId = chance.uuid(), ...membership }) => {
        const facts = { ...membership, number: membership.number.trim().toUpperCase() };
        return save(checkMembershipMaster(facts), () => ({
          kind: 'membership',
          recordId,
          sameKey: `${facts.kind} ${facts.programme.trim().toLowerCase()} ${facts.number}`,
          facts,
        }));
      },
      addCard: ({ requestId = chance.uuid(), ...typed }) =>
        Effect.gen(function* () {
          const who = yield* ownDesk(caller);
          const violations = checkCard(typed, today());
          if (violations.length > 0) return yield* new Invalid({ violations });
          const { number, holder, expires, securityCode } = typed;
          const digits = cardDigits(number);
          const key = keyOf(who);
          const now = clock.now();
          const facts = { brand: cardBrand(digits), lastFour: digits.slice(-4), holder: tidy(holder), expires };
          const sameKey = cardKey(facts);
          const before = yield* profiles.complete(key);
          // Nobody is charged for a card that cannot be kept.
          const known = before?.cards.some((each) => cardKey(each) === sameKey) ?? false;
          if (before !== undefined && !known && mastersIn(before) >= mostMasters) return yield* tooMany;
          yield* attempt(limits, [{ key: `card:${key.agencyId}:${key.profileId}`, pace: cardPace }], now);
          const given = { number: digits, holder: facts.holder, expires, securityCode };
          const { token } = yield* cards
            .confirm(`${key.agencyId} ${key.profileId} ${requestId} ${sameKey}`, given, confirmationCharge)
            .pipe(
              Effect.catchTag('CardRefused', () =>
                Effect.fail(new Invalid({ violations: [violation('card-refused', 'number')] })),
              ),
            );
          const kept = yield* profiles.saveMaster(
            key,
            { kind: 'card', recordId: requestId, sameKey, facts, token, at: now },
            mostMasters,
            { ...actedBy(who), operation: 'agency.add-card' },
          );
          return kept === undefined ? yield* tooMany : { recordId: kept };
        }),
      deletePassport: ({ recordId }) => remove('passport', recordId),
      deleteVisa: ({ recordId }) => remove('visa', recordId),
      deleteMembership: ({ recordId }) => remove('membership', recordId),
      deleteCard: ({ recordId }) => remove('card', recordId),
    };
  };
}

/** What makes two cards the same one here: their numbers are not kept. */
function cardKey({ brand, lastFour, expires }: Pick<CardMaster, 'brand' | 'lastFour' | 'expires'>): string {
  return `${brand} ${lastFour} ${expires}`;
}

function mastersIn({ passports, visas, cards, memberships }: CompleteProfile): number {
  return passports.length + visas.length + cards.length + memberships.length;
}

const tooMany = new Invalid({ violations: [violation('masters-count', '', { most: mostMasters })] });

/** Nobody changes a person's name or charges a card from somebody else's desk. */
function ownDesk(caller: Caller): Effect.Effect<SignedInCaller, SessionInvalid | NotPermitted> {
  return Effect.flatMap(signedIn(caller), (who) =>
    who.onBehalfOf === undefined ? Effect.succeed(who) : Effect.fail(new NotPermitted({ reason: 'right-missing' })),
  );
}

function keyOf({ agencyId, speaksFor }: SignedInCaller): ProfileKey {
  return { agencyId, profileId: speaksFor.profileId };
}

function tidy(text: string | undefined): string {
  return (text ?? '').trim().replace(/\s+/g, ' ');
}
