/** A ticket's way from booking to departure, step by step, and where in the train its berths are. */
import { type CourseStep, courseOf } from '#domain/train/berths/course.ts';
import { berthOf } from '#domain/train/berths/status.ts';
import { getsOnAt } from '#domain/train/booking/boarding.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import type { PnrStatus } from '#application/desk/train/train.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './pnr-course.module.css';
import notes from './pnr-status.module.css';

export function PnrCourse({ status }: { readonly status: PnrStatus }) {
  const words = useWords();
  const { charted, secondCharted } = status;
  const steps = courseOf(status);
  return (
    <Card title={words('train-to-berth')}>
      <ol className={styles.course}>
        {steps.map((step, at) => (
          <Step key={`${step.step} ${step.at}`} of={step} next={steps[at + 1]} status={status} />
        ))}
      </ol>
      {secondCharted ? null : (
        <p className={notes.chart}>{words(charted ? 'train-course-before-second' : 'train-course-before-chart')}</p>
      )}
    </Card>
  );
}

function Step({
  of: { step, at, isPast, stood = [] },
  next,
  status: { journey },
}: {
  readonly of: CourseStep;
  readonly next: CourseStep | undefined;
  readonly status: PnrStatus;
}) {
  const words = useWords();
  const dates = useDates();
  return (
    <li className={classNames(isPast && styles.past, next?.isPast && styles.gone)}>
      <strong>{words(`train-course-${step}`)}</strong>
      <time dateTime={at}>{momentText(words, dates, at, railwayZone)}</time>
      <small>
        {step === 'leaves' ? (
          <bdi>{getsOnAt(journey).name}</bdi>
        ) : (
          <Listed>
            {stood.map((each, traveller) => (each === undefined ? null : <Code key={traveller}>{each}</Code>))}
          </Listed>
        )}
      </small>
    </li>
  );
}

/** The coaches in which they have a berth, among all of the train; nothing before somebody has one. */
export function CoachStrip({ status: { coaches, passengers } }: { readonly status: PnrStatus }) {
  const words = useWords();
  const berths = passengers.flatMap(({ name, current }, at) => {
    const berth = berthOf(current);
    return berth === undefined ? [] : [{ at, name: name ?? words('train-traveller', { number: at + 1 }), berth }];
  });
  const own = coaches.flatMap((coach, at) =>
    berths.some(({ berth }) => berth.coach === coach) ? [{ coach, at }] : [],
  );
  if (own.length === 0) return null;
  return (
    <Card title={words('train-coaches')} fact={words('train-coaches-note')}>
      <ol className={styles.coaches} aria-hidden="true">
        <li className={styles.engine}>{words('train-coach-engine')}</li>
        {coaches.map((coach) => (
          <li key={coach} className={classNames(own.some((each) => each.coach === coach) && styles.own)}>
            <Code>{coach}</Code>
          </li>
        ))}
      </ol>
      <ul className={styles.berths}>
        {own.map(({ coach, at }) => (
          <li key={coach}>
            <strong>{words('train-coach-place', { coach, at: at + 1, all: coaches.length })}</strong>
            <ul>
              {berths
                .filter(({ berth }) => berth.coach === coach)
                .map(({ at: traveller, name, berth: { number, kind } }) => (
                  <li key={traveller}>
                    <Listed>
                      <bdi>{name}</bdi>
                      {words('train-berth-place', { number })}
                      {words(`train-berth-${kind}`)}
                    </Listed>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
