/** An agency that an operator makes. */
import { checkNewBusiness, checkNewPerson, type NewBusiness, type NewPerson } from '#domain/operations/agencies.ts';
import type { Currency } from '#domain/money/currency.ts';
import { isNegative, type Money, zero } from '#domain/money/money.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import type { AgencyCareDesk, AgencyShown } from '#application/desk/operations/agencies.ts';
import { amountTyped } from '../amount-typed.ts';
import { NewRecord } from '../new-record.ts';
import type { Session } from '../session/session.ts';
import { nobody } from './agencies.ts';

export interface NewAgencyDraft {
  readonly business: NewBusiness;
  readonly person: NewPerson;
  readonly creditLimit: string;
}

export interface NewAgencyChange {
  readonly business?: Partial<NewBusiness>;
  readonly person?: Partial<NewPerson>;
  readonly creditLimit?: string;
}

export type NewAgency = NewRecord<NewAgencyDraft, NewAgencyChange, AgencyShown>;

export function newAgency(
  desk: Pick<AgencyCareDesk, 'addAgency'>,
  session: Pick<Session, 'ask'>,
  requestId: () => string,
  currency: () => Currency,
): NewAgency {
  return new NewRecord(
    {
      empty: {
        business: { companyName: '', address: '', city: '', state: '', pincode: '', panNumber: '', gstNumber: '' },
        person: nobody,
        creditLimit: '0',
      },
      typed: (before, { business, person, creditLimit = before.creditLimit }) => ({
        business: { ...before.business, ...business },
        person: { ...before.person, ...person },
        creditLimit,
      }),
      judge: (draft) => judge(draft, limitOf(draft, currency())),
      send: ({ business, person, ...draft }, sentAs) =>
        desk.addAgency({
          business,
          person,
          creditLimit: limitOf(draft, currency()) ?? zero(currency()),
          requestId: sentAs,
        }),
    },
    session,
    requestId,
  );
}

/** Undefined where it is none. */
function limitOf({ creditLimit }: Pick<NewAgencyDraft, 'creditLimit'>, currency: Currency): Money | undefined {
  const limit = amountTyped(creditLimit, currency);
  return limit === undefined || isNegative(limit) ? undefined : limit;
}

function judge({ business, person, creditLimit }: NewAgencyDraft, limit: Money | undefined): readonly Violation[] {
  return [
    ...within('business', checkNewBusiness(business)),
    ...within('person', checkNewPerson(person)),
    ...(limit === undefined ? [violation(creditLimit.trim() === '' ? 'required' : 'not-a-number', 'creditLimit')] : []),
  ];
}
