/** Where a file of the look is chosen or dropped: what is there now, how to take another, and what is wrong with one. */
import { type ReactNode, useRef, useState } from 'react';
import Upload from 'lucide-react/icons/upload';
import type { Uploading } from '#application/portal/operations/configuration.ts';
import { FieldError } from '#ui/design/field/field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from './files.module.css';

interface FileDropProps {
  /** The error's, and where a broken rule leads. */
  readonly id: string;
  readonly label: string;
  /** On the button. */
  readonly act: string;
  readonly endings: readonly string[];
  readonly several?: boolean;
  readonly uploading: Uploading;
  readonly error: string | undefined;
  readonly help: ReactNode;
  readonly children?: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileDrop(props: FileDropProps) {
  const { id, label, act, endings, several = false, uploading, error, help, children, onFiles } = props;
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { busy, violations, failure } = uploading;
  const [first] = violations;
  const wrong = first === undefined ? error : violationText(words, first);
  const take = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])];
    if (files.length > 0) onFiles(several ? files : files.slice(0, 1));
  };
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <div
        className={classNames(styles.drop, over && styles.over, wrong !== undefined && styles.wrong)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        {children}
        <Button id={id} icon={Upload} size={32} busy={busy} onClick={() => input.current?.click()}>
          {act}
        </Button>
      </div>
      <p className={styles.help}>{help}</p>
      <div role="alert">
        {wrong === undefined && failure === undefined ? null : (
          <FieldError id={`${id}-error`}>{failure === undefined ? wrong : failureText(words, failure)}</FieldError>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={several}
        accept={endings.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
