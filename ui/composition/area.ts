/** The areas of use cases; each is fetched with its first screen. */
export type Area =
  | 'desk'
  | 'shell'
  | 'flight'
  | 'booking'
  | 'account'
  | 'agency'
  | 'corporate'
  | 'registration'
  | 'imports'
  | 'requests'
  | 'operations'
  | 'find'
  | 'changes';
