/** Gender as passports and carriers record it. */
export const genders = ['male', 'female', 'others'] as const;
export type Gender = (typeof genders)[number];

/** Whether a text is one of the recorded genders. */
export function isGender(text: string): text is Gender {
  return genders.some((gender) => gender === text);
}
