/** The form of a decision: its fields, the remarks, and the presses. The key A leads to the press that approves. */
import { type ReactNode, useRef } from 'react';
import Ban from 'lucide-react/icons/octagon-x';
import Check from 'lucide-react/icons/check';
import type { Violation } from '#domain/rules/violation.ts';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useKey } from '#ui/design/press/use-key.ts';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from '#ui/booking/request/requests.module.css';

export interface DecisionProps {
  readonly remarks: string;
  readonly help: string;
  readonly violations: readonly Violation[];
  readonly onRemarks: (remarks: string) => void;
  /** Words of the press that approves; absent where there is nothing to approve any more. */
  readonly approve?: string;
  readonly onApprove?: () => void;
  readonly approving?: boolean;
  /** Words of the press that says no. */
  readonly refuse: string;
  readonly onRefuse: () => void;
  readonly refusing: boolean;
  readonly children?: ReactNode;
}

export function Decision(props: DecisionProps) {
  const { remarks, help, violations, onRemarks, approve, onApprove, approving, refuse, onRefuse, refusing } = props;
  const words = useWords();
  const narrow = useNarrow();
  const yes = useRef<HTMLButtonElement>(null);
  useKey('a', approve !== undefined, () => yes.current?.focus());
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApprove?.();
      }}
    >
      <h3>{words('operations-decision')}</h3>
      {props.children}
      <TextArea
        id="decision-remarks"
        label={words('operations-remarks')}
        help={help}
        rows={3}
        value={remarks}
        error={violationAt(words, violations, 'remarks')}
        onChange={onRemarks}
      />
      <div className={styles.acts}>
        {approve === undefined ? null : (
          <Button
            ref={yes}
            type="submit"
            variant="primary"
            size={48}
            icon={Check}
            busy={approving === true}
            disabled={refusing}
            keyHint={narrow ? undefined : 'A'}
          >
            {approve}
          </Button>
        )}
        <Button
          size={48}
          variant="danger-line"
          icon={Ban}
          busy={refusing}
          disabled={approving === true}
          onClick={onRefuse}
        >
          {refuse}
        </Button>
      </div>
    </form>
  );
}
