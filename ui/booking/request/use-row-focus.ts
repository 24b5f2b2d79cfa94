/** In a list with one of its rows open beside it: the row that was open has the focus again once it is closed. */
import { useEffect, useRef } from 'react';

/** The id of a row's link. */
export const rowId = (id: string): string => `row-${id}`;

export function useRowFocus(open: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (open === undefined && last.current !== undefined) document.getElementById(rowId(last.current))?.focus();
    last.current = open;
  }, [open]);
}
