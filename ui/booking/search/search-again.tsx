/** The search form above what it found. On narrow windows it waits behind a button, so that what was found comes first. */
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import { Card } from '#ui/design/data/card.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './search-again.module.css';

interface SearchAgainProps {
  /** Something was searched; else the form stands open. */
  readonly asked: boolean;
  /** Before the button on narrow windows; wide ones have it beside the heading. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

export function SearchAgain({ asked, before, children }: SearchAgainProps) {
  const words = useWords();
  const narrow = useNarrow();
  const { search } = useLocation();
  // What is found by another search stands first again.
  const [openedOver, setOpenedOver] = useState<string>();
  if (narrow && asked && openedOver !== search) {
    return (
      <div className={styles.row}>
        {before}
        <Button size={40} icon={Pencil} aria-expanded={false} onClick={() => setOpenedOver(search)}>
          {words('shell-change-search')}
        </Button>
      </div>
    );
  }
  return <Card>{children}</Card>;
}
