import type { FieldsOf } from './fields.ts';

export const configurationFields: FieldsOf<'configuration'> = { read: 'whole' };

export const sessionFields: FieldsOf<'session'> = {
  logIn: 'whole',
  signOn: 'whole',
  logOut: 'whole',
  page: 'whole',
  forgotPassword: 'whole',
  changePassword: 'whole',
  userDetails: 'whole',
  sessions: 'whole',
  endSessions: 'whole',
  secondFactor: 'whole',
  beginSecondFactor: 'whole',
  confirmSecondFactor: 'whole',
  endSecondFactor: 'whole',
};
