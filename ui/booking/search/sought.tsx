/** What was found, once it is: before that how to begin; while it is looked for its lines; and what failed, with another try. */
import type { ReactNode } from 'react';
import type { Loadable } from '#application/portal/loadable.ts';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import type { IconShape } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';

export interface SoughtProps<Search, Found> {
  readonly state: { readonly found?: Loadable<Found> | undefined; readonly sought?: Search | undefined };
  readonly icon: IconShape;
  readonly startTitle: string;
  readonly start: string;
  readonly again: string;
  readonly skeleton: { readonly rows: number; readonly height?: string };
  readonly onAgain: () => void;
  readonly children: (found: Found, sought: Search) => ReactNode;
}

export function Sought<Search, Found>(props: SoughtProps<Search, Found>) {
  const { state, icon, startTitle, start, again, skeleton, onAgain, children } = props;
  const words = useWords();
  const { found, sought } = state;
  if (found === undefined || sought === undefined)
    return (
      <Card>
        <EmptyState icon={icon} title={startTitle}>
          {start}
        </EmptyState>
      </Card>
    );
  if (found.kind === 'loading') return <SkeletonRows {...skeleton} />;
  if (found.kind === 'failed')
    return (
      <Alert
        kind="error"
        action={
          <Button size={32} onClick={onAgain}>
            {again}
          </Button>
        }
      >
        {failureText(words, found.failure)}
      </Alert>
    );
  return children(found.value, sought);
}
