import type { FieldsOf } from './fields.ts';

export const operationsFields: FieldsOf<'operations'> = {
  agencies: 'whole',
  agency: 'whole',
  addAgency: 'whole',
  setCredit: 'whole',
  setStanding: 'whole',
  addPerson: 'whole',
  setPerson: 'whole',
  resetPerson: 'whole',
  uploadBrandFile: 'whole',
  configuration: 'whole',
  setConfiguration: 'whole',
  overview: 'whole',
  askSupplier: 'whole',
  pages: 'whole',
  setPage: 'whole',
  messages: 'whole',
  message: 'whole',
  audit: 'whole',
  auditEntry: 'whole',
};
