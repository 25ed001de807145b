/** Rounds a value to what can be told apart in steps of that size. */
export function rounded(value: number, step: number): number {
  const digits = step > 0 ? Math.max(0, -Math.floor(Math.log10(step))) : 0;
  return Number(value.toFixed(Math.min(digits, 12)));
}
