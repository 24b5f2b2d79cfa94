/** Binds the writing of markup rules: an agency's own, or another's at the operators' desk. */
import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import { MarkupRules } from '#application/portal/agency/markup/markup-rules.ts';
import { businessZone, houseCurrency } from '../house.ts';
import { parts } from '../parts.ts';

export function bindMarkupRules(bind: ContainerModuleLoadOptions['bind'], token: ServiceIdentifier<MarkupRules>): void {
  bind(token)
    .toResolvedValue(
      (desk, session, configuration, clock, requestIds) =>
        new MarkupRules(desk.agency, session, {
          currency: () => houseCurrency(configuration),
          today: () => clock.todayIn(businessZone(configuration)),
          nextId: () => requestIds.next(),
        }),
      [parts.desk, parts.session, parts.configuration, parts.clock, parts.requestIds],
    )
    .inSingletonScope();
}
