/** The way to ask support from any screen: the profile menu, or the end of a page without a header, opens a dialog over it, which is fetched then. */
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { parts } from '#ui/composition/parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { useAreaLoader, usePart, useStateOf } from '#ui/composition/use-part.ts';
import type { AskSupportProps } from '#ui/support/ask-support.tsx';

export interface Support {
  /** Absent on the page of support requests, which has the button itself; and for operators, who are asked, and guests. */
  readonly ask: (() => void) | undefined;
  readonly dialog: ReactNode;
}

export function useSupport(): Support {
  const loadArea = useAreaLoader();
  const alerts = usePart(parts.alerts);
  const isIn = useStateOf(usePart(parts.session).state$).kind === 'signed-in';
  const may = useMay();
  const [Dialog, setDialog] = useState<ComponentType<AskSupportProps>>();
  const [asked, setAsked] = useState<AskSupportProps['asked']>();
  const { pathname } = useLocation();
  const about = useMatches().at(-1)?.params['transactionId'] ?? '';
  const ask = useCallback(() => {
    Promise.all([import('#ui/support/ask-support.tsx'), loadArea('agency')])
      .then(([{ AskSupport }]) => {
        setDialog(() => AskSupport);
        setAsked({ about });
      })
      .catch(() => alerts.show('error', { id: 'failure-unreachable' }));
  }, [loadArea, alerts, about]);
  if (!isIn || may('operate') || pathname === paths.support) return { ask: undefined, dialog: null };
  return { ask, dialog: Dialog === undefined || asked === undefined ? null : <Dialog asked={asked} /> };
}
