/** What cannot be done at the desk where one sits for somebody else, for every control that names its act. */
import { type ReactNode, useEffect, useState } from 'react';
import type { refusedNow } from '#application/portal/session/refused-acts.ts';
import type { SessionState } from '#application/portal/session/session.ts';
import { ActRefusals } from '#ui/design/press/acts.ts';
import { useWords } from '#ui/design/words/words.ts';

interface ActsRefusedProps {
  readonly session: SessionState;
  readonly children: ReactNode;
}

export function ActsRefused({ session, children }: ActsRefusedProps) {
  const words = useWords();
  const emulation = session.kind === 'signed-in' ? session.user?.emulatedBy : undefined;
  const refused = useTable(emulation !== undefined);
  return (
    <ActRefusals
      value={(act) => {
        if (emulation === undefined) return undefined;
        // Until the table is there, what it is asked about counts as a change.
        const reason = refused === undefined ? (emulation.readOnly ? 'read-only' : undefined) : refused(session, act);
        return reason && words(`shell-act-${reason}`);
      }}
    >
      {children}
    </ActRefusals>
  );
}

/** The table is long, and seldom needed. */
function useTable(needed: boolean): typeof refusedNow | undefined {
  const [table, setTable] = useState<{ readonly refused: typeof refusedNow }>();
  useEffect(() => {
    if (needed)
      void import('#application/portal/session/refused-acts.ts').then((table) =>
        setTable({ refused: table.refusedNow }),
      );
  }, [needed]);
  return table?.refused;
}
