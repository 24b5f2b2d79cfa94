/** Whose money the page is about: the agency and its id. */
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';

export function OwnAgency() {
  const session = useStateOf(usePart(parts.session).state$);
  if (session.kind !== 'signed-in') return null;
  const { companyName, agentId } = session.auth.identity;
  return (
    <Listed>
      {companyName}
      <Code>{agentId}</Code>
    </Listed>
  );
}
