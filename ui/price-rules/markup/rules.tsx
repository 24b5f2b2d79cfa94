/** The markup rules of each service in their order, and what is not saved of them. */
import { useEffect, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { MarkupRules as MarkupRulesForm } from '#application/portal/agency/markup/markup-rules.ts';
import type { MarkupRule } from '#domain/agency/markup/rules.ts';
import { type Service, services } from '#domain/booking/booking.ts';
import { useServices } from '#ui/booking/use-product.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Switch } from '#ui/design/field/switch.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { wholeFailureText } from '#ui/shell/words/violation-words.ts';
import { RuleActs, RuleSaid } from '../rule-row.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useRuleWords } from './rule-words.ts';
import { Simulation } from './simulation.tsx';
import styles from '../rules.module.css';

interface MarkupRulesProps {
  readonly form: MarkupRulesForm;
  /** Whose they are, where not one's own. */
  readonly agencyId?: string;
}

export function MarkupRules({ form, agencyId }: MarkupRulesProps) {
  const words = useWords();
  const { agencyId: opened, rules, changed, saving, saved, failure } = useStateOf(form.state$);
  const [service, setService] = useState<Service>('flight');
  useEffect(() => void form.open(agencyId), [form, agencyId]);
  const elsewhere = agencyId !== undefined;
  // Those that were open before, until these are there.
  if (rules.kind === 'loading' || opened !== agencyId) return <SkeletonRows rows={6} height="56px" />;
  if (rules.kind === 'failed') {
    return (
      <ErrorPanel
        message={failureText(words, rules.failure)}
        action={{ label: words('shell-try-again'), onPress: () => void form.reopen() }}
      />
    );
  }
  return (
    <div className={elsewhere ? styles.stacked : styles.columns}>
      <Card
        flush
        title={words('markup-rules')}
        fact={words(elsewhere ? 'markup-of-agency' : 'markup-first-fits')}
        aside={
          <Button size={32} icon={Plus} onClick={() => form.edit(undefined, service)}>
            {words('markup-add')}
          </Button>
        }
      >
        <div className={styles.chips}>
          <ServiceChips rules={rules.value} chosen={service} onChange={setService} />
        </div>
        <Rules
          form={form}
          rules={rules.value.filter((rule) => rule.service === service)}
          disabled={saving}
          elsewhere={elsewhere}
        />
        <div className={styles.foot}>
          <Button
            act="agency.saveMarkupRules"
            variant="primary"
            busy={saving}
            disabled={!changed}
            onClick={() => void form.save()}
          >
            {words('markup-save')}
          </Button>
          {changed ? (
            <Button variant="quiet" disabled={saving} onClick={() => void form.reopen()}>
              {words('markup-discard')}
            </Button>
          ) : null}
          <span className={styles.quiet}>{words(changed ? 'markup-unsaved' : 'markup-applies')}</span>
        </div>
        {failure === undefined ? null : <Alert kind="error">{wholeFailureText(words, failure)}</Alert>}
        {saved ? <Alert kind="success">{words('agency-rules-saved')}</Alert> : null}
      </Card>
      <Simulation rules={form} />
      <RuleDialog rules={form} />
    </div>
  );
}

interface ServiceChipsProps {
  readonly rules: readonly MarkupRule[];
  readonly chosen: Service;
  readonly onChange: (service: Service) => void;
}

function ServiceChips({ rules, chosen, onChange }: ServiceChipsProps) {
  const words = useWords();
  const offered = useServices();
  return (
    <Chips
      single
      scroll
      label={words('markup-service')}
      chips={offered.map(({ product, words: id, icon }) => ({
        key: product,
        label: words(id),
        icon,
        count: rules.filter(({ service }) => service === product).length,
      }))}
      chosen={[chosen]}
      onChange={([key]) => onChange(services.find((each) => each === key) ?? 'flight')}
    />
  );
}

interface RulesProps {
  readonly form: MarkupRulesForm;
  readonly rules: readonly MarkupRule[];
  readonly disabled: boolean;
  readonly elsewhere: boolean;
}

function Rules({ form, rules, disabled, elsewhere }: RulesProps) {
  const words = useWords();
  const said = useRuleWords(form);
  if (rules.length === 0) {
    return (
      <EmptyState title={words(elsewhere ? 'markup-none-of-agency' : 'markup-none')}>
        {words('markup-none-help')}
      </EmptyState>
    );
  }
  return (
    <ol className={styles.rules}>
      {rules.map((rule, at) => {
        const { ruleId, name, isOn } = rule;
        return (
          <li key={ruleId} className={classNames(styles.rule, !isOn && styles.off)}>
            <span className={styles.place}>{at + 1}</span>
            <RuleSaid name={name} narrowed={said.narrowed(rule)} amount={said.amount(rule)} per={said.per(rule)} />
            <span className={styles.switch}>
              <Switch on={isOn} disabled={disabled} onChange={() => form.toggle(ruleId)}>
                {words(isOn ? 'markup-on' : 'markup-off')}
              </Switch>
            </span>
            <RuleActs
              name={name}
              disabled={disabled}
              isFirst={at === 0}
              isLast={at === rules.length - 1}
              onMove={(by) => form.move(ruleId, by)}
              onEdit={() => form.edit(rule)}
              onRemove={() => form.remove(ruleId)}
              removeLabel={words('markup-remove', { name })}
            />
          </li>
        );
      })}
    </ol>
  );
}
