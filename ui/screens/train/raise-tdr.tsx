/** Claiming of the railway what a ticket was worth: why and until when, for whom, what may come back, and how claims stand. */
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import Check from 'lucide-react/icons/check';
import ScrollText from 'lucide-react/icons/scroll-text';
import { claimable, mostBack, openAt, type TdrOpened } from '#application/portal/train/raise-tdr.ts';
import { formatMoney } from '#domain/money/format.ts';
import { type Money, zero } from '#domain/money/money.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import { type Instant, millisecondsBetween, plusMinutes } from '#domain/time/instant.ts';
import { AmendPage, DecidingAmount } from '#ui/booking/amend-page.tsx';
import { momentText } from '#ui/booking/moment-text.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { bookingPath, cancelPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { type Choosing, type Claiming, Paper, Who, Why } from './tdr-form.tsx';
import { ClaimStages, FiledClaim } from './tdr-stages.tsx';
import { useTrainText } from './train-text.ts';
import columns from '#ui/shell/frame/columns.module.css';
import styles from './raise-tdr.module.css';

/** Seconds between two looks at the clock. */
const beat = 15;

export function Screen() {
  const words = useWords();
  const { transactionId = '' } = useParams();
  const tdr = usePart(trainParts.tdr);
  const state = useStateOf(tdr.state$);
  const { opened } = state;
  useEffect(() => {
    void tdr.open(transactionId);
    const timer = setInterval(() => tdr.tick(), beat * 1000);
    return () => clearInterval(timer);
  }, [tdr, transactionId]);
  return (
    <AmendPage
      transactionId={transactionId}
      title={words('title-train-tdr')}
      beside={opened.kind === 'ready' ? <Expected {...opened.value} now={state.now} /> : null}
      booking={opened.kind === 'ready' ? { kind: 'ready', value: opened.value.booking } : opened}
      onRetry={() => void tdr.open(transactionId)}
      refusal={() => undefined}
    >
      {() => (opened.kind === 'ready' ? <Claims state={state} tdr={tdr} opened={opened.value} /> : null)}
    </AmendPage>
  );
}

/** The time by the railway's clock, and when the train leaves by its log. */
function Expected({ tdrs: { departs, running }, now }: TdrOpened & { readonly now: Instant }) {
  const words = useWords();
  const dates = useDates();
  const text = useTrainText();
  const said = (moment: Instant) => momentText(words, dates, moment, railwayZone);
  const late = running?.late ?? 0;
  return (
    <span className={styles.expected}>
      {words('tdr-now', { at: said(now) })}{' '}
      {running !== undefined && running.course !== 'usual'
        ? words('tdr-course', { course: running.course })
        : late > 0
          ? words('tdr-expected', { at: said(plusMinutes(departs, late)), late: text.duration(late) })
          : words('tdr-leaves', { at: said(departs) })}
    </span>
  );
}

