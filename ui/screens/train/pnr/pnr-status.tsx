/** How the travellers of a PNR stand now: when booked and currently, and when the chart is made. */
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import FileText from 'lucide-react/icons/file-text';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import Ticket from 'lucide-react/icons/ticket';
import type { PnrStatus } from '#application/desk/train/train.ts';
import type { PnrStatusState } from '#application/portal/train/pnr-status.ts';
import { trainPaths } from '#application/portal/train/search-link.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { type KeptMove, noMoves } from '#domain/train/berths/moves.ts';
import { standingsBetween } from '#domain/train/berths/course.ts';
import { upgradeOf } from '#domain/train/berths/upgrade.ts';
import { statusText } from '#domain/train/berths/status.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { TextField } from '#ui/design/field/text-field.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { JourneyCard } from '../journey-card.tsx';
import { train } from '../product.ts';
import { useTrainText } from '../train-text.ts';
import { PnrActs, RefundNow } from './pnr-acts.tsx';
import { CoachStrip, PnrCourse } from './pnr-course.tsx';
import columns from '#ui/shell/frame/columns.module.css';
import badges from '../chosen.module.css';
import styles from './pnr-status.module.css';

export function Screen() {
  const words = useWords();
  const [query] = useSearchParams();
  const asking = usePart(trainParts.pnrStatus);
  const { status, refund } = useStateOf(asking.state$);
  const pnr = query.get('pnr') ?? '';
  useEffect(() => void asking.ask(pnr), [asking, pnr]);
  if (status?.kind === 'ready') {
    return (
      <>
        <Head status={status.value} onAgain={() => void asking.ask(pnr)} />
        <Status status={status.value} refund={refund} />
      </>
    );
  }
  return (
    <>
      <PageHead title={words('title-train-pnr-status')} fact={pnr === '' ? undefined : <Code>{pnr}</Code>} />
      <Card>
        <AskForm key={pnr} pnr={pnr} />
      </Card>
      {status === undefined ? null : status.kind === 'loading' ? (
        <SkeletonRows rows={4} height="52px" />
      ) : (
        <Card>
          {status.failure._tag === 'NotFound' ? (
            <EmptyState title={words('train-pnr-none')}>{words('train-pnr-none-help')}</EmptyState>
          ) : (
            <ErrorPanel
              message={failureText(words, status.failure)}
              action={{ label: words('train-pnr-again'), onPress: () => void asking.ask(pnr) }}
            />
          )}
        </Card>
      )}
    </>
  );
}

/** Of a ticket that was found: which it is, the chart, its paper, and the way to another. */
function Head({ status, onAgain }: { readonly status: PnrStatus; readonly onAgain: () => void }) {
  const words = useWords();
  const dates = useDates();
  const text = useTrainText();
  const { transactionId, pnr, journey, chartAt, charted, secondChartAt, secondCharted } = status;
  return (
    <PageHead
      title={
        <>
          {words('bookings-train-pnr')} <Code>{pnr}</Code>
        </>
      }
      fact={
        <Listed>
          <>
            <Code>{journey.train}</Code> <bdi>{journey.trainName}</bdi>
          </>
          {dates.short(dateOfLocal(journey.from.at.local))}
          {text.className(journey.travelClass)}
          {text.quota(journey.quota)}
        </Listed>
      }
      acts={
        <>
          {charted ? (
            <Badge kind="success">
              {words(secondCharted ? 'train-pnr-second-made' : 'train-pnr-chart-made', {
                at: momentText(words, dates, secondCharted ? secondChartAt : chartAt, railwayZone),
              })}
            </Badge>
          ) : null}
          {transactionId === undefined ? null : (
            <LinkButton icon={Ticket} to={train.paths.paper('voucher', transactionId)}>
              {words('train-show-ticket')}
            </LinkButton>
          )}
          <Button icon={RotateCw} onClick={onAgain}>
            {words('train-pnr-again')}
          </Button>
          <LinkButton icon={Search} to={trainPaths.pnrStatus}>
            {words('train-pnr-another')}
          </LinkButton>
        </>
      }
    />
  );
}

function AskForm({ pnr }: { readonly pnr: string }) {
  const words = useWords();
  const navigate = useNavigate();
  const asking = usePart(trainParts.pnrStatus);
  const [typed, setTyped] = useState(pnr);
  const digits = typed.replaceAll(/\D/g, '');
  const wrong = typed !== '' && digits.length !== 10;
  const [tried, setTried] = useState(false);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (digits.length !== 10) return;
        if (digits === pnr) void asking.ask(pnr);
        else void navigate(`${trainPaths.pnrStatus}?pnr=${digits}`);
      }}
    >
      <TextField
        id="pnr-asked"
        label={words('bookings-train-pnr')}
        help={words('train-pnr-help')}
        error={tried && (wrong || typed === '') ? words('train-pnr-form') : undefined}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        leftToRight
        onChange={setTyped}
      />
      <Button type="submit" variant="primary" icon={Search}>
        {words('train-pnr-ask')}
      </Button>
    </form>
  );
}

