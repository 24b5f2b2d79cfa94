/**
 * What was found before a ticket is issued, each beside what it concerns: to be changed, or, where that is allowed, to be
 * gone on with for a reason. A finding that is about another booking leads there.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import OctagonX from 'lucide-react/icons/octagon-x';
import { type CheckOverride, checkReasons, type Finding, reasonMost } from '#domain/booking/findings.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import styles from './ticket-findings.module.css';

export interface TicketFindingsProps {
  readonly findings: readonly Finding[];
  readonly overrides: readonly CheckOverride[];
  /** Counts the tries that were stopped here; a missing reason is shown after one. */
  readonly stopped: number;
  readonly fixed: boolean;
  /** An empty reason is still to be given; undefined takes it back. */
  readonly onOverride: (code: string, reason: string | undefined) => void;
  /** Leads to where what a path names can be changed; undefined where it cannot. */
  readonly changeOf?: ((path: string) => (() => void) | undefined) | undefined;
}

export function TicketFindings(props: TicketFindingsProps) {
  const { findings, overrides, stopped } = props;
  const words = useWords();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const shown = useRef(findings);
  // Tries from before these were found are of something else.
  const [since, setSince] = useState({ findings, stopped });
  if (since.findings !== findings) setSince({ findings, stopped });
  const tries = Math.max(0, stopped - since.stopped);
  useEffect(() => {
    if (shown.current === findings) return;
    const more = findings.some((each) => !shown.current.includes(each));
    shown.current = findings;
    if (more) heading.current?.focus();
  }, [findings]);
  useEffect(() => {
    if (tries > 0) section.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [tries]);
  if (findings.length === 0) return null;
  const errors = tries > 0 ? checkReasons(overrides) : [];
  const errorOf = (code: string) =>
    violationAt(words, errors, `overrides[${overrides.findIndex((each) => each.code === code)}].reason`);
  return (
    <section ref={section} className={styles.findings} aria-labelledby={`${id}-title`}>
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.title}>
        {words('checks-title')}
      </h2>
      <p className={styles.text}>{words('checks-text')}</p>
      <ul className={styles.list}>
        {findings.map((finding, at) => (
          <li key={`${finding.code} ${finding.path} ${at}`} className={styles.finding}>
            <Found
              {...props}
              finding={finding}
              first={findings.findIndex(({ code }) => code === finding.code) === at}
              error={errorOf(finding.code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FoundProps extends TicketFindingsProps {
  readonly finding: Finding;
  /** The first of its kind: the reason given here holds for all. */
  readonly first: boolean;
  readonly error: string | undefined;
}

function Found({ finding, first, error, fixed, overrides, onOverride, changeOf }: FoundProps) {
  const words = useWords();
  const { code, params, severity, path } = finding;
  const given = overrides.find((each) => each.code === code);
  const change = changeOf?.(path);
  const subject = subjectOf(words, finding);
  const booking = params?.['transactionId'];
  const other = typeof booking === 'string' ? booking : undefined;
  return (
    <>
      <div className={styles.head}>
        <strong>
          <bdi>{subject}</bdi>
        </strong>
        <Badge kind={severity === 'stop' ? 'danger' : 'warning'} icon={severity === 'stop' ? OctagonX : CircleHelp}>
          {words(severity === 'stop' ? 'checks-stop' : 'checks-may-override')}
        </Badge>
      </div>
      <p>{violationText(words, finding)}</p>
      {change === undefined && other === undefined ? null : (
        <div className={styles.acts}>
          {change === undefined || fixed ? null : (
            <Button variant="link" aria-label={words('checks-change-named', { subject })} onClick={change}>
              {words('checks-change')}
            </Button>
          )}
          {other === undefined ? null : (
            <Link to={bookingPath(other)} target="_blank" rel="noopener" className={styles.link}>
              {words('checks-other', { transactionId: other })}
            </Link>
          )}
        </div>
      )}
      {severity === 'stop' ? null : first ? (
        <Override code={code} given={given} error={error} fixed={fixed} onOverride={onOverride} />
      ) : given === undefined ? null : (
        <p className={styles.text}>{words('checks-covered')}</p>
      )}
    </>
  );
}

interface OverrideProps extends Pick<TicketFindingsProps, 'fixed' | 'onOverride'> {
  readonly code: string;
  readonly given: CheckOverride | undefined;
  readonly error: string | undefined;
}

function Override({ code, given, error, fixed, onOverride }: OverrideProps) {
  const words = useWords();
  const may = useMay();
  if (!may('override-checks')) return <p className={styles.text}>{words('checks-not-yours')}</p>;
  return (
    <>
      <Checkbox
        checked={given !== undefined}
        disabled={fixed}
        onChange={(goesOn) => onOverride(code, goesOn ? '' : undefined)}
      >
        {words('checks-go-on')}
      </Checkbox>
      {given === undefined ? null : (
        <TextField
          label={words('checks-reason')}
          help={words('checks-reason-help')}
          error={error}
          value={given.reason}
          maxLength={reasonMost}
          disabled={fixed}
          onChange={(reason) => onOverride(code, reason)}
        />
      )}
    </>
  );
}

/** Whom or what it concerns, by name where the finding brings it. */
function subjectOf(words: Words, { path, params }: Finding): string {
  if (path.startsWith('gst')) return words('checks-on-gst');
  const number = Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0) + 1;
  const { traveller, from, to } = params ?? {};
  if (path.startsWith('travellers'))
    return typeof traveller === 'string' ? traveller : words('checks-on-traveller', { number });
  return from === undefined || to === undefined
    ? words('checks-on-flight', { number })
    : words('checks-on-trip', { from, to });
}
