/** How far a claim on the railway has come, stage by stage, and what it was about. */
import type { TdrShown } from '#application/desk/train/train.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import type { TrainBooking } from '#domain/train/booking/train-booking.ts';
import { tdrClock } from '#domain/train/cancel/tdr.ts';
import { tdrStages } from '#domain/train/request/request.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import type { Instant } from '#domain/time/instant.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { requestPath } from '#ui/composition/paths.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './tdr-stages.module.css';

/** Of a claim that is not filed yet: how long each stage takes. */
export function ClaimStages({ claim }: { readonly claim?: TdrShown }) {
  const words = useWords();
  const dates = useDates();
  const { reached = {}, end, decides } = claim ?? {};
  return (
    <ol className={styles.stages}>
      {tdrStages.map((stage, at) => {
        const when = reached[stage];
        const isOver = end === 'refused' && stage === 'paid';
        return (
          <li
            key={stage}
            className={classNames(
              when !== undefined && styles.reached,
              claim === undefined && at === 0 && styles.reached,
            )}
          >
            <strong>{words(isOver ? 'tdr-stage-refused' : `tdr-stage-${stage}`)}</strong>
            <span>
              {when !== undefined
                ? momentText(words, dates, when, railwayZone)
                : stage === 'decided' && decides !== undefined && end === undefined
                  ? words('tdr-decides', { first: dates.short(decides.first), last: dates.short(decides.last) })
                  : end === undefined
                    ? words(`tdr-takes-${stage}`)
                    : '—'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const kinds = { paid: 'success', refused: 'danger', withdrawn: 'neutral' } as const;

interface FiledClaimProps {
  readonly claim: TdrShown;
  readonly booking: TrainBooking;
  readonly now: Instant;
}

export function FiledClaim({ claim, booking, now }: FiledClaimProps) {
  const words = useWords();
  const { number, reason, travellers, paper, remarks, end, refund, ledgerEntry, note } = claim;
  return (
    <Card
      title={
        <>
          {words('tdr-claim')} <Code>{number}</Code>
        </>
      }
      fact={words(`bookings-train-tdr-${reason}`)}
      aside={<Badge kind={end === undefined ? 'info' : kinds[end]}>{words(`tdr-end-${end ?? 'open'}`)}</Badge>}
    >
      <ClaimStages claim={claim} />
      <RefundClock claim={claim} now={now} />
      <p className={styles.about}>
        <Listed>
          {travellers.map((at) => {
            const who = booking.travellers[at];
            return who === undefined ? null : <bdi key={at}>{nameOf(who)}</bdi>;
          })}
          {paper === undefined ? null : (
            <span>
              {words(reason === 'missed-connection' ? 'tdr-other-pnr' : 'tdr-certificate')} <Code>{paper}</Code>
            </span>
          )}
          {remarks === undefined ? null : <bdi>{remarks}</bdi>}
        </Listed>
      </p>
      {refund === undefined ? null : (
        <p className={styles.about}>
          {words('tdr-came-back')} <Amount of={refund} decimals="exact" />
          {ledgerEntry === undefined ? null : (
            <>
              {' '}
              <Code>{ledgerEntry}</Code>
            </>
          )}
        </p>
      )}
      {note === undefined ? null : (
        <p className={styles.about}>
          <bdi>{note}</bdi>
        </p>
      )}
      <LinkButton to={requestPath(number)}>{words('tdr-request')}</LinkButton>
    </Card>
  );
}

/** How long the railway has had it, and whether its decision is due. */
function RefundClock({ claim: { reached, end, decides }, now }: Pick<FiledClaimProps, 'claim' | 'now'>) {
  const words = useWords();
  const dates = useDates();
  if (end !== undefined || reached.filed === undefined) return null;
  const { days, standing } = tdrClock(reached.filed, now);
  const { first, last } = decides;
  const said = words(`tdr-clock-${standing}`, { days, first: dates.short(first), last: dates.short(last) });
  return standing === 'overdue' ? (
    <div className={styles.late}>
      <Alert kind="warning">{said}</Alert>
    </div>
  ) : (
    <p className={styles.about}>{said}</p>
  );
}
