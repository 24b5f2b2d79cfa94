/** The profile of the person at the desk, and what is kept in it. Part of the agency's desk. */
import type { CardDraft } from '#domain/agency/payment-card.ts';
import type { CompleteProfile, Masters, PersonDraft, ProfileInShort } from '#domain/agency/profile-masters.ts';
import type { Answer } from '../answer.ts';

/** Without an id it is a new one; one of the same number is brought up to date. */
export type NewMaster<Master> = Omit<Master, 'recordId'> & { readonly recordId?: string };

export interface NewCard extends Required<CardDraft> {
  /** A UUID made by the caller: the same card is confirmed, and charged, once. */
  readonly requestId?: string;
}

export interface MasterAsked {
  readonly recordId: string;
}

export interface MasterSaved {
  readonly recordId: string;
}

export interface ProfileDesk {
  /** Of the person at the desk; while emulating, of the emulated one. */
  readonly completeProfile: () => Answer<CompleteProfile>;
  /** The people of the agency, by name. */
  readonly profileMasters: () => Answer<readonly ProfileInShort[]>;
  readonly saveProfile: (person: Required<PersonDraft>) => Answer<void>;
  readonly savePassport: (passport: NewMaster<Masters['passport']>) => Answer<MasterSaved>;
  readonly saveVisa: (visa: NewMaster<Masters['visa']>) => Answer<MasterSaved>;
  readonly saveMembership: (membership: NewMaster<Masters['membership']>) => Answer<MasterSaved>;
  /** Charges 1 rupee to confirm the card. Invalid `card-refused` where its bank says no. */
  readonly addCard: (card: NewCard) => Answer<MasterSaved>;
  /** What is gone already is no failure. */
  readonly deletePassport: (asked: MasterAsked) => Answer<void>;
  readonly deleteVisa: (asked: MasterAsked) => Answer<void>;
  readonly deleteMembership: (asked: MasterAsked) => Answer<void>;
  readonly deleteCard: (asked: MasterAsked) => Answer<void>;
}
