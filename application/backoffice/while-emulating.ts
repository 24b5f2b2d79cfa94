/** What may be done at somebody else's desk, by the table of `desk/desks/doings.ts`. */
import { Effect } from 'effect';
import type { Desk } from '../desk/desk.ts';
import { type Doing, doings, refusalOf } from '../desk/desks/doings.ts';
import { NotPermitted } from '../desk/failures.ts';
import type { Caller } from './caller.ts';

/** An area's desk as it is for who sits at somebody else's: NotPermitted `emulating` or `read-only` for what may not be done there. */
export function whileEmulating<Area extends keyof Desk>(area: Area, desk: Desk[Area], caller: Caller): Desk[Area] {
  if (caller.kind === 'anonymous' || caller.emulation === undefined) return desk;
  const { emulation } = caller;
  const refused = Object.entries<Doing>(doings[area]).flatMap(([method, doing]) => {
    const reason = refusalOf(doing, emulation);
    return reason === undefined ? [] : [[method, () => Effect.fail(new NotPermitted({ reason }))]];
  });
  // Any method may fail so.
  return { ...desk, ...Object.fromEntries(refused) } as Desk[Area];
}
