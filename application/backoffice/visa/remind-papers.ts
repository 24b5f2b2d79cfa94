/** The round in which agencies are reminded of papers that the mission still wants. */
import { Effect } from 'effect';
import { dateIn } from '#domain/time/instant.ts';
import { isReminderDue, missingPapers } from '#domain/visa/reminders.ts';
import type { Clock } from '../ports/machine.ts';
import type { RemindedFile, VisaFiles } from '../ports/visa/visa-files.ts';

export interface RemindPapersPorts {
  readonly files: Pick<VisaFiles, 'open' | 'remind'>;
  readonly clock: Clock;
  readonly businessZone: string;
}

const batch = 200;

/** Answers how many were reminded. */
export function remindPapers({ files, clock, businessZone }: RemindPapersPorts): Effect.Effect<number> {
  return Effect.gen(function* () {
    const today = dateIn(clock.now(), businessZone);
    let reminded = 0;
    let after: RemindedFile | undefined;
    for (;;) {
      const found: readonly RemindedFile[] = yield* files.open({ today, after, most: batch });
      for (const file of found) {
        const { agencyId, transactionId, terms, remindedOn } = file;
        if (!isReminderDue({ ...terms, remindedOn }, today)) continue;
        const missing = missingPapers({ ...file, ...terms });
        if (missing.length === 0) continue;
        reminded += (yield* files.remind({ agencyId, transactionId, before: remindedOn, on: today, missing })) ? 1 : 0;
      }
      after = found.at(-1);
      if (found.length < batch) return reminded;
    }
  });
}