const tones = {
  confirmed: 'confirmed',
  rac: 'rac',
  waiting: 'unlikely',
  'no-berth': undefined,
  cancelled: undefined,
} as const;

interface StatusProps {
  readonly status: PnrStatus;
  readonly refund: PnrStatusState['refund'];
}

function Status({ status, refund }: StatusProps) {
  const words = useWords();
  const dates = useDates();
  const text = useTrainText();
  const narrow = useNarrow();
  const { transactionId, journey, charted, autoUpgrade, passengers, acts, moves } = status;
  const upgradedTo = upgradeOf({ standings: passengers });
  // On narrow windows the card of all moves says it below.
  const between = narrow ? [] : standingsBetween(status);
  return (
    <div className={columns.columns}>
      <div className={styles.found}>
        <JourneyCard journey={journey}>
          {autoUpgrade === undefined || charted ? null : (
            <p className={styles.chart}>{words(autoUpgrade ? 'train-pnr-upgrade' : 'train-pnr-no-upgrade')}</p>
          )}
        </JourneyCard>
        <PnrCourse status={status} />
        <Card title={words('train-travellers')}>
          {upgradedTo === undefined ? null : (
            <Alert kind="success">{words('bookings-train-upgraded', { class: text.className(upgradedTo) })}</Alert>
          )}
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words('train-pnr-traveller')}</th>
                <th scope="col">{words('train-pnr-booked')}</th>
                {between.map(({ step, at }) => (
                  <th key={at} scope="col">
                    {step === 'moved' ? momentText(words, dates, at, railwayZone) : words(`train-course-${step}`)}
                  </th>
                ))}
                <th scope="col">{words('train-pnr-now')}</th>
              </tr>
            </thead>
            <tbody>
              {passengers.map(({ name, booked, current }, at) => {
                const tone = tones[current.kind];
                const now = (
                  <span className={classNames(badges.badge, tone && badges[tone])}>
                    <Code strong>{statusText(current)}</Code>
                  </span>
                );
                return (
                  <tr key={at}>
                    <th scope="row">
                      <bdi>{name ?? words('train-traveller', { number: at + 1 })}</bdi>
                    </th>
                    <td>
                      <Code>{statusText(booked)}</Code>
                    </td>
                    {between.map((step) => (
                      <td key={step.at}>
                        <Code>{step.stood?.[at] ?? ''}</Code>
                      </td>
                    ))}
                    <td>{now}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          {passengers.some(({ current }) => current.kind === 'rac') ? (
            <p className={styles.chart}>{words('train-means-rac')}</p>
          ) : null}
          {passengers.some(({ current }) => current.kind === 'waiting') ? (
            <p className={styles.chart}>{words(charted ? 'train-pnr-stays' : 'train-means-waiting')}</p>
          ) : null}
        </Card>
        <CoachStrip status={status} />
        {transactionId === undefined ? (
          <Alert kind="info">{words('train-pnr-public')}</Alert>
        ) : (
          <>
            <Moves moves={moves} />
            <p className={styles.links}>
              <LinkButton icon={FileText} to={bookingPath(transactionId)}>
                {words('train-pnr-history')}
              </LinkButton>
            </p>
          </>
        )}
      </div>
      {transactionId === undefined ? null : (
        <div className={styles.beside}>
          <PnrActs ticket={{ transactionId, acts, passengers }} />
          {refund === undefined ? null : <RefundNow ticket={{ transactionId, acts, passengers }} refund={refund} />}
        </div>
      )}
    </div>
  );
}

function moveWords({ charted, again = false }: Pick<KeptMove, 'charted' | 'again'>): string {
  const code = again ? 'charted-again' : charted ? 'charted' : 'moved';
  return `bookings-history-rail-${code}`;
}

/** Everything that happened on the list since it was booked. */
function Moves({ moves }: { readonly moves: readonly KeptMove[] }) {
  const words = useWords();
  const dates = useDates();
  return (
    <Card title={words('train-pnr-moves')}>
      {moves.length === 0 ? <p className={styles.none}>{words('train-pnr-moves-none')}</p> : null}
      <ol className={styles.moves}>
        {moves.map(({ at, charted, again, moves: who = noMoves }) => (
          <li key={at}>
            <time dateTime={at}>{momentText(words, dates, at, railwayZone)}</time>
            <span>{words(moveWords({ charted, again }), { moves: who })}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
