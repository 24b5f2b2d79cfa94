/**
 * What every field has in common: a label above (or inside, in search controls), the control, and one line below it,
 * which is the error when there is one and the help otherwise. The control's ids are handed to the child.
 */
import { useId } from 'react';
import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import { useWords } from '../words/words.ts';
import styles from './field.module.css';

export interface FieldText {
  readonly label: string;
  readonly help?: ReactNode;
  /** In words; its presence marks the field invalid. */
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  /** Keeps the label for assistive technology only. */
  readonly labelHidden?: boolean | undefined;
}

export interface ControlIds {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

export interface FieldProps extends FieldText {
  readonly id?: string | undefined;
  /** Beside the label, at the end; such as a link. */
  readonly aside?: ReactNode;
  readonly children: (ids: ControlIds) => ReactNode;
  /** For controls that no `<label>` can name, such as groups. */
  readonly labelAs?: 'label' | 'span';
}

export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} className={styles.error}>
    <Icon of={CircleAlert} size={16} className={styles.errorIcon} />
    <span>{children}</span>
  </p>
);

export const Field = ({
  label,
  help,
  error,
  optional = false,
  labelHidden = false,
  id,
  aside,
  children,
  labelAs: LabelTag = 'label',
}: FieldProps) => {
  const words = useWords();
  const made = useId();
  const controlId = id ?? made;
  const labelId = `${controlId}-label`;
  const noteId = `${controlId}-note`;
  const invalid = error !== undefined && error !== '';
  const noted = invalid || (help !== undefined && help !== null && help !== '');
  return (
    <div className={styles.field}>
      <div className={classNames(styles.head, labelHidden && aside === undefined && 'unseen')}>
        <LabelTag
          id={labelId}
          className={classNames(styles.label, labelHidden && 'unseen')}
          {...(LabelTag === 'label' ? { htmlFor: controlId } : {})}
        >
          {label}
          {optional ? <span className={styles.optional}> {words('design-optional')}</span> : null}
        </LabelTag>
        {aside}
      </div>
      {children({ id: controlId, labelId, describedBy: noted ? noteId : undefined, invalid })}
      {invalid ? <FieldError id={noteId}>{error}</FieldError> : null}
      {!invalid && noted ? (
        <p id={noteId} className={styles.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
};
