/** The two papers: what each is for, how far its upload is, and what is wrong with a file. */
import { useRef, useState } from 'react';
import FileCheck from 'lucide-react/icons/file-check';
import FileUp from 'lucide-react/icons/file-up';
import { registrationPapers, type RegistrationPaper } from '#domain/agency/registration.ts';
import { uploadAccept, useUploadFacts } from '#ui/design/words/upload-words.ts';
import type { RegistrationForm } from '#application/portal/agency/registration-form.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { FieldError } from '#ui/design/field/field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useFileSize } from '#ui/design/words/file-size.ts';
import { useWords } from '#ui/design/words/words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from './registration.module.css';

export function Papers({ form }: { readonly form: RegistrationForm }) {
  const words = useWords();
  const uploadFacts = useUploadFacts();
  return (
    <Card title={words('registration-papers')} fact={words('registration-papers-fact', uploadFacts)} flush>
      {registrationPapers.map((paper) => (
        <PaperLine key={paper} form={form} paper={paper} />
      ))}
    </Card>
  );
}

function PaperLine({ form, paper }: { readonly form: RegistrationForm; readonly paper: RegistrationPaper }) {
  const words = useWords();
  const { papers, fields, violations } = useStateOf(form.state$);
  const { uploaded, sending, violations: wrong, failed } = papers[paper];
  const sizeOf = useFileSize();
  const file = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const missing = violations.find(({ path }) => path === `${paper}Document`);
  const [first] = [...wrong, ...(missing === undefined || uploaded !== undefined ? [] : [missing])];
  const id = `registration-${paper}Document`;
  const name = words(
    paper === 'gst' && fields.gstHolder !== true ? 'registration-paper-no-gst' : `registration-paper-${paper}`,
  );
  const take = (chosen: FileList | null) => {
    const [given] = chosen ?? [];
    if (given !== undefined) void form.upload(paper, given);
  };
  return (
    <div
      className={classNames(styles.paper, first !== undefined && styles.paperWrong, over && styles.paperOver)}
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
      <span className={styles.disc}>
        <Icon of={uploaded === undefined ? FileUp : FileCheck} size={20} />
      </span>
      <div className={styles.paperBody}>
        <div className={styles.paperName}>
          <strong>{name}</strong>
          {uploaded === undefined ? null : <Badge kind="success">{words('registration-paper-there')}</Badge>}
        </div>
        {sending === undefined ? null : (
          <>
            <progress
              className={styles.progress}
              aria-label={words('registration-uploading', { name })}
              max={1}
              value={sending.share}
            />
            <span className={styles.quiet}>
              <bdi>{sending.filename}</bdi>
              {words('design-comma')}
              {words('registration-percent', { percent: Math.floor(sending.share * 100) })}
            </span>
          </>
        )}
        {uploaded === undefined ? null : (
          <span className={styles.quiet}>
            <bdi>{uploaded.filename}</bdi>
            {words('design-comma')}
            <bdi>{sizeOf(uploaded.bytes)}</bdi>
          </span>
        )}
        {uploaded === undefined && sending === undefined && first === undefined ? (
          <span className={styles.quiet}>{words(`registration-paper-${paper}-why`)}</span>
        ) : null}
        <div role="alert">
          {failed || first !== undefined ? (
            <FieldError id={`${id}-error`}>
              {failed ? `${words('registration-upload-failed')} ` : ''}
              {first === undefined ? '' : violationText(words, first)}
            </FieldError>
          ) : null}
        </div>
      </div>
      {sending === undefined ? (
        <Button id={id} onClick={() => file.current?.click()}>
          <span aria-hidden="true">
            {words(uploaded === undefined ? 'registration-choose-file' : 'registration-replace')}
          </span>
          <span className="unseen">{words('registration-choose-for', { name })}</span>
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => form.stop(paper)}>
          {words('registration-stop')}
        </Button>
      )}
      <input
        ref={file}
        type="file"
        className={styles.file}
        aria-label={name}
        tabIndex={-1}
        accept={uploadAccept}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
