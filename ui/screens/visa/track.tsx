/** How far an application is, applicant by applicant: steps with their days, papers to hand in, and the next step for operators. */
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { nextSteps, stepOf, type VisaStep } from '#domain/visa/steps.ts';
import type { ApplicantTrack, VisaTrack } from '#application/desk/visa/visa.ts';
import { placeOf, type TrackState, type TrackVisa } from '#application/portal/visa/track-visa.ts';
import { bookingPath, cancelPath } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { visaParts } from '#ui/composition/visa/parts.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { PaperTable } from './paper-table.tsx';
import { Progress } from './progress.tsx';
import { visa as product } from './product.ts';
import { stepBadges } from './step-badges.ts';
import { InShort, Steps } from './track-parts.tsx';
import styles from './visa.module.css';

interface TrackView {
  readonly track: VisaTrack;
  readonly state: TrackState;
  readonly tracking: TrackVisa;
}

export function Screen() {
  const words = useWords();
  const { transactionId = '' } = useParams();
  const tracking = usePart(visaParts.track);
  const state = useStateOf(tracking.state$);
  const { track } = state;
  useEffect(() => void tracking.open(transactionId), [tracking, transactionId]);
  return (
    <>
      <PageHead
        title={words('visa-track-title', { id: transactionId })}
        acts={
          <>
            <LinkButton to={bookingPath(transactionId)}>{words('visa-booking')}</LinkButton>
            <LinkButton to={product.paths.paper('voucher', transactionId)}>{words('visa-voucher')}</LinkButton>
          </>
        }
      />
      <div className={styles.page}>
        {track.kind === 'loading' ? <SkeletonRows rows={6} height="64px" /> : null}
        {track.kind === 'failed' ? (
          <ErrorPanel
            message={failureText(words, track.failure)}
            action={{ label: words('visa-try-again'), onPress: () => void tracking.open(transactionId) }}
          />
        ) : null}
        {state.failure === undefined ? null : <Alert kind="error">{failureText(words, state.failure)}</Alert>}
        {track.kind === 'ready' ? (
          <>
            <InShort track={track.value} today={state.today} />
            <PaperTable track={track.value} state={state} tracking={tracking} />
            {track.value.applicants.map((applicant, at) => (
              <Applicant
                key={at}
                at={at}
                applicant={applicant}
                transactionId={transactionId}
                track={track.value}
                state={state}
                tracking={tracking}
              />
            ))}
          </>
        ) : null}
      </div>
    </>
  );
}

function Applicant(
  view: TrackView & { readonly applicant: ApplicantTrack; readonly at: number; readonly transactionId: string },
) {
  const words = useWords();
  const may = useMay();
  const { applicant } = view;
  const { name, application, gone, way } = applicant;
  const step = stepOf(way);
  return (
    <Card
      title={<bdi>{name}</bdi>}
      fact={application === undefined ? undefined : <Code>{application}</Code>}
      aside={
        gone ? (
          <Badge kind="neutral">{words('visa-gone')}</Badge>
        ) : (
          <span className={styles.stage}>
            <Progress step={step} />
            <Badge kind={stepBadges[step]}>{words(`visa-step-${step}`)}</Badge>
          </span>
        )
      }
    >
      {step === 'refused' && !gone ? (
        <div className={styles.refused}>
          <Alert
            kind="warning"
            action={
              may('book') ? (
                <LinkButton size={32} to={cancelPath(view.transactionId)}>
                  {words('visa-refused-cancel')}
                </LinkButton>
              ) : undefined
            }
          >
            {words('visa-refused')}
          </Alert>
        </div>
      ) : null}
      <div className={styles.applicant}>
        <section>
          <h3 className={styles.small}>{words('visa-way')}</h3>
          <Steps applicant={applicant} track={view.track} today={view.state.today} />
        </section>
        {may('operate') && !gone && application !== undefined && nextSteps(way).length > 0 ? (
          <section>
            <Move key={way.length} {...view} />
          </section>
        ) : null}
      </div>
    </Card>
  );
}

/** An operator's next step. */
function Move({
  applicant,
  at,
  state,
  tracking,
}: TrackView & { readonly applicant: ApplicantTrack; readonly at: number }) {
  const words = useWords();
  const onward = nextSteps(applicant.way);
  const [step, setStep] = useState<VisaStep | undefined>(onward.at(-1));
  const [on, setOn] = useState(state.today);
  const [remarks, setRemarks] = useState('');
  const place = placeOf(at);
  const wrong = state.wrong?.at === place ? state.wrong.violations : [];
  const errorAt = (path: string) => violationAt(words, wrong, path);
  return (
    <form
      className={styles.move}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (step === undefined) return;
        const said = remarks.trim();
        void tracking.move(at, { step, on, ...(said !== '' && { remarks: said }) });
      }}
    >
      <Select
        label={words('visa-next-step')}
        error={errorAt('step')}
        options={onward.map((key) => ({ key, label: words(`visa-step-${key}`) }))}
        value={step ?? null}
        onChange={(key) => setStep(onward.find((each) => each === key))}
      />
      <DateField
        label={words('visa-step-on')}
        error={errorAt('on')}
        value={on}
        onChange={(date) => {
          if (date !== null) setOn(date);
        }}
      />
      <TextField
        label={words('visa-remarks')}
        optional
        error={errorAt('remarks')}
        value={remarks}
        onChange={setRemarks}
      />
      <Button
        act="visa.move"
        type="submit"
        variant="primary"
        busy={state.busy === place}
        disabled={state.busy !== undefined}
      >
        {words('visa-move')}
      </Button>
    </form>
  );
}
