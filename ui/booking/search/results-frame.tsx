/** What was found, refined: filters beside it or in a sheet, tools above it, and what stands there while there is nothing. */
import { type ReactNode, useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { DeskFailure } from '#application/desk/failures.ts';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './results-frame.module.css';

export interface RefinedResultsProps {
  /** What the filters are called. */
  readonly title: string;
  readonly filters: ReactNode;
  /** Beside the button that opens the filters: the count, the order. */
  readonly tools: ReactNode;
  /** Where the tools have labels above them. */
  readonly labelled?: boolean;
  /** Where they stand together, and not spread over the width. */
  readonly gathered?: boolean;
  readonly children: ReactNode;
}

export function RefinedResults({
  title,
  filters,
  tools,
  labelled = false,
  gathered = false,
  children,
}: RefinedResultsProps) {
  const narrow = useNarrow();
  const [filtering, setFiltering] = useState(false);
  return (
    <div className={styles.columns}>
      {narrow ? (
        <BottomSheet open={filtering} title={title} onClose={() => setFiltering(false)}>
          {filters}
        </BottomSheet>
      ) : (
        <aside aria-label={title} className={styles.rail}>
          {filters}
        </aside>
      )}
      <div className={styles.main}>
        <div className={classNames(styles.toolbar, labelled && styles.labelled, gathered && styles.gathered)}>
          {narrow ? (
            <Button icon={SlidersHorizontal} onClick={() => setFiltering(true)}>
              {title}
            </Button>
          ) : null}
          {tools}
        </div>
        {children}
      </div>
    </div>
  );
}

export const ResultList = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

interface ResultsTitleProps {
  readonly title: ReactNode;
  readonly count: string;
}

/** Among the tools above a list: what was found, where the page itself is not called so. */
export const ResultsTitle = ({ title, count }: ResultsTitleProps) => (
  <div className={styles.title}>
    <h2>{title}</h2>
    <span role="status">{count}</span>
  </div>
);

interface ResultsHeadProps {
  readonly count: string;
  /** What narrows the list and puts it in an order. */
  readonly children?: ReactNode;
}

/** Above a list that has no rail of filters beside it. */
export const ResultsHead = ({ count, children }: ResultsHeadProps) => (
  <div className={styles.head}>
    <span role="status">{count}</span>
    {children}
  </div>
);

/** Cards of so many rows while it is searched. */
export const ResultsLoading = ({ rows, height }: { readonly rows: number; readonly height: string }) => (
  <div className={styles.list}>
    {[0, 1, 2, 3].map((at) => (
      <Card key={at}>
        <SkeletonRows rows={rows} height={height} />
      </Card>
    ))}
  </div>
);

interface ResultsFailedProps {
  readonly failure: DeskFailure;
  readonly again: string;
  readonly onAgain: () => void;
}

export function ResultsFailed({ failure, again, onAgain }: ResultsFailedProps) {
  const words = useWords();
  return (
    <Card>
      <ErrorPanel message={failureText(words, failure)} action={{ label: again, onPress: onAgain }} />
    </Card>
  );
}

interface NothingFoundProps {
  readonly children: ReactNode;
  /** Where else to look. */
  readonly actions?: ReactNode;
}

export function NothingFound({ children, actions }: NothingFoundProps) {
  const words = useWords();
  return (
    <Card>
      <EmptyState title={words('message-nothing-found')} actions={actions}>
        {children}
      </EmptyState>
    </Card>
  );
}

interface AllFilteredProps {
  readonly title: string;
  readonly clear: string;
  readonly onClear: () => void;
  readonly children?: ReactNode;
}

/** Where the filters leave nothing of what was found. */
export const AllFiltered = ({ title, clear, onClear, children }: AllFilteredProps) => (
  <Card>
    <EmptyState
      title={title}
      actions={
        <Button variant="primary" onClick={onClear}>
          {clear}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </Card>
);
