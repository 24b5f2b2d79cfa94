/** Things side by side with the comma of the page's language between them; each keeps its own direction. */
import { Children, Fragment } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

/** Children that are nothing are left out. */
export const Listed = ({ children }: { readonly children: ReactNode }) => {
  const comma = useWords()('design-comma');
  return Children.toArray(children)
    .filter((child) => child !== '')
    .map((child, at) => (
      <Fragment key={at}>
        {at === 0 ? null : comma}
        <bdi>{child}</bdi>
      </Fragment>
    ));
};
