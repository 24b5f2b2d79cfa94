/** The pages that anybody may read. */

export const staticPages = ['about-us', 'contact-us', 'privacy-policy', 'terms-conditions'] as const;
export type StaticPageName = (typeof staticPages)[number];
