/** Companies, their people and their policy. Shapes chosen here. */
import type {
  AddEmployee,
  CompaniesPage,
  CompanyRow,
  CompanyShown,
  CorporateDesk,
  MoveEmployee,
  SaveCompany,
  TravelPolicyShown,
} from '#application/desk/corporate/corporate.ts';
import type { Company, CostCentre, Employee } from '#domain/corporate/company.ts';
import { nothing } from '../form/codec.ts';
import { paged, requestId, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, or, record } from '../form/shape.ts';
import { approvalOperations, approvalRule, approvalWhen } from './approvals.ts';
import { policyRule } from './policy-rule.ts';
import { tripReason } from './trip-reason.ts';
import { tripOperations } from './trips.ts';

const costCentre = record<CostCentre>({ code: at('code', text), name: at('name', text) });

const named = {
  name: at('name', text),
  gstNumbers: or('gstnumbers', list(text), []),
  costCentres: or('costcentres', list(costCentre), []),
  rules: or('rules', list(policyRule), []),
  approvals: or('approvals', list(approvalRule), []),
  reasons: maybe('reasons', list(tripReason)),
} as const;
const companyId = at('companyid', text);
const version = at('version', whole);

const company = record<Company>({ companyId, ...named, version });

const employee = record<Employee>({
  userId: at('userid', text),
  name: at('name', text),
  costCentre: maybe('costcentre', text),
});

const shown = inResult(
  codecOf(record<CompanyShown>({ company: at('company', company), people: at('people', list(employee)) })),
);

const row = record<CompanyRow>({
  companyId,
  name: at('name', text),
  people: at('people', whole),
  rules: at('rules', whole),
});

const policy = record<TravelPolicyShown>({
  company: at('company', text),
  version,
  rules: at('rules', list(policyRule)),
  reasons: maybe('reasons', list(tripReason)),
  approvals: maybe('approvals', list(approvalWhen)),
  costCentre: maybe('costcentre', text),
});

export const corporateOperations: AreaOperations<CorporateDesk> = {
  companies: operation({
    opid: 'CP001',
    actioncode: 'LISTCOMPANIES',
    request: codecOf(record<{ readonly page: number }>({ page: or('page', whole, 1) })),
    answer: inResult(codecOf(record<CompaniesPage>({ companies: at('companies', list(row)), ...paged }))),
  }),
  company: operation({
    opid: 'CP001',
    actioncode: 'COMPANY',
    request: codecOf(record<{ readonly companyId: string }>({ companyId })),
    answer: shown,
  }),
  saveCompany: operation({
    opid: 'CP001',
    actioncode: 'SAVECOMPANY',
    request: codecOf(record<SaveCompany>({ companyId: at('companyid', requestId), ...named, version })),
    answer: shown,
    changes: true,
  }),
  addEmployee: operation({
    opid: 'CP001',
    actioncode: 'ADDEMPLOYEE',
    request: codecOf(
      record<AddEmployee>({
        companyId,
        userId: at('userid', text),
        title: at('title', text),
        firstName: at('first_name', text),
        lastName: at('last_name', text),
        mobile: at('contact_number', text),
        costCentre: maybe('costcentre', text),
        requestId: at('requestid', requestId),
      }),
    ),
    answer: shown,
    changes: true,
  }),
  moveEmployee: operation({
    opid: 'CP001',
    actioncode: 'MOVEEMPLOYEE',
    request: codecOf(
      record<MoveEmployee>({ companyId, userId: at('userid', text), costCentre: maybe('costcentre', text) }),
    ),
    answer: shown,
    changes: true,
  }),
  ownPolicy: operation({
    opid: 'CP001',
    actioncode: 'OWNPOLICY',
    request: nothing,
    answer: inResult(codecOf(record<{ readonly policy?: TravelPolicyShown }>({ policy: maybe('policy', policy) }))),
  }),
  ...tripOperations,
  ...approvalOperations,
};
