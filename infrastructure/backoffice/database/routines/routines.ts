/** Every function of the database; which lives where is in the README. */
import creditNow from './account/credit_now.sql?raw';
import headSeal from './account/head_seal.sql?raw';
import ledgerWrite from './account/ledger_write.sql?raw';
import postEntries from './account/post_entries.sql?raw';
import refusePartialPosting from './account/refuse_partial_posting.sql?raw';
import refuseStrayPosting from './account/refuse_stray_posting.sql?raw';
import refuseUnbalancedEntry from './account/refuse_unbalanced_entry.sql?raw';
import addPresence from './booking/add_presence.sql?raw';
import claimAmendments from './booking/claim_amendments.sql?raw';
import claimBookings from './booking/claim_bookings.sql?raw';
import claimDocuments from './booking/claim_documents.sql?raw';
import copyBooking from './booking/copy_booking.sql?raw';
import finishAmendment from './booking/finish_amendment.sql?raw';
import finishBookings from './booking/finish_bookings.sql?raw';
import giveDocumentsBack from './booking/give_documents_back.sql?raw';
import issueDocuments from './booking/issue_documents.sql?raw';
import keepIssued from './booking/keep_issued.sql?raw';
import keepPutOff from './booking/keep_put_off.sql?raw';
import keepWhatWas from './booking/keep_what_was.sql?raw';
import linkedBookings from './booking/linked_bookings.sql?raw';
import listAnew from './booking/list_anew.sql?raw';
import notePostedVersion from './booking/note_posted_version.sql?raw';
import openAmendment from './booking/open_amendment.sql?raw';
import openBookings from './booking/open_bookings.sql?raw';
import openBookingsUnlooked from './booking/open_bookings_unlooked.sql?raw';
import overLimit from './booking/over_limit.sql?raw';
import refuseEmptyNumber from './booking/refuse_empty_number.sql?raw';
import refuseGap from './booking/refuse_gap.sql?raw';
import splitOff from './booking/split_off.sql?raw';
import beat from './deployment/beat.sql?raw';
import momentOfRecord from './deployment/moment_of_record.sql?raw';
import refuseChange from './deployment/refuse_change.sql?raw';
import sandboxBook from './sandbox/sandbox_book.sql?raw';
import nameOnBehalf from './session/name_on_behalf.sql?raw';
import noteEmulationEnd from './session/note_emulation_end.sql?raw';
import { productRoutines } from './products.ts';

export const routines: readonly string[] = [
  creditNow,
  headSeal,
  ledgerWrite,
  postEntries,
  refusePartialPosting,
  refuseStrayPosting,
  refuseUnbalancedEntry,
  addPresence,
  claimAmendments,
  claimBookings,
  claimDocuments,
  copyBooking,
  finishAmendment,
  finishBookings,
  giveDocumentsBack,
  issueDocuments,
  keepIssued,
  keepPutOff,
  keepWhatWas,
  linkedBookings,
  listAnew,
  notePostedVersion,
  openAmendment,
  openBookings,
  openBookingsUnlooked,
  overLimit,
  refuseEmptyNumber,
  refuseGap,
  splitOff,
  beat,
  momentOfRecord,
  refuseChange,
  sandboxBook,
  nameOnBehalf,
  noteEmulationEnd,
  ...productRoutines,
];
