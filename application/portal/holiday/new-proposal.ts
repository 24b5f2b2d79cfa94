/** A package that is written to a customer: to whom, in which language, and what the agent adds. */
import type { ProposeHoliday, HolidayDesk, Proposed } from '#application/desk/holiday/holiday.ts';
import { checkEmail } from '#domain/people/contact.ts';
import type { Language } from '#domain/people/language.ts';
import { required } from '#domain/rules/violation.ts';
import { NewRecord } from '../new-record.ts';
import type { Session } from '../session/session.ts';

export interface ProposalDraft {
  readonly offerId: string;
  readonly name: string;
  readonly email: string;
  readonly note: string;
  readonly language: Language;
}

export type NewProposal = NewRecord<ProposalDraft, Partial<ProposalDraft>, Proposed>;

export function proposalOf(offerId: string, language: Language): ProposalDraft {
  return { offerId, name: '', email: '', note: '', language };
}

export function newProposal(
  desk: Pick<HolidayDesk, 'propose'>,
  session: Pick<Session, 'ask'>,
  requestId: () => string,
): NewProposal {
  return new NewRecord(
    {
      empty: proposalOf('', 'en'),
      typed: (before, change) => ({ ...before, ...change }),
      judge: ({ name, email }) => [
        ...required(name, 'name'),
        ...(email.trim() === '' ? [] : checkEmail(email.trim(), 'email')),
      ],
      send: (draft, sentAs) => desk.propose(wanted(draft, sentAs)),
      fieldOf: (path) => path.replace('customer.', ''),
    },
    session,
    requestId,
  );
}

function wanted({ offerId, name, email, note, language }: ProposalDraft, requestId: string): ProposeHoliday {
  return {
    offerId,
    requestId,
    customer: { name: name.trim(), ...(email.trim() !== '' && { email: email.trim() }) },
    language,
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}
