/** `Grace Hopper +2` is Grace Hopper with two people. */
export function readTypedGuest(typed: string): { name: string; plusOnes: number } {
  const [, name = '', more] = /^(.*?)(?:\s*\+\s*(\d{1,3}))?$/su.exec(typed.trim()) ?? [];
  return { name: name.replace(/\s+/g, ' ').trim(), plusOnes: Number(more ?? 0) };
}
