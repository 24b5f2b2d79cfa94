/** The page stands still beneath what covers it, as long as that is there. */
import { useLayoutEffect } from 'react';

let covers = 0;

/** The root says it by itself: asked by `:has()`, it would be asked again at whatever comes or goes on the page. */
export function useStillPage(): void {
  useLayoutEffect(() => {
    covers += 1;
    document.documentElement.toggleAttribute('data-still', true);
    return () => {
      covers -= 1;
      document.documentElement.toggleAttribute('data-still', covers > 0);
    };
  }, []);
}