function Claims({ state, tdr, opened }: Claiming) {
  const words = useWords();
  const dates = useDates();
  const { booking, tdrs } = opened;
  const { journey, pnr } = booking;
  const choices = tdrs.choices.map((choice) => openAt(choice, state.now));
  const isOpen = choices.some(({ closed }) => closed === undefined) && claimable(opened).length > 0;
  const beforeChart = choices.every(({ closed }) => closed === 'chart');
  const { sent, failure, unanswered } = state;
  return (
    <>
      <p className={styles.about}>
        <Listed>
          <Code>{booking.transactionId}</Code>
          <span>
            {words('bookings-train-pnr')} <Code>{pnr}</Code>
          </span>
          <span>
            <Code>{journey.train}</Code> <bdi>{journey.trainName}</bdi>
          </span>
          <span>
            {momentText(words, dates, tdrs.departs, railwayZone)} <Code>{journey.from.station}</Code>
          </span>
        </Listed>
      </p>
      {sent === undefined ? null : (
        <Alert kind="success" title={words('tdr-sent', { number: sent })}>
          {words('tdr-sent-text')}
        </Alert>
      )}
      {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
      {unanswered ? <Alert kind="warning">{words('manage-unanswered')}</Alert> : null}
      {beforeChart ? (
        <Alert
          kind="info"
          title={words('tdr-before-chart')}
          action={<LinkButton to={cancelPath(booking.transactionId)}>{words('manage-cancel')}</LinkButton>}
        >
          {words('tdr-before-chart-text')}
        </Alert>
      ) : null}
      <div className={columns.columns}>
        <div className={styles.column}>
          {tdrs.filed.map((claim) => (
            <FiledClaim key={claim.number} claim={claim} booking={booking} now={state.now} />
          ))}
          {claimable(opened).length > 0 ? (
            <>
              <Why state={state} tdr={tdr} choices={choices} opened={opened} />
              {isOpen ? (
                <>
                  <Who state={state} tdr={tdr} opened={opened} />
                  <Paper state={state} tdr={tdr} opened={opened} />
                </>
              ) : null}
            </>
          ) : null}
        </div>
        {isOpen ? (
          <div className={styles.column}>
            {tdrs.paid === undefined ? null : <MayComeBack state={state} opened={opened} paid={tdrs.paid} />}
            <Card title={words('tdr-ledger')}>
              <p className={styles.ledger}>
                <Icon of={ScrollText} />
                <span>{words('tdr-ledger-none')}</span>
              </p>
            </Card>
            <Card title={words('tdr-after')}>
              <ClaimStages />
            </Card>
          </div>
        ) : null}
      </div>
      {isOpen || unanswered ? <Decision state={state} tdr={tdr} opened={opened} choices={choices} /> : null}
    </>
  );
}

function MayComeBack({ state, opened, paid }: Omit<Claiming, 'tdr'> & { readonly paid: readonly Money[] }) {
  const words = useWords();
  const { travellers } = state.typed;
  const amounts = new Map<number, number>();
  for (const at of travellers) {
    const minor = paid[at]?.minor ?? 0;
    amounts.set(minor, (amounts.get(minor) ?? 0) + 1);
  }
  const most = mostBack(opened, travellers) ?? zero(opened.booking.price.total.currency);
  return (
    <Card title={words('tdr-may-come')} aside={<Badge kind="info">{words('tdr-estimate')}</Badge>}>
      <dl className={styles.sum}>
        {[...amounts].map(([minor, count]) => (
          <div key={minor}>
            <dt>{words('tdr-fares', { count })}</dt>
            <dd>
              <Amount of={{ ...most, minor: minor * count }} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{words('tdr-fee')}</dt>
          <dd>
            <Amount of={{ ...most, minor: 0 }} />
          </dd>
        </div>
        <div className={styles.most}>
          <dt>{words('tdr-most')}</dt>
          <dd>
            <Amount of={most} />
          </dd>
        </div>
      </dl>
      <p className={styles.quiet}>{words('tdr-railway-decides')}</p>
    </Card>
  );
}

function Decision({ state, tdr, opened, choices }: Choosing) {
  const words = useWords();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const text = useTrainText();
  const size = useNarrow() ? 40 : 48;
  const { typed, sending, unanswered, now } = state;
  const { transactionId } = opened.booking;
  const most = mostBack(opened, typed.travellers);
  const until = choices.find(({ reason }) => reason === typed.reason)?.until;
  const left = until === undefined ? undefined : Math.floor(millisecondsBetween(now, until) / 60_000);
  return (
    <DecisionBar
      reaching
      label={
        most === undefined
          ? words('title-train-tdr')
          : words('tdr-decision', { amount: formatMoney(most, { locale: language }) })
      }
      acts={
        <>
          <Button size={size} disabled={sending} onClick={() => void navigate(bookingPath(transactionId))}>
            {words('tdr-close')}
          </Button>
          <Button
            act="train.raiseTdr"
            size={size}
            variant="primary"
            icon={Check}
            busy={sending}
            onClick={() => void tdr.send()}
          >
            {unanswered ? words('manage-ask-again') : words('tdr-file', { count: typed.travellers.length })}
          </Button>
        </>
      }
    >
      {most === undefined ? null : <DecidingAmount label={words('tdr-may-come')} amount={most} />}
      <span className={styles.final}>
        {words('tdr-final')}
        {left === undefined || left < 0 || left >= 24 * 60 ? null : (
          <strong>{words('tdr-closes', { left: text.duration(left) })}</strong>
        )}
      </span>
    </DecisionBar>
  );
}
