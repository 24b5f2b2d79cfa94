/** Agencies as cases: their credit, whether they are blocked, and the people in them. */
import { type AgencyStatus, checkNewPerson, checkStanding, type NewPerson } from '#domain/operations/agencies.ts';
import { checkCredit, creditOf } from '#domain/operations/credit.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal, type Money } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { AgenciesPage, AgencyCareDesk, AgencyShown } from '#application/desk/operations/agencies.ts';
import { amountTyped } from '../amount-typed.ts';
import type { CaseDesk, CaseTypes, Decision } from './decision-queue.ts';

/** What is typed about an agency. */
export interface AgencyDraft extends NewPerson {
  readonly limit: string;
  readonly extra: string;
  /** ISO dates where they are some. */
  readonly extraUntil: string;
  readonly dueOn: string;
  readonly note: string;
  /** Of the people there, who is meant: by what they log in with. */
  readonly chosen: string;
  /** Under which a person is added once. */
  readonly requestId: string;
}

/** `reset-factor`: the second factor is ended with the password that is mailed. */
export type PersonAct = 'suspend' | 'activate' | 'reset' | 'reset-factor';

export interface AgencyCases extends CaseTypes {
  readonly page: AgenciesPage;
  readonly found: AgencyShown;
  readonly state: AgencyStatus;
  readonly draft: AgencyDraft;
  readonly act: 'credit' | 'block' | 'unblock' | 'add-person' | PersonAct;
  readonly paper: never;
}

export const nobody: NewPerson = { userId: '', title: '', firstName: '', lastName: '', mobile: '' };

interface Ways {
  readonly today: () => IsoDate;
  readonly requestId: () => string;
}

export function agencyCases(desk: AgencyCareDesk, { today, requestId }: Ways): CaseDesk<AgencyCases> {
  return {
    list: ({ state, ...filter }) => desk.agencies({ ...filter, ...(state && { status: state }) }),
    show: (agencyId) => desk.agency({ agencyId }),
    // There are none.
    paper: (_agencyId, paper) => paper,
    draft: ({ credit: { limit, extra, dueOn = '' }, note }) => ({
      ...nobody,
      limit: typed(limit),
      extra: extra === undefined ? '' : typed(extra.amount),
      extraUntil: extra?.until ?? '',
      dueOn,
      note,
      chosen: '',
      requestId: requestId(),
    }),
    decision: (agencyId, act, draft, found) => {
      const { version } = found;
      const person = { agencyId, userId: draft.chosen };
      switch (act) {
        case 'credit':
          return credit(desk, draft, found, today());
        case 'block':
          return unlessBroken(checkStanding({ status: 'suspended', note: draft.note }), () =>
            desk.setStanding({ agencyId, version, status: 'suspended', note: draft.note }),
          );
        case 'unblock':
          return { send: desk.setStanding({ agencyId, version, status: 'active', note: '' }) };
        case 'add-person': {
          const { userId, title, firstName, lastName, mobile } = draft;
          const added = { userId, title, firstName, lastName, mobile };
          return unlessBroken(checkNewPerson(added), () =>
            desk.addPerson({ agencyId, ...added, requestId: draft.requestId }),
          );
        }
        case 'reset':
          return { send: desk.resetPerson(person) };
        case 'reset-factor':
          return { send: desk.resetPerson({ ...person, endSecondFactor: true }) };
        case 'suspend':
          return { send: desk.setPerson({ ...person, status: 'Suspended' }) };
        case 'activate':
          return { send: desk.setPerson({ ...person, status: 'Active' }) };
      }
    },
  };
}

type Sent = Extract<Decision, { readonly send: unknown }>['send'];

function unlessBroken(violations: readonly Violation[], send: () => Sent): Decision {
  return violations.length > 0 ? { violations } : { send: send() };
}

function credit(desk: AgencyCareDesk, draft: AgencyDraft, found: AgencyShown, today: IsoDate): Decision {
  const { agencyId, version, balance } = found;
  const { currency } = balance;
  const { extraUntil, dueOn } = draft;
  const read = { limit: amountOf(draft.limit, currency), extra: amountOf(draft.extra, currency), extraUntil, dueOn };
  const unread = (['limit', 'extra'] as const).filter(
    (field) => draft[field].trim() !== '' && read[field] === undefined,
  );
  const violations = [
    ...unread.map((field) => violation('not-a-number', field)),
    ...checkCredit(read, currency, today).filter(({ path }) => !unread.some((field) => field === path)),
  ];
  const terms = creditOf(read, currency, today);
  return violations.length > 0 || terms === undefined
    ? { violations }
    : { send: desk.setCredit({ agencyId, version, ...terms }) };
}

function amountOf(text: string, currency: Currency): Money | undefined {
  return text.trim() === '' ? undefined : amountTyped(text, currency);
}

function typed(amount: Money): string {
  return formatDecimal(amount).replace(/\.0+$/, '');
}
