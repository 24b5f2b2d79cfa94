/** Papers of an application, each for every applicant who still applies. */
import { takesPapers } from '#domain/visa/steps.ts';
import { endingsOf, paperFileRule } from '#domain/visa/paper-files.ts';
import type { VisaPaper } from '#domain/visa/visa.ts';
import type { ApplicantTrack, VisaTrack } from '#application/desk/visa/visa.ts';
import type { TrackState, TrackVisa } from '#application/portal/visa/track-visa.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { useUploadFacts } from '#ui/design/words/upload-words.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PaperCell } from './paper-cell.tsx';
import { papersOf, papersWanted } from './papers-in.ts';
import own from './papers.module.css';
import styles from './visa.module.css';

interface PaperTableProps {
  readonly track: VisaTrack;
  readonly state: TrackState;
  readonly tracking: TrackVisa;
}

interface Applying {
  readonly applicant: ApplicantTrack;
  readonly at: number;
  readonly takes: boolean;
}

export function PaperTable({ track, state, tracking }: PaperTableProps) {
  const words = useWords();
  const may = useMay();
  const applying = track.applicants.flatMap((applicant, at): Applying[] =>
    applicant.gone
      ? []
      : [{ applicant, at, takes: may('book') && applicant.application !== undefined && takesPapers(applicant.way) }],
  );
  if (applying.length === 0) return null;
  const applicants = applying.map(({ applicant }) => applicant);
  const takesAny = applying.some(({ takes }) => takes);
  const cell = (paper: VisaPaper, each: Applying) => (
    <PaperCell {...each} paper={paper} state={state} tracking={tracking} />
  );
  const columns: readonly Column<VisaPaper>[] = [
    {
      key: 'paper',
      header: words('visa-paper'),
      names: true,
      cell: (paper) => <PaperName paper={paper} takes={takesAny} />,
    },
    ...applying.map(
      (each): Column<VisaPaper> => ({
        key: `applicant-${each.at}`,
        header: <Whose of={each.applicant} />,
        cell: (paper) => cell(paper, each),
      }),
    ),
  ];
  return (
    <Card flush title={words('visa-papers')} fact={words('visa-papers-in', papersOf(applicants))}>
      <p className={own.judged}>{words('visa-papers-judged')}</p>
      <div className={styles.wide}>
        <DataTable
          label={words('visa-papers')}
          columns={columns}
          rows={papersWanted(applicants)}
          rowKey={(paper) => paper}
          density={52}
          narrow={(paper) => ({
            first: <PaperName paper={paper} takes={takesAny} />,
            acts: (
              <ul className={own.cells}>
                {applying
                  .filter(({ applicant }) => applicant.wanted.includes(paper))
                  .map((each) => (
                    <li key={each.at}>
                      <bdi>{each.applicant.name}</bdi>
                      {cell(paper, each)}
                    </li>
                  ))}
              </ul>
            ),
          })}
        />
      </div>
    </Card>
  );
}

function Whose({ of: { name, profile } }: { readonly of: ApplicantTrack }) {
  const words = useWords();
  return (
    <span className={own.whose}>
      <bdi>{name}</bdi>
      <br />
      <span className={styles.quiet}>{words(`visa-profile-${profile}`)}</span>
    </span>
  );
}

/** With what its file must be, where one can be handed in. */
function PaperName({ paper, takes }: { readonly paper: VisaPaper; readonly takes: boolean }) {
  const words = useWords();
  const rule = paperFileRule(paper);
  const facts = useUploadFacts(endingsOf(rule));
  return (
    <span className={own.paperName}>
      {words(`visa-paper-${paper}`)}
      {takes ? (
        <small className={styles.quiet}>
          {words(rule.shape === undefined ? 'visa-paper-scan' : 'visa-paper-upright', { ...facts, ...rule.least })}
        </small>
      ) : null}
    </span>
  );
}
