/** Agencies as elevated users look after them. Shapes chosen here. */
import type {
  AddAgency,
  AddPerson,
  AgenciesPage,
  AgenciesWanted,
  AgencyCareDesk,
  AgencyPerson,
  AgencyRow,
  AgencyShown,
  ResetPerson,
  SetCredit,
  SetPerson,
  SetStanding,
} from '#application/desk/operations/agencies.ts';
import { staffStatuses } from '#domain/agency/staff.ts';
import { agencyStatuses, type NewBusiness, type NewPerson } from '#domain/operations/agencies.ts';
import type { CreditTerms } from '#domain/operations/credit.ts';
import { date, flag, moment, money, oneOf, paged, requestId, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, or, record, spread } from '../form/shape.ts';

const agencyId = at('agencyid', text);
const status = at('status', oneOf(agencyStatuses));
const version = at('version', whole);
const once = { requestId: at('requestid', requestId) } as const;

const person = {
  userId: at('userid', text),
  title: at('title', text),
  firstName: at('first_name', text),
  lastName: at('last_name', text),
  mobile: at('contact_number', text),
} as const;

const business = record<NewBusiness>({
  companyName: at('companyname', text),
  address: at('address', text),
  city: at('city', text),
  state: at('state', text),
  pincode: or('pincode', text, ''),
  panNumber: or('pannumber', text, ''),
  gstNumber: or('gstnumber', text, ''),
});

const extra = record<NonNullable<CreditTerms['extra']>>({ amount: at('amount', money), until: at('until', date) });
const terms = { limit: at('limit', money), extra: maybe('extra', extra), dueOn: maybe('dueon', date) } as const;

const listed = {
  agencyId,
  agentId: at('agentid', text),
  companyName: at('companyname', text),
  city: at('city', text),
  status,
  balance: at('outstanding', money),
  creditNow: at('creditnow', money),
} as const;

const onePerson = record<AgencyPerson>({
  userId: at('userid', text),
  name: at('name', text),
  roleId: at('systemroleid', text),
  status: at('status', oneOf(staffStatuses)),
  isInvited: at('invited', flag),
  hasSecondFactor: at('secondfactor', flag),
});

const shown = codecOf(
  record<AgencyShown>({
    ...listed,
    isHouse: at('house', flag),
    address: at('address', text),
    state: at('state', text),
    pincode: at('pincode', text),
    country: at('country', text),
    phone: at('phone', text),
    email: at('email', text),
    panNumber: maybe('pannumber', text),
    gstNumber: maybe('gstnumber', text),
    reserved: at('reserved', money),
    credit: at('credit', record<CreditTerms>(terms)),
    note: at('note', text),
    since: at('since', moment),
    people: at('people', list(onePerson)),
    version,
  }),
);

interface ById {
  readonly agencyId: string;
}

export const agencyCareOperations: AreaOperations<AgencyCareDesk> = {
  agencies: operation({
    opid: 'OP001',
    actioncode: 'LISTAGENCIES',
    request: codecOf(
      record<AgenciesWanted>({
        status: maybe('status', oneOf(agencyStatuses)),
        text: maybe('text', text),
        page: or('page', whole, 1),
      }),
    ),
    answer: inResult(
      codecOf(record<AgenciesPage>({ agencies: at('agencies', list(record<AgencyRow>(listed))), ...paged })),
    ),
  }),
  agency: operation({
    opid: 'OP001',
    actioncode: 'AGENCY',
    request: codecOf(record<ById>({ agencyId })),
    answer: inResult(shown),
  }),
  addAgency: operation({
    opid: 'OP001',
    actioncode: 'ADDAGENCY',
    request: codecOf(
      record<AddAgency>({
        business: spread(business),
        person: at('person', record<NewPerson>(person)),
        creditLimit: at('creditlimit', money),
        ...once,
      }),
    ),
    answer: inResult(shown),
    changes: true,
  }),
  setCredit: operation({
    opid: 'OP001',
    actioncode: 'SETCREDIT',
    request: codecOf(record<SetCredit>({ agencyId, ...terms, version })),
    answer: inResult(shown),
    changes: true,
  }),
  setStanding: operation({
    opid: 'OP001',
    actioncode: 'SETSTANDING',
    request: codecOf(record<SetStanding>({ agencyId, status, note: or('note', text, ''), version })),
    answer: inResult(shown),
    changes: true,
  }),
  addPerson: operation({
    opid: 'OP001',
    actioncode: 'ADDPERSON',
    request: codecOf(record<AddPerson>({ agencyId, ...person, ...once })),
    answer: inResult(shown),
    changes: true,
  }),
  setPerson: operation({
    opid: 'OP001',
    actioncode: 'SETPERSON',
    request: codecOf(
      record<SetPerson>({ agencyId, userId: at('userid', text), status: at('status', oneOf(staffStatuses)) }),
    ),
    answer: inResult(shown),
    changes: true,
  }),
  resetPerson: operation({
    opid: 'OP001',
    actioncode: 'RESETPERSON',
    request: codecOf(
      record<ResetPerson>({ agencyId, userId: at('userid', text), endSecondFactor: maybe('endsecondfactor', flag) }),
    ),
    answer: inResult(shown),
    changes: true,
  }),
};
