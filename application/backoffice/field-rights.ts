/**
 * Which fields of an answer its caller may read: the one rule. Use cases answer whole; on the way out of the desk an answer
 * loses what its caller has no right to, and so does a refusal. `field-rights/` has a file for each area of the desk with every
 * method of it, so that a new one does not compile before it is said what of it is for everybody.
 *
 * 'see-net-fares': what the agency is charged, earns and adds, what the supplier asks, what the ledger says of a booking.
 * 'balance': what is on the account. 'set-price', with net fares: what may be asked of a customer beside the price. A price
 * that is left is the customer's (`domain/price/customer-side.ts`), and its lines add up. Papers for customers say to everybody what the customer is shown.
 */
import { Effect } from 'effect';
import type { Desk } from '../desk/desk.ts';
import { BalanceTooLow, type DeskFailure } from '../desk/failures.ts';
import type { Caller, Right } from './caller.ts';
import { accountFields } from './field-rights/account.ts';
import { agencyFields } from './field-rights/agency.ts';
import { bookingFields } from './field-rights/booking.ts';
import { cartFields } from './field-rights/cart.ts';
import { corporateFields } from './field-rights/corporate.ts';
import type { Fields, FieldsOf, Sight } from './field-rights/fields.ts';
import { operationsFields } from './field-rights/operations.ts';
import { productFields } from './field-rights/products.ts';
import { configurationFields, sessionFields } from './field-rights/session.ts';

export const fieldRights: { readonly [Area in keyof Desk]: FieldsOf<Area> } = {
  configuration: configurationFields,
  session: sessionFields,
  ...productFields,
  booking: bookingFields,
  account: accountFields,
  agency: agencyFields,
  corporate: corporateFields,
  cart: cartFields,
  operations: operationsFields,
};

export function sightOf(caller: Caller): Sight {
  const may = (right: Right) => caller.kind === 'signed-in' && caller.rights.has(right);
  return {
    net: may('see-net-fares'),
    balance: may('balance'),
    asking: may('see-net-fares') && may('set-price'),
    sources: may('operate'),
  };
}

/** A refusal without the amounts that the caller may not read. */
export function refusalWithin<Failure extends DeskFailure>(failure: Failure, { net, balance }: Sight): Failure {
  if (!(failure instanceof BalanceTooLow)) return failure;
  const { message, needed, available } = failure;
  const shown = new BalanceTooLow({
    ...(message !== undefined && { message }),
    ...(net && needed && { needed }),
    ...(balance && available && { available }),
  });
  // It is the same failure, and has no field that the type asks for.
  return shown as Failure & BalanceTooLow;
}

/** An area's desk, answering its caller no more than the caller may read. */
export function withinRights<Area extends keyof Desk>(area: Area, desk: Desk[Area], caller: Caller): Desk[Area] {
  const sight = sightOf(caller);
  if (Object.values(sight).every(Boolean)) return desk;
  const methods = Object.keys(fieldRights[area]).map((method) => [
    method,
    (asked: unknown) => {
      const ask = Reflect.get(desk, method) as (asked: unknown) => Effect.Effect<unknown, DeskFailure>;
      return Effect.mapBoth(ask.call(desk, asked), {
        onSuccess: (answer) => readable(area, method, answer, sight),
        onFailure: (failure) => refusalWithin(failure, sight),
      });
    },
  ]);
  // The table's keys are the desk's methods, all of them.
  return Object.fromEntries(methods) as Desk[Area];
}

/** What was left of answers, by what of them may be read: the same object for the same answer. */
const madeBefore = new WeakMap<object, Map<string, unknown>>();

/** What of an answer of a method may be read. */
export function readable(area: string, method: string, answer: unknown, sight: Sight): unknown {
  const areas: Readonly<Record<string, object>> = fieldRights;
  // The rule is of its own method's answer.
  const fields = Reflect.get(areas[area] ?? {}, method) as Fields<unknown> | undefined;
  if (fields === undefined) throw new Error(`Nothing says who may read what of ${area}.${method}`);
  if (fields === 'whole' || typeof answer !== 'object' || answer === null) return answer;
  const known = madeBefore.get(answer) ?? new Map<string, unknown>();
  madeBefore.set(answer, known);
  const key = JSON.stringify(sight);
  const made = known.get(key) ?? fields(answer, sight);
  known.set(key, made);
  return made;
}
