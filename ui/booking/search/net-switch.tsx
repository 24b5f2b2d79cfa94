/** Net fares and commission shown in a list of what was found, or not. */
import { Switch } from '#ui/design/field/switch.tsx';
import { useWords } from '#ui/design/words/words.ts';

interface NetSwitchProps {
  readonly shown: boolean;
  readonly onChange: (shown: boolean) => void;
}

export const NetSwitch = ({ shown, onChange }: NetSwitchProps) => {
  const words = useWords();
  return (
    <Switch on={shown} onChange={onChange}>
      {words('booking-net-switch')}
    </Switch>
  );
};
