/** Where somebody decides on a request: what they say of it, and their way of saying no. */
import type { ReactNode } from 'react';
import Ban from 'lucide-react/icons/octagon-x';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { ActsProps } from '#ui/booking/request/request-view.ts';
import styles from '#ui/booking/request/requests.module.css';

export interface AnswerFormProps extends Pick<ActsProps, 'state' | 'queue'> {
  readonly title: string;
  readonly onSubmit: () => void;
  /** The press that says yes. */
  readonly yes: ReactNode;
  readonly refusable?: boolean;
  readonly children: ReactNode;
}

export function AnswerForm({
  state: { acting },
  queue,
  title,
  onSubmit,
  yes,
  refusable = true,
  children,
}: AnswerFormProps) {
  const words = useWords();
  return (
    <form
      className={styles.rows}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h3>{title}</h3>
      {children}
      <div className={styles.acts}>
        {yes}
        <Button
          size={48}
          variant="danger-line"
          icon={Ban}
          busy={acting === 'refuse'}
          disabled={!refusable}
          onClick={() => void queue.answer('refuse')}
        >
          {words('requests-refuse')}
        </Button>
      </div>
    </form>
  );
}
