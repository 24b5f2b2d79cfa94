/** Sent papers in memory, as simple as the port allows. */
import { Effect } from 'effect';
import type {
  ClaimedPaper,
  NewSentPaper,
  SentPaper,
  SentPaperBook,
} from '#application/backoffice/ports/booking/sent-paper-book.ts';

export class MemorySentPapers implements SentPaperBook {
  readonly kept: NewSentPaper[] = [];

  claimed(agencyId: string, requestId: string, content: string): Effect.Effect<ClaimedPaper | undefined> {
    return Effect.sync(() => {
      const found = this.kept.find((each) => each.agencyId === agencyId && each.requestId === requestId);
      if (found === undefined) return undefined;
      return found.content === content ? { kind: 'repeated', to: found.sent.to } : { kind: 'reused' };
    });
  }

  keep(given: NewSentPaper): ReturnType<SentPaperBook['keep']> {
    return Effect.sync(() => {
      const before = this.kept.filter(({ actorUserId }) => actorUserId === given.actorUserId);
      const receivers = [...before, given].flatMap(({ sent }) => sent.to).length;
      if (receivers > given.mostADay) return { kind: 'too-many' };
      this.kept.push(given);
      return { kind: 'kept' };
    });
  }

  find(agencyId: string, sentPaperId: string): Effect.Effect<SentPaper | undefined> {
    return Effect.sync(
      () => this.kept.find((each) => each.agencyId === agencyId && each.sent.sentPaperId === sentPaperId)?.sent,
    );
  }

  historyOf(): ReturnType<SentPaperBook['historyOf']> {
    return Effect.succeed([]);
  }
}
