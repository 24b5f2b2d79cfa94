/**
 * Every migration in order. One that has been released is never edited: what must change is a new one, at the end.
 */
import type { Migration } from './migrate.ts';
import people from '../migrations/0010-people.sql?raw';
import deployment from '../migrations/0011-deployment.sql?raw';
import agencyTerms from '../migrations/0012-agency-terms.sql?raw';
import promo from '../migrations/0013-promo.sql?raw';
import travellerNames from '../migrations/0014-traveller-names.sql?raw';
import account from '../migrations/0020-account.sql?raw';
import record from '../migrations/0021-record.sql?raw';
import booking from '../migrations/0022-booking.sql?raw';
import amendment from '../migrations/0023-amendment.sql?raw';
import documents from '../migrations/0024-documents.sql?raw';
import request from '../migrations/0025-request.sql?raw';
import sentQuote from '../migrations/0026-sent-quote.sql?raw';
import imported from '../migrations/0027-imported.sql?raw';
import split from '../migrations/0029-split.sql?raw';
import quote from '../migrations/0030-quote.sql?raw';
import quoteServices from '../migrations/0031-quote-services.sql?raw';
import scheduleChanges from '../migrations/0032-schedule-changes.sql?raw';
import bookedPeople from '../migrations/0033-booked-people.sql?raw';
import papers from '../migrations/0034-papers.sql?raw';
import sandboxSupplier from '../migrations/0040-sandbox-supplier.sql?raw';
import sandboxSeats from '../migrations/0041-sandbox-seats.sql?raw';
import sandboxAmendments from '../migrations/0042-sandbox-amendments.sql?raw';
import sandboxChanges from '../migrations/0043-sandbox-changes.sql?raw';
import sandboxParts from '../migrations/0044-sandbox-parts.sql?raw';
import supplierOrder from '../migrations/0045-supplier-order.sql?raw';
import sandboxSchedules from '../migrations/0046-sandbox-schedules.sql?raw';
import papersTogether from '../migrations/0047-papers-together.sql?raw';
import requestSettled from '../migrations/0048-request-settled.sql?raw';
import namesakes from '../migrations/0049-namesakes.sql?raw';
import scheduleAnswers from '../migrations/0050-schedule-answers.sql?raw';
import heldSplit from '../migrations/0051-held-split.sql?raw';
import scheduleRestored from '../migrations/0052-schedule-restored.sql?raw';
import readiness from '../migrations/0053-readiness.sql?raw';
import papersOfTheirTime from '../migrations/0054-papers-of-their-time.sql?raw';
import requestEqual from '../migrations/0055-request-equal.sql?raw';
import listedAnew from '../migrations/0056-listed-anew.sql?raw';
import supplierDocuments from '../migrations/0057-supplier-documents.sql?raw';
import sentPaper from '../migrations/0058-sent-paper.sql?raw';
import agencyPeople from '../migrations/0061-agency-people.sql?raw';

export const migrations: readonly Migration[] = [
  { name: '0010-people', sql: people },
  { name: '0011-deployment', sql: deployment },
  { name: '0012-agency-terms', sql: agencyTerms },
  { name: '0013-promo', sql: promo },
  { name: '0014-traveller-names', sql: travellerNames },
  { name: '0020-account', sql: account },
  { name: '0021-record', sql: record },
  { name: '0022-booking', sql: booking },
  { name: '0023-amendment', sql: amendment },
  { name: '0024-documents', sql: documents },
  { name: '0025-request', sql: request },
  { name: '0026-sent-quote', sql: sentQuote },
  { name: '0027-imported', sql: imported },
  { name: '0029-split', sql: split },
  { name: '0030-quote', sql: quote },
  { name: '0031-quote-services', sql: quoteServices },
  { name: '0032-schedule-changes', sql: scheduleChanges },
  { name: '0033-booked-people', sql: bookedPeople },
  { name: '0034-papers', sql: papers },
  { name: '0040-sandbox-supplier', sql: sandboxSupplier },
  { name: '0041-sandbox-seats', sql: sandboxSeats },
  { name: '0042-sandbox-amendments', sql: sandboxAmendments },
  { name: '0043-sandbox-changes', sql: sandboxChanges },
  { name: '0044-sandbox-parts', sql: sandboxParts },
  { name: '0045-supplier-order', sql: supplierOrder },
  { name: '0046-sandbox-schedules', sql: sandboxSchedules },
  { name: '0047-papers-together', sql: papersTogether },
  { name: '0048-request-settled', sql: requestSettled },
  { name: '0049-namesakes', sql: namesakes },
  { name: '0050-schedule-answers', sql: scheduleAnswers },
  { name: '0051-held-split', sql: heldSplit },
  { name: '0052-schedule-restored', sql: scheduleRestored },
  { name: '0053-readiness', sql: readiness },
  { name: '0054-papers-of-their-time', sql: papersOfTheirTime },
  { name: '0055-request-equal', sql: requestEqual },
  { name: '0056-listed-anew', sql: listedAnew },
  { name: '0057-supplier-documents', sql: supplierDocuments },
  { name: '0058-sent-paper', sql: sentPaper },
  { name: '0061-agency-people', sql: agencyPeople },
];
