/** One paper of one applicant: what was handed in, or another in its place. */
import { useRef } from 'react';
import Upload from 'lucide-react/icons/upload';
import { endingsOf, paperFileRule } from '#domain/visa/paper-files.ts';
import type { VisaPaper } from '#domain/visa/visa.ts';
import type { ApplicantTrack } from '#application/desk/visa/visa.ts';
import { placeOf, type TrackState, type TrackVisa } from '#application/portal/visa/track-visa.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { FieldError } from '#ui/design/field/field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { uploadAcceptOf, useUploadFacts } from '#ui/design/words/upload-words.ts';
import { useWords } from '#ui/design/words/words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import own from './papers.module.css';
import styles from './visa.module.css';

export interface PaperCellProps {
  readonly applicant: ApplicantTrack;
  readonly at: number;
  readonly paper: VisaPaper;
  /** Papers can be handed in by who looks at it. */
  readonly takes: boolean;
  readonly state: TrackState;
  readonly tracking: TrackVisa;
}

export function PaperCell({ applicant, at, paper, takes, state, tracking }: PaperCellProps) {
  const words = useWords();
  const file = useRef<HTMLInputElement>(null);
  const endings = endingsOf(paperFileRule(paper));
  const facts = useUploadFacts(endings);
  if (!applicant.wanted.includes(paper)) return <span className={styles.quiet}>{words('visa-paper-not-needed')}</span>;
  const there = applicant.handed.find((each) => each.paper === paper);
  const place = placeOf(at, paper);
  const name = words('visa-paper-of', { paper: words(`visa-paper-${paper}`), name: applicant.name });
  const [wrong] = state.wrong?.at === place ? state.wrong.violations : [];
  return (
    <span className={own.paper}>
      {there === undefined ? (
        <Badge kind={takes ? 'warning' : 'neutral'}>{words('visa-paper-missing')}</Badge>
      ) : (
        <Button variant="link" onClick={() => void tracking.show(at, paper)}>
          <span className="unseen">{words('visa-paper-open', { name })}</span>
          <bdi aria-hidden="true" className={own.filename}>
            {there.filename}
          </bdi>
        </Button>
      )}
      {takes ? (
        <>
          <Button
            act="visa.submitDocument"
            size={32}
            icon={Upload}
            busy={state.busy === place}
            disabled={state.busy !== undefined}
            onClick={() => file.current?.click()}
          >
            <span className="unseen">{words('visa-paper-hand-in', { name, ...facts })}</span>
            <span aria-hidden="true">{words(there === undefined ? 'visa-choose-file' : 'visa-replace')}</span>
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept={uploadAcceptOf(endings)}
            aria-label={words('visa-paper-hand-in', { name, ...facts })}
            onChange={(event) => {
              const [given] = event.target.files ?? [];
              if (given !== undefined) void tracking.handIn(at, paper, given);
              event.target.value = '';
            }}
          />
        </>
      ) : null}
      <span role="alert" className={own.wrong}>
        {wrong === undefined ? null : <FieldError id={`paper-${place}`}>{violationText(words, wrong)}</FieldError>}
      </span>
    </span>
  );
}
