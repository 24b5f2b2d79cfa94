/** One approval: its clock, what the trip is by each rule, why it is asked for, who decided, and the decision. */
import { Link } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import { toMilliseconds } from '#domain/time/instant.ts';
import { formatMoney } from '#domain/money/format.ts';
import { mostOf } from '#domain/corporate/approval-rules.ts';
import { askedNow, hasStood, type Person } from '#domain/corporate/approval.ts';
import type { ApprovalShown } from '#application/desk/corporate/approvals.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Findings } from '#ui/corporate/findings.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { ApprovalMark, EndsIn } from '#ui/corporate/approval-marks.tsx';
import styles from './approvals.module.css';

interface DetailProps {
  readonly of: ApprovalShown;
  readonly onBack: () => void;
}

export function ApprovalDetail({ of, onBack }: DetailProps) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { failure } = useStateOf(usePart(corporateParts.approvals).state$);
  const { trip, requester, costCentre, company, findings, because, reason } = of;
  const asked = momentText(words, dates, of.askedAt, zone);
  const broken = findings.filter(({ isKept }) => !isKept).length;
  return (
    <section className={styles.detail} aria-label={trip.leadTraveller}>
      <header className={styles.detailHead}>
        <span className={styles.back}>
          <IconButton label={words('approvals-back')} icon={ArrowLeft} onClick={onBack} />
        </span>
        <div className={styles.who}>
          <h2>
            <bdi>{trip.leadTraveller}</bdi>, <bdi>{trip.title}</bdi>
          </h2>
          <p>
            <bdi>{company}</bdi>
            {costCentre === undefined ? null : <> · {words('approvals-cost-centre', { code: costCentre })}</>} ·{' '}
            {words('approvals-asked', { name: requester.name, moment: asked })} · <Code>{of.approvalId}</Code>
          </p>
        </div>
        <div className={styles.total}>
          <span>{words('approvals-travellers', { count: trip.travellerCount })}</span>
          <Amount of={of.total} strong />
        </div>
      </header>
      {failure === undefined ? null : <FailureAlert failure={failure} />}
      <Standing of={of} />
      <p className={styles.facts}>
        <strong>{words(`approvals-product-${of.product}`)}</strong> <bdi>{trip.title}</bdi>,{' '}
        <span>{dates.long(trip.startsOn)}</span>
      </p>
      <Besides of={of} />
      {findings.length === 0 ? null : (
        <Card
          flush
          level={3}
          title={words('approvals-against', { version: of.policyVersion })}
          aside={
            <Badge kind={broken === 0 ? 'success' : 'danger'}>
              {words('approvals-broken', { broken, all: findings.length })}
            </Badge>
          }
        >
          <Findings of={findings} />
        </Card>
      )}
      {reason === '' && because === undefined ? null : (
        <blockquote className={styles.reason}>
          <strong>{words('approvals-reason')}</strong>{' '}
          {because === undefined ? null : (
            <>
              <bdi>{because.name}</bdi> <Code>{because.code}</Code>{' '}
            </>
          )}
          <bdi>{reason}</bdi>
        </blockquote>
      )}
      <Deciders of={of} />
      <Decision of={of} />
    </section>
  );
}

/** What is bought with the trip; its outcome stands on the booking. */
function Besides({ of: { state, with: besides = [] } }: { readonly of: ApprovalShown }) {
  const words = useWords();
  if (besides.length === 0) return null;
  const isOver = state === 'declined' || state === 'expired' || state === 'withdrawn' || state === 'not-booked';
  return (
    <p className={styles.facts}>
      <strong>{words('approvals-with')}</strong>{' '}
      {besides.map(({ product, total }, at) => (
        <span key={at}>
          {words(`approvals-product-${product}`)} <Amount of={total} />
          {words('design-comma')}{' '}
        </span>
      ))}
      {words(isOver ? 'approvals-with-none' : state === 'booked' ? 'approvals-with-booked' : 'approvals-with-note')}
    </p>
  );
}

