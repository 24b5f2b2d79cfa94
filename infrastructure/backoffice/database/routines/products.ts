/** The routines that a product alone has. */
import answerSchedule from './flight/answer_schedule.sql?raw';
import claimScheduleRound from './flight/claim_schedule_round.sql?raw';
import learnScheduleChange from './flight/learn_schedule_change.sql?raw';
import restoreSchedule from './flight/restore_schedule.sql?raw';

export const productRoutines: readonly string[] = [
  answerSchedule,
  claimScheduleRound,
  learnScheduleChange,
  restoreSchedule,
];
