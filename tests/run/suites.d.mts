export type Need = 'postgres' | 'chromium' | 'built';
export const suites: readonly { readonly name: string; readonly needs: readonly Need[] }[];
export const together: readonly string[];
export const quickSuites: readonly string[];
export const dateSuites: readonly string[];
export const zones: readonly { readonly zone: string; readonly database: string }[];
