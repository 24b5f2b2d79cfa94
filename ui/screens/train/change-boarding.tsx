/** Moving where a ticket's travellers get on: the stops of their train from which one is chosen, and what comes of it. */
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import Check from 'lucide-react/icons/check';
import type { BoardingOpened, ChangeBoarding, ChangeBoardingState } from '#application/portal/train/change-boarding.ts';
import { isLocked } from '#application/portal/sending.ts';
import { boardingMovesUntil } from '#domain/train/booking/boarding.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import { clockOfLocal, dateOfLocal, minutesBetween } from '#domain/time/place-time.ts';
import { Amended, AmendPage, BackToBooking } from '#ui/booking/amend-page.tsx';
import { momentText } from '#ui/booking/moment-text.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { JourneyCard } from './journey-card.tsx';
import { useTrainText } from './train-text.ts';
import styles from './change-boarding.module.css';

export function Screen() {
  const words = useWords();
  const { transactionId = '' } = useParams();
  const change = usePart(trainParts.boarding);
  const state = useStateOf(change.state$);
  useEffect(() => void change.open(transactionId), [change, transactionId]);
  const { opened, done, unanswered } = state;
  return (
    <AmendPage
      transactionId={transactionId}
      title={words('title-train-boarding')}
      booking={opened.kind === 'ready' ? { kind: 'ready', value: opened.value.booking } : opened}
      onRetry={() => void change.open(transactionId)}
      refusal={(booking) => {
        const refused = done !== undefined || unanswered ? undefined : change.refusal(booking);
        if (refused !== undefined) {
          return refused === 'state' ? words('train-boarding-not-now') : violationText(words, refused);
        }
        return opened.kind === 'ready' && opened.value.choices.length === 0 && !unanswered
          ? words('train-boarding-nowhere')
          : undefined;
      }}
    >
      {() =>
        done !== undefined ? (
          <Amended
            product="train"
            how={done.moved ? 'done' : done.status === 'amending' ? 'under-way' : 'refused'}
            done={{ title: words('train-boarding-done'), text: words('train-boarding-done-text') }}
            refused={words('train-boarding-refused')}
          >
            <BackToBooking transactionId={transactionId} />
          </Amended>
        ) : opened.kind === 'ready' ? (
          <Open state={state} change={change} opened={opened.value} />
        ) : null
      }
    </AmendPage>
  );
}

interface OpenProps {
  readonly state: ChangeBoardingState;
  readonly change: ChangeBoarding;
  readonly opened: BoardingOpened;
}

function Open({ state, change, opened: { booking, choices } }: OpenProps) {
  const words = useWords();
  const dates = useDates();
  const text = useTrainText();
  const navigate = useNavigate();
  const size = useNarrow() ? 40 : 48;
  const { chosen, failure, unanswered, violations, sending } = state;
  const { journey, transactionId } = booking;
  const { from, boarding = from } = journey;
  const [against] = violations;
  return (
    <div className={styles.page}>
      {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
      {unanswered ? <Alert kind="warning">{words('manage-unanswered')}</Alert> : null}
      <div className={styles.columns}>
        <Card
          title={words('train-boarding-where')}
          fact={words('train-boarding-until', {
            at: momentText(words, dates, boardingMovesUntil(journey), railwayZone),
          })}
        >
          <RadioGroup
            id={fieldId('boarding')}
            label={words('train-boarding-where')}
            labelHidden
            look="cards"
            value={chosen ?? null}
            error={against === undefined ? undefined : violationText(words, against)}
            choices={choices.map(({ station, name, at }) => {
              const minutes = minutesBetween(boarding.at, at);
              return {
                key: station,
                label: (
                  <>
                    <bdi>{name}</bdi> <Code>{station}</Code>
                  </>
                ),
                note: (
                  <Listed>
                    {words(minutes < 0 ? 'train-boarding-earlier' : 'train-boarding-later', {
                      duration: text.duration(Math.abs(minutes)),
                    })}
                    {dates.short(dateOfLocal(at.local))}
                  </Listed>
                ),
                disabled: isLocked(state),
                aside: <Code strong>{clockOfLocal(at.local)}</Code>,
              };
            })}
            onChange={(key) => change.choose(key)}
          />
        </Card>
        <JourneyCard journey={journey} pnr={booking.pnr}>
          <p className={styles.quiet}>{words('train-boarding-note')}</p>
        </JourneyCard>
      </div>
      <DecisionBar
        reaching
        label={words('title-train-boarding')}
        acts={
          <>
            <Button size={size} disabled={sending} onClick={() => void navigate(bookingPath(transactionId))}>
              {words('train-boarding-keep')}
            </Button>
            <Button
              act="train.changeBoarding"
              size={size}
              variant="primary"
              icon={Check}
              busy={sending}
              onClick={() => void change.send()}
            >
              {words(unanswered ? 'manage-ask-again' : 'train-boarding-move')}
            </Button>
          </>
        }
      >
        <span className={styles.quiet}>{words('train-boarding-free')}</span>
      </DecisionBar>
    </div>
  );
}
