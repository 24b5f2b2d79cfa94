/** What the house agrees with an agency: its promo codes, the commission it is given and the fees it is charged, and those that have ended. */
import { useEffect, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { type AgencyRule, type AgencyRuleKind, kindsOf } from '#domain/operations/agency-rules.ts';
import type { AgencyRulesShown } from '#application/desk/operations/agency-rules.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { RuleActs, RuleSaid } from '#ui/price-rules/rule-row.tsx';
import { wholeFailureText } from '#ui/shell/words/violation-words.ts';
import { Loaded } from '#ui/booking/request/loaded.tsx';
import { TermDialog } from './term-dialog.tsx';
import { useTermWords } from './term-words.ts';
import requests from '#ui/booking/request/requests.module.css';
import styles from '#ui/price-rules/rules.module.css';

export function AgencyTerms({ agencyId }: { readonly agencyId: string }) {
  const words = useWords();
  const form = usePart(operationsParts.agencyRules);
  const { open } = useStateOf(form.state$);
  useEffect(() => void form.load(agencyId), [form, agencyId]);
  // Of the agency that was open before, until this one's are there.
  const isOther = open.kind === 'ready' && open.value.agencyId !== agencyId;
  return (
    <section className={requests.part} aria-labelledby="case-terms">
      <h3 id="case-terms">{words('operations-terms')}</h3>
      <Loaded of={isOther ? { kind: 'loading' } : open} onAgain={() => void form.load(agencyId)}>
        {(shown) => <Terms shown={shown} />}
      </Loaded>
    </section>
  );
}

/** The rules of an agency, or of the house's tariff, kind by kind, and what is done with them. */
export function Terms({ shown }: { readonly shown: AgencyRulesShown }) {
  const words = useWords();
  const form = usePart(operationsParts.agencyRules);
  const { changed, saving, saved, failure } = useStateOf(form.state$);
  const owner = shown.isHouse ? 'house' : 'agency';
  const kinds: readonly AgencyRuleKind[] = kindsOf[owner];
  const [kind, setKind] = useState(kinds[0] ?? 'fee');
  const over = shown.over.filter((rule) => rule.kind === kind);
  return (
    <>
      <Chips
        single
        label={words(shown.isHouse ? 'settings-tariff' : 'operations-terms')}
        chips={kinds.map((key) => ({
          key,
          label: words(`operations-terms-${key}`),
          count: shown.rules.filter((rule) => rule.kind === key).length,
        }))}
        chosen={[kind]}
        onChange={([key]) => setKind(kinds.find((each) => each === key) ?? kind)}
      />
      <p className={styles.quiet}>
        {words(shown.isHouse ? `settings-tariff-${kind}-help` : `operations-terms-${kind}-help`)}
      </p>
      <Rules rules={shown.rules.filter((rule) => rule.kind === kind)} disabled={saving} />
      {over.length === 0 ? null : (
        <details className={requests.records}>
          <summary>{words('operations-terms-over', { count: over.length })}</summary>
          <Over rules={over} />
        </details>
      )}
      {failure === undefined ? null : <Alert kind="error">{wholeFailureText(words, failure)}</Alert>}
      {saved ? (
        <Alert kind="success">{words(shown.isHouse ? 'settings-tariff-saved' : 'operations-terms-saved')}</Alert>
      ) : null}
      <div className={requests.acts}>
        <Button size={40} icon={Plus} disabled={saving} onClick={() => form.edit(undefined, kind)}>
          {words(`operations-terms-add-${kind}`)}
        </Button>
        {changed ? (
          <>
            <Button variant="primary" size={40} busy={saving} onClick={() => void form.save()}>
              {words(shown.isHouse ? 'settings-publish' : 'operations-terms-save')}
            </Button>
            <Button
              variant="quiet"
              size={40}
              disabled={saving}
              onClick={() => void form.load(shown.isHouse ? undefined : shown.agencyId)}
            >
              {words('markup-discard')}
            </Button>
          </>
        ) : null}
      </div>
      <p className={styles.quiet}>{words(changed ? 'operations-terms-unsaved' : 'operations-terms-applies')}</p>
      <TermDialog />
    </>
  );
}

function Rules({ rules, disabled }: { readonly rules: readonly AgencyRule[]; readonly disabled: boolean }) {
  const words = useWords();
  const said = useTermWords();
  const form = usePart(operationsParts.agencyRules);
  if (rules.length === 0) return <EmptyState title={words('operations-terms-none')} />;
  const among = ({ service }: AgencyRule) => rules.filter((each) => each.service === service);
  return (
    <ol className={styles.rules}>
      {rules.map((rule) => {
        const { ruleId } = rule;
        const name = said.name(rule);
        const own = among(rule);
        return (
          <li key={ruleId} className={styles.rule}>
            <span className={styles.place}>{own.indexOf(rule) + 1}</span>
            <Said rule={rule} />
            <RuleActs
              name={name}
              disabled={disabled}
              isFirst={own[0] === rule}
              isLast={own.at(-1) === rule}
              onMove={(by) => form.move(ruleId, by)}
              onEdit={() => form.edit(rule, rule.kind)}
              onRemove={() => form.remove(ruleId)}
              removeLabel={words('operations-terms-end', { name })}
            />
          </li>
        );
      })}
    </ol>
  );
}

function Over({ rules }: { readonly rules: readonly AgencyRule[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map((rule, at) => (
        <li key={at} className={styles.rule}>
          <span />
          <Said rule={rule} />
        </li>
      ))}
    </ul>
  );
}

function Said({ rule }: { readonly rule: AgencyRule }) {
  const said = useTermWords();
  return (
    <RuleSaid name={said.name(rule)} narrowed={said.narrowed(rule)} amount={said.amount(rule)} per={said.per(rule)} />
  );
}
