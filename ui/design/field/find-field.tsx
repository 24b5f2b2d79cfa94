/** Looks for something by its words. Where there is no room for a label above, what may be typed is said in the field. */
import type { ReactNode } from 'react';
import Search from 'lucide-react/icons/search';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useTyped } from './use-typed.ts';

interface FindFieldProps extends Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'error' | 'size'> {
  readonly label: string;
  readonly inside?: boolean | undefined;
}

export function FindField({ label, inside = false, ...field }: FindFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      type="search"
      labelHidden={inside}
      placeholder={inside ? label : undefined}
      prefix={<Search size={16} aria-hidden="true" />}
    />
  );
}

interface FindFormProps extends Omit<FindFieldProps, 'value' | 'onChange' | 'error'> {
  /** What the page's address looks for. */
  readonly text: string | undefined;
  /** Of what was typed, once Enter says so. */
  readonly onFind: (text: string) => void;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The same over the text of the page's address, with what stands beside it. */
export function FindForm({ text = '', onFind, className, children, ...field }: FindFormProps) {
  const [typed, setTyped] = useTyped(text);
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <FindField {...field} value={typed} onChange={setTyped} />
      {children}
    </form>
  );
}
