import type { FieldsOf } from './fields.ts';

/** For those who manage staff; of the own policy everybody knows all. */
export const corporateFields: FieldsOf<'corporate'> = {
  companies: 'whole',
  company: 'whole',
  saveCompany: 'whole',
  addEmployee: 'whole',
  moveEmployee: 'whole',
  ownPolicy: 'whole',
  trips: 'whole',
  // What a customer pays; who may see which is said by the use cases.
  approvals: 'whole',
  approval: 'whole',
  decideApproval: 'whole',
  withdrawApproval: 'whole',
  delegateApprovals: 'whole',
  giveReason: 'whole',
};
