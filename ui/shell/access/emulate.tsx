/** The way to a customer's desk: whom one may sit in for, why, and whether only to look. */
import { useEffect } from 'react';
import Users from 'lucide-react/icons/users';
import { emulationReasonMost } from '#domain/session/emulation-rules.ts';
import type { EmulatedIdentity } from '#application/desk/agency/emulation.ts';
import type { EmulationState } from '#application/portal/session/emulation.ts';
import { parts } from '#ui/composition/parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Combobox, type Option } from '#ui/design/choice/combobox.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { windowFits } from '#ui/design/theme/window-fits.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '../words/failure-words.ts';
import { violationAt } from '../words/violation-words.ts';
import styles from './emulate.module.css';

const keyOf = ({ agentId, profileId }: EmulatedIdentity) => `${agentId}/${profileId}`;

/** Where services, balance and names need the room of its name. */
const useTight = windowFits('(width < 1500px)', false);

/** For who may; nothing before the identities are there. */
export function Emulate() {
  const words = useWords();
  const tight = useTight();
  const emulation = usePart(parts.emulation);
  const state = useStateOf(emulation.state$);
  const { identities = [], open, chosen, reason, readOnly, violations, busy } = state;
  useEffect(() => void emulation.load(), [emulation]);
  if (identities.length === 0) return null;
  const options = identities.map((each): Option => {
    const { companyName, agentId, city, person } = each;
    return { key: keyOf(each), label: companyName, detail: [agentId, city, person].join(words('design-comma')) };
  });
  const selected = options.find(({ key }) => chosen !== undefined && key === keyOf(chosen)) ?? null;
  const go = async () => {
    if (await emulation.go()) window.location.replace(paths.landing);
  };
  return (
    <>
      {tight ? (
        <IconButton label={words('shell-emulate')} icon={Users} variant="secondary" onClick={() => emulation.begin()} />
      ) : (
        <Button icon={Users} size={32} onClick={() => emulation.begin()}>
          {words('shell-emulate')}
        </Button>
      )}
      <Modal
        open={open}
        size={480}
        title={words('shell-emulate-title')}
        subtitle={words('shell-emulate-note')}
        onClose={() => emulation.close()}
        onApply={() => void go()}
        applyLabel={
          chosen === undefined ? words('shell-emulate') : words('shell-emulate-go', { name: chosen.companyName })
        }
        applyBusy={busy}
      >
        <div className={styles.form}>
          <Failed state={state} />
          <Combobox
            label={words('shell-emulate-customer')}
            options={options}
            selected={selected}
            stacked
            autoFocus
            noMatches={words('shell-emulate-none')}
            error={violationAt(words, violations, 'emulatedAgentId')}
            onSelect={(option) => emulation.choose(identities.find((each) => keyOf(each) === option?.key))}
          />
          <TextField
            label={words('shell-emulate-reason')}
            help={words('shell-emulate-reason-help')}
            value={reason}
            maxLength={emulationReasonMost}
            autoComplete="off"
            error={violationAt(words, violations, 'reason')}
            onChange={(text) => emulation.change({ reason: text })}
          />
          <Checkbox checked={readOnly} onChange={(only) => emulation.change({ readOnly: only })}>
            {words('shell-emulate-read-only')}
          </Checkbox>
        </div>
      </Modal>
    </>
  );
}

function Failed({ state: { failure } }: { readonly state: EmulationState }) {
  const words = useWords();
  if (failure === undefined) return null;
  const said = failure.failure;
  return failure.at === 'going' ? (
    <Alert kind="error" title={words('message-emulate')}>
      {words('message-emulate-login-failed', { message: failureText(words, said) })}
    </Alert>
  ) : (
    <Alert kind="error">
      {said._tag === 'Unreachable' ? words('message-emulate-failed') : failureText(words, said)}
    </Alert>
  );
}
