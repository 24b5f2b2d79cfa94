/** What an application is for, until when its documents are wanted, and the way of one applicant: on its page and beside the list. */
import { stepsAhead } from '#domain/visa/next.ts';
import type { ApplicantTrack, VisaTrack } from '#application/desk/visa/visa.ts';
import { standingOf, type TrackState } from '#application/portal/visa/track-visa.ts';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCountryName } from '#ui/people/country-field.tsx';
import styles from './visa.module.css';

interface OfTrack extends Pick<TrackState, 'today'> {
  readonly track: VisaTrack;
}

export function InShort({ track, today }: OfTrack) {
  const words = useWords();
  const dates = useDates();
  const country = useCountryName();
  const { visa, from, to, submitsOn, decidedOn } = track;
  return (
    <Card title={country(visa.destination)} fact={words(`visa-kind-${visa.kind}`)}>
      <dl className={styles.facts}>
        <div>
          <dt>{words('visa-journey')}</dt>
          <dd>{words('visa-between', { from: dates.short(from), to: dates.short(to) })}</dd>
        </div>
        <div>
          <dt>{words('visa-stay-name')}</dt>
          <dd>
            {words('visa-days', { days: visa.stayDays })}, {words(`visa-entries-${visa.entries}`)}
          </dd>
        </div>
        <div>
          <dt>{words('visa-submits')}</dt>
          <dd>{dates.short(submitsOn)}</dd>
        </div>
        <div>
          <dt>{words('visa-decided')}</dt>
          <dd>{dates.short(decidedOn)}</dd>
        </div>
      </dl>
      <SendBy track={track} today={today} />
    </Card>
  );
}

/** Until when documents are wanted, or that time is short. */
export function SendBy({ track, today }: OfTrack) {
  const words = useWords();
  const dates = useDates();
  const { visa, from } = track;
  const { next } = standingOf(track, today);
  const { isShort: isLate } = next;
  return (
    <>
      {next.act === 'papers' && next.on !== undefined && !isLate ? (
        <div className={styles.dueBy}>
          <Alert kind="warning" live={false} title={words('visa-send-by', { on: dates.short(next.on) })}>
            {words('visa-send-by-why', { days: visa.workingDays, on: dates.short(from) })}
          </Alert>
        </div>
      ) : null}
      <p className={isLate ? styles.late : styles.quiet}>
        {isLate ? words('visa-late', { on: dates.short(from) }) : words('visa-cancel-note')}
      </p>
    </>
  );
}

interface StepsProps extends OfTrack {
  readonly applicant: ApplicantTrack;
  /** That days to come are estimates is said elsewhere. */
  readonly brief?: boolean;
}

/** Steps that were taken, and those to come. */
export function Steps({ applicant: { gone, way }, track, today, brief = false }: StepsProps) {
  const words = useWords();
  const dates = useDates();
  const ahead = gone ? [] : stepsAhead(way, { ...track, today });
  return (
    <>
      {way.length === 0 ? <p className={styles.quiet}>{words('visa-way-none')}</p> : null}
      <ol className={styles.way}>
        {way.map((taken, index) => (
          <li key={index}>
            <span className={styles.quiet}>{dates.short(taken.on)}</span>
            <span>
              {words(`visa-step-${taken.step}`)}
              {taken.remarks === undefined ? null : (
                <span className={styles.quiet}>
                  <br />
                  <bdi>{taken.remarks}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
        {ahead.map(({ step: coming, on }) => (
          <li key={coming} className={styles.ahead}>
            <span>{words(coming === 'checked' ? 'visa-ahead-by' : 'visa-ahead-from', { on: dates.short(on) })}</span>
            <span>{words(`visa-ahead-${coming}`)}</span>
          </li>
        ))}
      </ol>
      {brief || ahead.length === 0 ? null : <p className={styles.quiet}>{words('visa-estimates')}</p>}
    </>
  );
}
