/** One application beside the list: what is wanted and until when, its documents for each applicant, and how far each is. */
import { useEffect } from 'react';
import Check from 'lucide-react/icons/check';
import Stamp from 'lucide-react/icons/stamp';
import X from 'lucide-react/icons/x';
import { stepOf } from '#domain/visa/steps.ts';
import type { VisaPaper } from '#domain/visa/visa.ts';
import type { ApplicantTrack, VisaTrack } from '#application/desk/visa/visa.ts';
import type { TrackState } from '#application/portal/visa/track-visa.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { visaParts } from '#ui/composition/visa/parts.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCountryName } from '#ui/people/country-field.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { papersOf, papersWanted } from './papers-in.ts';
import { stepBadges } from './step-badges.ts';
import { SendBy, Steps } from './track-parts.tsx';
import own from './applications.module.css';
import styles from './visa.module.css';

interface ApplicationPanelProps {
  readonly transactionId: string;
  readonly onClose: () => void;
}

export function ApplicationPanel({ transactionId, onClose }: ApplicationPanelProps) {
  const words = useWords();
  const country = useCountryName();
  const tracking = usePart(visaParts.track);
  const { track, today } = useStateOf(tracking.state$);
  useEffect(() => void tracking.open(transactionId), [tracking, transactionId]);
  return (
    <aside className={own.panel} aria-label={words('visa-track-title', { id: transactionId })}>
      <header className={own.panelHead}>
        <h2>{track.kind === 'ready' ? country(track.value.visa.destination) : <Code>{transactionId}</Code>}</h2>
        <IconButton icon={X} label={words('design-close')} onClick={onClose} />
      </header>
      <div className={own.panelActs}>
        <LinkButton size={32} variant="primary" icon={Stamp} to={`/visa/track/${transactionId}`}>
          {words('visa-follow')}
        </LinkButton>
        <LinkButton size={32} to={bookingPath(transactionId)}>
          {words('visa-booking')}
        </LinkButton>
      </div>
      {track.kind === 'loading' ? <SkeletonRows rows={6} height="40px" /> : null}
      {track.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, track.failure)}
          action={{ label: words('visa-try-again'), onPress: () => void tracking.open(transactionId) }}
        />
      ) : null}
      {track.kind === 'ready' ? <Followed track={track.value} today={today} /> : null}
    </aside>
  );
}

function Followed({ track, today }: Pick<TrackState, 'today'> & { readonly track: VisaTrack }) {
  const words = useWords();
  const { transactionId, visa, applicants } = track;
  const applying = applicants.filter(({ gone }) => !gone);
  return (
    <>
      <p className={styles.quiet}>
        <Code>{transactionId}</Code>, {words(`visa-kind-${visa.kind}`)}, {words('visa-days', { days: visa.stayDays })},{' '}
        {words(`visa-entries-${visa.entries}`)}, {words('visa-for', { count: applying.length })}
      </p>
      <SendBy track={track} today={today} />
      <section>
        <h3 className={styles.small}>
          {words('visa-papers')} <span className={styles.quiet}>{words('visa-papers-in', papersOf(applying))}</span>
        </h3>
        <div className={styles.wide}>
          <table className={own.papers} aria-label={words('visa-papers')}>
            <thead>
              <tr>
                <th scope="col">{words('visa-paper')}</th>
                {applying.map(({ name }, at) => (
                  <th key={at} scope="col">
                    <bdi>{name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {papersWanted(applying).map((paper) => (
                <tr key={paper}>
                  <th scope="row">{words(`visa-paper-${paper}`)}</th>
                  {applying.map((each, at) => (
                    <td key={at}>
                      <PaperMark of={each} paper={paper} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {applying.map((applicant, at) => {
        const step = stepOf(applicant.way);
        return (
          <section key={at}>
            <h3 className={styles.small}>
              <bdi>{applicant.name}</bdi> <Badge kind={stepBadges[step]}>{words(`visa-step-${step}`)}</Badge>
            </h3>
            <Steps brief applicant={applicant} track={track} today={today} />
          </section>
        );
      })}
      <p className={styles.quiet}>{words('visa-estimates')}</p>
    </>
  );
}

function PaperMark({ of: { wanted, handed }, paper }: { readonly of: ApplicantTrack; readonly paper: VisaPaper }) {
  const words = useWords();
  if (!wanted.includes(paper)) return <span className={styles.quiet}>{words('visa-paper-not-needed')}</span>;
  if (!handed.some((each) => each.paper === paper)) return <Badge kind="warning">{words('visa-paper-missing')}</Badge>;
  return (
    <Badge kind="success" icon={Check}>
      {words('visa-paper-in')}
    </Badge>
  );
}
