/** Support requests: a thread of messages between people of an agency and the house, each with documents. */
import { checkUploadSize } from '../rules/upload.ts';
import { firstOf, required, type Violation, violation } from '../rules/violation.ts';
import type { Instant } from '../time/instant.ts';

/** open: waits for the house. answered: waits for the agency. closed: done, until somebody writes again. */
export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

export const ticketSides = ['agency', 'house'] as const;
export type TicketSide = (typeof ticketSides)[number];

export interface TicketFile {
  /** Within its ticket. */
  readonly fileId: string;
  readonly filename: string;
}

export interface TicketMessage {
  readonly at: Instant;
  /** The name of who wrote it. */
  readonly by: string;
  readonly side: TicketSide;
  readonly text: string;
  readonly files: readonly TicketFile[];
}

export interface Ticket {
  /** 'SP600001'. */
  readonly ticketId: string;
  readonly subject: string;
  readonly state: TicketState;
  /** What it is about: a booking, a deposit; may be empty. */
  readonly about: string;
  readonly raisedAt: Instant;
  readonly raisedBy: string;
  /** When the last message was written. */
  readonly lastAt: Instant;
  /** The other side has written since the reader's side last looked. */
  readonly unread: boolean;
}

/** As typed. */
export interface TicketDraft {
  readonly subject: string;
  readonly about: string;
}

export interface MessageDraft {
  readonly text: string;
  /** Sizes of the documents that go with it, in bytes. */
  readonly sizes: readonly number[];
}

/** Most documents of one message. */
export const ticketMostFiles = 3;
const [longestSubject, longestAbout, longestText] = [120, 40, 4000];

/**
 * Codes: `required`, `too-long`.
 *
 * @example checkTicket({ subject: '', about: '' }) // => [violation('required', 'subject')]
 */
export function checkTicket({ subject, about }: TicketDraft): readonly Violation[] {
  return [
    ...firstOf(
      required(subject, 'subject'),
      subject.trim().length > longestSubject ? [violation('too-long', 'subject', { most: longestSubject })] : [],
    ),
    ...(about.trim().length > longestAbout ? [violation('too-long', 'about', { most: longestAbout })] : []),
  ];
}

/** Codes: `required`, `too-long` at `text`; `list-count`, `upload-size` at `files`: all documents of a message count as one. */
export function checkMessage({ text, sizes }: MessageDraft): readonly Violation[] {
  const together = sizes.reduce((sum, size) => sum + size, 0);
  return [
    ...firstOf(
      required(text, 'text'),
      text.trim().length > longestText ? [violation('too-long', 'text', { most: longestText })] : [],
    ),
    ...firstOf(
      sizes.length > ticketMostFiles ? [violation('list-count', 'files', { most: ticketMostFiles })] : [],
      sizes.length > 0 ? checkUploadSize(together, 'files') : [],
    ),
  ];
}

/** What a message of a side makes of the ticket. */
export function stateAfter(side: TicketSide, close: boolean): TicketState {
  return close ? 'closed' : side === 'house' ? 'answered' : 'open';
}
