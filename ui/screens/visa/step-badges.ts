/** How a step of an application looks. */
import type { VisaStep } from '#domain/visa/steps.ts';
import type { BadgeKind } from '#ui/design/data/badge.tsx';

export const stepBadges: Readonly<Record<VisaStep, BadgeKind>> = {
  papers: 'warning',
  checked: 'info',
  submitted: 'info',
  biometrics: 'info',
  mission: 'info',
  granted: 'success',
  refused: 'danger',
  delivered: 'neutral',
};
