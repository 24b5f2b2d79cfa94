/** Every function of the database; which lives where is in the README. */
import ledgerWrite from './account/ledger_write.sql?raw';
import postEntries from './account/post_entries.sql?raw';
import refusePartialPosting from './account/refuse_partial_posting.sql?raw';
import refuseStrayPosting from './account/refuse_stray_posting.sql?raw';
import refuseUnbalancedEntry from './account/refuse_unbalanced_entry.sql?raw';
import addPresence from './booking/add_presence.sql?raw';
import claimAmendments from './booking/claim_amendments.sql?raw';
import claimBookings from './booking/claim_bookings.sql?raw';
import claimDocuments from './booking/claim_documents.sql?raw';
import finishAmendment from './booking/finish_amendment.sql?raw';
import finishBookings from './booking/finish_bookings.sql?raw';
import giveDocumentsBack from './booking/give_documents_back.sql?raw';
import issueDocuments from './booking/issue_documents.sql?raw';
import keepWhatWas from './booking/keep_what_was.sql?raw';
import linkedBookings from './booking/linked_bookings.sql?raw';
import listAnew from './booking/list_anew.sql?raw';
import notePostedVersion from './booking/note_posted_version.sql?raw';
import openAmendment from './booking/open_amendment.sql?raw';
import openBookings from './booking/open_bookings.sql?raw';
import openBookingsUnlooked from './booking/open_bookings_unlooked.sql?raw';
import refuseEmptyNumber from './booking/refuse_empty_number.sql?raw';
import refuseGap from './booking/refuse_gap.sql?raw';
import splitOff from './booking/split_off.sql?raw';
import refuseChange from './deployment/refuse_change.sql?raw';
import answerSchedule from './flight/answer_schedule.sql?raw';
import claimScheduleRound from './flight/claim_schedule_round.sql?raw';
import learnScheduleChange from './flight/learn_schedule_change.sql?raw';
import restoreSchedule from './flight/restore_schedule.sql?raw';
import sandboxAddServices from './sandbox/sandbox_add_services.sql?raw';
import sandboxAmendmentOutcome from './sandbox/sandbox_amendment_outcome.sql?raw';
import sandboxBook from './sandbox/sandbox_book.sql?raw';
import sandboxBookHeld from './sandbox/sandbox_book_held.sql?raw';
import sandboxBookSeated from './sandbox/sandbox_book_seated.sql?raw';
import sandboxCancel from './sandbox/sandbox_cancel.sql?raw';
import sandboxChange from './sandbox/sandbox_change.sql?raw';
import sandboxConfirmAmendment from './sandbox/sandbox_confirm_amendment.sql?raw';
import sandboxEndHold from './sandbox/sandbox_end_hold.sql?raw';
import sandboxGiveBack from './sandbox/sandbox_give_back.sql?raw';
import sandboxLapse from './sandbox/sandbox_lapse.sql?raw';
import sandboxOutcome from './sandbox/sandbox_outcome.sql?raw';
import sandboxRebook from './sandbox/sandbox_rebook.sql?raw';
import sandboxSeatsAtHand from './sandbox/sandbox_seats_at_hand.sql?raw';
import sandboxSettle from './sandbox/sandbox_settle.sql?raw';
import sandboxSettleAmendment from './sandbox/sandbox_settle_amendment.sql?raw';
import sandboxSplit from './sandbox/sandbox_split.sql?raw';

export const routines: readonly string[] = [
  ledgerWrite,
  postEntries,
  refusePartialPosting,
  refuseStrayPosting,
  refuseUnbalancedEntry,
  addPresence,
  claimAmendments,
  claimBookings,
  claimDocuments,
  finishAmendment,
  finishBookings,
  giveDocumentsBack,
  issueDocuments,
  keepWhatWas,
  linkedBookings,
  listAnew,
  notePostedVersion,
  openAmendment,
  openBookings,
  openBookingsUnlooked,
  refuseEmptyNumber,
  refuseGap,
  splitOff,
  refuseChange,
  answerSchedule,
  claimScheduleRound,
  learnScheduleChange,
  restoreSchedule,
  sandboxAddServices,
  sandboxAmendmentOutcome,
  sandboxBook,
  sandboxBookHeld,
  sandboxBookSeated,
  sandboxCancel,
  sandboxChange,
  sandboxConfirmAmendment,
  sandboxEndHold,
  sandboxGiveBack,
  sandboxLapse,
  sandboxOutcome,
  sandboxRebook,
  sandboxSeatsAtHand,
  sandboxSettle,
  sandboxSettleAmendment,
  sandboxSplit,
];
