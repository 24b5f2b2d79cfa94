/** What is asked of the desk for a record of the profile, by its kind. */
import type { DeskAct } from '#application/desk/desks/doings.ts';
import type { MasterKind } from '#domain/agency/profile-masters.ts';

export const savingAct: Readonly<Record<MasterKind, DeskAct>> = {
  passport: 'agency.savePassport',
  visa: 'agency.saveVisa',
  card: 'agency.addCard',
  membership: 'agency.saveMembership',
};

export const deletingAct: Readonly<Record<MasterKind, DeskAct>> = {
  passport: 'agency.deletePassport',
  visa: 'agency.deleteVisa',
  card: 'agency.deleteCard',
  membership: 'agency.deleteMembership',
};
