/** A page whose program or words did not arrive from the server: said in words, with another try in place. */
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { useWords } from '#ui/design/words/words.ts';

export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';
}

/** What `arriving` answers; its failure as `PageNotLoaded`. */
export async function orNotLoaded<A>(arriving: Promise<A>): Promise<A> {
  try {
    return await arriving;
  } catch (cause) {
    throw new PageNotLoaded('A part of the page did not arrive', { cause });
  }
}

const again = () => window.location.reload();

export function PageMissing({ page = false }: { readonly page?: boolean }) {
  const words = useWords();
  return (
    <ErrorPanel
      page={page}
      message={words('failure-unreachable')}
      action={{ label: words('shell-try-again'), onPress: again }}
    />
  );
}