/** The clock while it waits; the outcome afterwards. */
function Standing({ of }: { readonly of: ApprovalShown }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { language } = useLanguage();
  const now = usePart(parts.clock).now();
  const { state, manner, hold, before, finishBy, expiresAt, askedAt, failure, transactionId } = of;
  const price = (amount: typeof of.total) => formatMoney(amount, { locale: language });
  const most = before === undefined ? '' : price(mostOf(of.total, before));
  if (state === 'waiting') {
    const [from, until, at] = [askedAt, expiresAt, now].map((each) => toMilliseconds(each));
    const share = Math.min(1, Math.max(0, ((at ?? 0) - (from ?? 0)) / Math.max(1, (until ?? 0) - (from ?? 0))));
    const moment = momentText(words, dates, expiresAt, zone);
    return (
      <div className={styles.clock}>
        <div className={styles.clockLine}>
          <span>
            {words(
              manner === 'soft'
                ? 'approvals-decline-within'
                : hold.kind === 'held'
                  ? 'approvals-held-for'
                  : 'approvals-decide-within',
            )}
          </span>
          <strong>{moment}</strong>
        </div>
        <EndsIn until={expiresAt} />
        <progress className={styles.bar} value={share} max={1} aria-hidden="true" />
        <p>
          {before === undefined
            ? words(`approvals-${hold.kind === 'held' ? 'held' : 'not-held'}${manner === 'soft' ? '-soft' : ''}-help`, {
                moment,
              })
            : words('approvals-before-help', { moment, hours: before.finishHours, most })}
        </p>
      </div>
    );
  }
  const outcome = (): string => {
    // It is being booked.
    if (state === 'permitted' && transactionId !== undefined) return words('approvals-outcome-approved');
    if (state === 'permitted' && finishBy !== undefined)
      return words('approvals-outcome-permitted', { moment: momentText(words, dates, finishBy, zone), most });
    if (state === 'expired' && finishBy !== undefined) return words('approvals-outcome-unbooked');
    if (failure?.from !== undefined && failure.to !== undefined)
      return words('approvals-price-changed', { from: price(failure.from), to: price(failure.to) });
    return words(hasStood(of) ? 'approvals-outcome-stood' : `approvals-outcome-${state}`);
  };
  return (
    <div className={styles.outcome}>
      <ApprovalMark of={of} />
      <span>{outcome()}</span>
      {transactionId === undefined ? null : (
        <Link to={bookingPath(transactionId)}>{words('approvals-booking', { transactionId })}</Link>
      )}
    </div>
  );
}

/** Those who decide, and what each said. */
function Deciders({ of }: { readonly of: ApprovalShown }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { approvers, quorum, votesMissing, state, answers, isEscalated } = of;
  if (approvers.length === 0) return null;
  const answerOf = ({ userId }: Person) => answers.find(({ by, insteadOf }) => (insteadOf ?? by).userId === userId);
  return (
    <Card
      flush
      level={3}
      title={
        state === 'notified'
          ? words('approvals-notified-of', { count: approvers.length })
          : quorum === 0 || quorum >= approvers.length
            ? words('approvals-all-of', { count: approvers.length })
            : words('approvals-any-of', { quorum, count: approvers.length })
      }
      fact={isEscalated ? words('approvals-escalated') : undefined}
      aside={
        state === 'waiting' ? <Badge kind="warning">{words('approvals-missing', { count: votesMissing })}</Badge> : null
      }
    >
      <ul className={styles.deciders}>
        {askedNow(of).map((person) => {
          const answer = answerOf(person);
          return (
            <li key={person.userId}>
              <span className={styles.decider}>
                <strong>
                  <bdi>{person.name}</bdi>
                </strong>
                {answer === undefined ? null : (
                  <span>
                    {answer.insteadOf === undefined ? null : (
                      <>{words('approvals-instead', { name: answer.by.name })} · </>
                    )}
                    {momentText(words, dates, answer.at, zone)}
                    {answer.note === '' ? null : (
                      <>
                        {' '}
                        · <q>{answer.note}</q>
                      </>
                    )}
                  </span>
                )}
              </span>
              {state === 'notified' ? null : answer === undefined ? (
                <Badge kind="neutral" icon={null}>
                  {words(state === 'waiting' ? 'approvals-no-answer' : 'approvals-not-needed')}
                </Badge>
              ) : (
                <Badge kind={answer.approves ? 'success' : 'danger'}>
                  {words(answer.approves ? 'approvals-approved' : 'approvals-declined')}
                </Badge>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Decision({ of: { state, mayDecide, total, hold } }: { readonly of: ApprovalShown }) {
  const words = useWords();
  const { language } = useLanguage();
  const approvals = usePart(corporateParts.approvals);
  const { box, note, violations, busy } = useStateOf(approvals.state$);
  if (state !== 'waiting') return null;
  if (!mayDecide) {
    return box === 'asked' ? (
      <div className={styles.acts}>
        <Button
          act="corporate.withdrawApproval"
          size={48}
          busy={busy === 'withdraw'}
          busyLabel={words('approvals-withdrawing')}
          onClick={() => void approvals.withdraw()}
        >
          {words('approvals-withdraw')}
        </Button>
      </div>
    ) : (
      <Alert kind="info">{words('approvals-not-yours')}</Alert>
    );
  }
  const amount = formatMoney(total, { locale: language });
  return (
    <div className={styles.decision}>
      <TextField
        label={words('approvals-note')}
        help={words('approvals-note-help')}
        value={note}
        maxLength={500}
        error={violationAt(words, violations, 'note')}
        onChange={(typed) => approvals.type(typed)}
      />
      <div className={styles.acts}>
        <Button
          act="corporate.decideApproval"
          size={48}
          variant="danger"
          busy={busy === 'decline'}
          busyLabel={words('approvals-declining')}
          onClick={() => void approvals.decide(false)}
        >
          {words('approvals-decline')}
        </Button>
        <Button
          act="corporate.decideApproval"
          size={48}
          variant="primary"
          icon={Check}
          busy={busy === 'approve'}
          busyLabel={words('approvals-approving')}
          onClick={() => void approvals.decide(true)}
        >
          {words(hold.kind === 'held' ? 'approvals-approve-held' : 'approvals-approve', { amount })}
        </Button>
      </div>
    </div>
  );
}
