/** What stands for itself in the texts of pages: the names and contacts that the configuration says. */
import type { PageNames } from '#domain/session/page-text.ts';
import type { Configuration } from '#application/portal/session/configuration.ts';
import { useStateOf } from '#ui/composition/use-part.ts';

export function usePageNames(configuration: Configuration): PageNames {
  const state = useStateOf(configuration.state$);
  if (state.kind !== 'ready') return { portal: '', business: '', email: '', phone: '' };
  const { projectName, clientName, supportEmail, supportPhone } = state.configuration;
  return { portal: projectName, business: clientName || projectName, email: supportEmail, phone: supportPhone };
}
