/** One paper of an applicant: what its file must be, what was handed in, and another in its place. */
import { useRef } from 'react';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import { endingsOf, paperFileRule } from '#domain/visa/paper-files.ts';
import { takesPapers } from '#domain/visa/steps.ts';
import type { VisaPaper } from '#domain/visa/visa.ts';
import type { ApplicantTrack } from '#application/desk/visa/visa.ts';
import { placeOf, type TrackState, type TrackVisa } from '#application/portal/visa/track-visa.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { FieldError } from '#ui/design/field/field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { uploadAcceptOf, useUploadFacts } from '#ui/design/words/upload-words.ts';
import { useWords } from '#ui/design/words/words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from './visa.module.css';

export function PaperLine({
  applicant,
  at,
  paper,
  state,
  tracking,
}: {
  readonly applicant: ApplicantTrack;
  readonly at: number;
  readonly paper: VisaPaper;
  readonly state: TrackState;
  readonly tracking: TrackVisa;
}) {
  const words = useWords();
  const file = useRef<HTMLInputElement>(null);
  const rule = paperFileRule(paper);
  const facts = useUploadFacts(endingsOf(rule));
  const may = useMay();
  const there = applicant.handed.find((each) => each.paper === paper);
  const place = placeOf(at, paper);
  const name = words(`visa-paper-${paper}`);
  const [wrong] = state.wrong?.at === place ? state.wrong.violations : [];
  const takes = may('book') && !applicant.gone && applicant.application !== undefined && takesPapers(applicant.way);
  return (
    <li className={styles.paper}>
      <Icon of={FileText} size={16} />
      <span className={styles.paperName}>
        {name}
        {takes ? (
          <small className={styles.quiet}>
            {words(rule.shape === undefined ? 'visa-paper-scan' : 'visa-paper-upright', { ...facts, ...rule.least })}
          </small>
        ) : null}
        <span role="alert">
          {wrong === undefined ? null : <FieldError id={`paper-${place}`}>{violationText(words, wrong)}</FieldError>}
        </span>
      </span>
      {there === undefined ? (
        <Badge kind={takes ? 'warning' : 'neutral'}>{words('visa-paper-missing')}</Badge>
      ) : (
        <Button variant="link" onClick={() => void tracking.show(at, paper)}>
          <span className="unseen">{words('visa-paper-open', { name })}</span>
          <bdi aria-hidden="true">{there.filename}</bdi>
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
            accept={uploadAcceptOf(endingsOf(rule))}
            aria-label={words('visa-paper-hand-in', { name, ...facts })}
            onChange={(event) => {
              const [given] = event.target.files ?? [];
              if (given !== undefined) void tracking.handIn(at, paper, given);
              event.target.value = '';
            }}
          />
        </>
      ) : null}
    </li>
  );
}
