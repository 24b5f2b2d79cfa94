/** What says where a page of a longer list stands in it. */
export interface Paged {
  /** Of the whole list. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}
