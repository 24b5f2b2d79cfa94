/** What is written, and the documents that go with it. */
import { useRef, useState } from 'react';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import type { Violation } from '#domain/rules/violation.ts';
import { type Attachment, attached } from '#application/portal/agency/attachment.ts';
import { uploadAccept, useUploadFacts } from '#ui/design/words/upload-words.ts';
import { FieldError } from '#ui/design/field/field.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import styles from './support.module.css';

export interface MessageFieldsProps {
  readonly id: string;
  readonly text: string;
  readonly files: readonly Attachment[];
  readonly violations: readonly Violation[];
  readonly onChange: (change: { readonly text?: string; readonly files?: readonly Attachment[] }) => void;
}

export function MessageFields({ id, text, files, violations, onChange }: MessageFieldsProps) {
  const words = useWords();
  const facts = useUploadFacts();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<Violation | undefined>(undefined);
  const refused = wrong ?? violations.find(({ path }) => path.startsWith('files'));
  const attach = async (file: File) => {
    const outcome = await attached(files, file);
    setWrong('violations' in outcome ? outcome.violations[0] : undefined);
    if ('files' in outcome) onChange({ files: outcome.files });
  };
  return (
    <>
      <TextArea
        id={`${id}-text`}
        label={words('support-text')}
        rows={4}
        value={text}
        error={violationAt(words, violations, 'text')}
        onChange={(typed) => onChange({ text: typed })}
      />
      <div className={styles.attached} role="group" aria-label={words('support-files')}>
        <Button size={32} icon={Paperclip} onClick={() => input.current?.click()}>
          {words('support-attach')}
        </Button>
        {files.map(({ filename }, at) => (
          <Button
            key={`${at}-${filename}`}
            size={32}
            variant="quiet"
            icon={X}
            aria-label={words('support-detach', { filename })}
            onClick={() => onChange({ files: files.filter((_, each) => each !== at) })}
          >
            <bdi>{filename}</bdi>
          </Button>
        ))}
        {files.length === 0 ? <span className={styles.quiet}>{words('support-files-help', facts)}</span> : null}
      </div>
      <div role="alert">
        {refused === undefined ? null : (
          <FieldError id={`${id}-files-error`}>{violationText(words, refused)}</FieldError>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words('support-files')}
        accept={uploadAccept}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen !== undefined) void attach(chosen);
          event.target.value = '';
        }}
      />
    </>
  );
}
