/** What is typed over a value of the page's address: another value there, as after going back, takes its place. */
import { useState } from 'react';

export function useTyped(value: string): [string, (typed: string) => void] {
  const [state, setState] = useState({ value, typed: value });
  if (state.value !== value) setState({ value, typed: value });
  return [state.typed, (typed) => setState({ value, typed })];
}
