/** Who sat at one's own desk: when, why, and whether anything was changed. */
import { useEffect } from 'react';
import type { Emulation } from '#application/desk/agency/emulation.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './emulations.module.css';

export function Emulations() {
  const words = useWords();
  const log = usePart(agencyParts.emulations);
  const state = useStateOf(log.state$);
  useEffect(() => void log.load(), [log]);
  return (
    <Card title={words('agency-sat')} fact={words('agency-sat-fact')}>
      {state.kind === 'loading' ? <SkeletonRows rows={3} height="20px" /> : null}
      {state.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, state.failure)}
          action={{ label: words('agency-try-again'), onPress: () => void log.load() }}
        />
      ) : null}
      {state.kind !== 'ready' ? null : state.value.length === 0 ? (
        <p>{words('agency-sat-none')}</p>
      ) : (
        <ol className={styles.log}>
          {state.value.map((each) => (
            <li key={each.emulationId}>
              <Row of={each} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Row({ of: { actor, company, reason, readOnly, beganAt, endedAt, changes } }: { readonly of: Emulation }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const moment = (at: Emulation['beganAt']) => momentText(words, dates, at, zone);
  return (
    <>
      <strong>{words('agency-sat-by', { name: actor, company })}</strong>
      <span>{reason}</span>
      <small>
        <Listed>
          {moment(beganAt)}
          {endedAt === undefined ? words('agency-sat-open') : words('agency-sat-ended', { moment: moment(endedAt) })}
          {readOnly ? words('agency-sat-looked') : words('agency-sat-changes', { count: changes })}
        </Listed>
      </small>
    </>
  );
}
