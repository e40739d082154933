/** How a spec names rows or seats. */
export interface Numbering {
  readonly format: 'arabic' | 'letters' | 'roman';
  readonly from: string;
  readonly step: number;
  readonly isReversed: boolean;
}

/** The labels of `count` things: a prefix and leading zeros of the first stay, letters go A to Z, AA, AB. */
export function listLabels({ format, from, step, isReversed }: Numbering, count: number): string[] {
  const write = WRITERS[format](from);
  const labels = Array.from({ length: count }, (_, index) => write(index * step));
  return isReversed ? labels.reverse() : labels;
}

type Write = (ahead: number) => string;

const WRITERS: Record<Numbering['format'], (from: string) => Write> = {
  arabic(from) {
    const [, prefix = from, digits = '1'] = /^(.*?)(\d{1,15})$/.exec(from) ?? [];
    return (ahead) => prefix + String(Number(digits) + ahead).padStart(digits.length, '0');
  },
  letters(from) {
    const letters = /^[A-Za-z]{1,4}$/.test(from) ? from : 'A';
    const isLower = letters === letters.toLowerCase();
    return (ahead) => {
      const name = toLetters(fromLetters(letters.toUpperCase()) + ahead);
      return isLower ? name.toLowerCase() : name;
    };
  },
  roman(from) {
    const first = /^\d{1,15}$/.test(from) ? Number(from) : fromRoman(from.toUpperCase());
    return (ahead) => toRoman((first || 1) + ahead);
  },
};

function fromLetters(letters: string): number {
  let value = 0;
  for (const letter of letters) value = value * 26 + letter.charCodeAt(0) - 64;
  return value;
}

function toLetters(value: number): string {
  if (value <= 0) return '';
  return toLetters(Math.floor((value - 1) / 26)) + String.fromCharCode(65 + ((value - 1) % 26));
}

const ROMAN = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

function toRoman(value: number): string {
  let rest = value;
  let text = '';
  for (const [letters, worth] of ROMAN) {
    // What is beyond a few thousand is no row: the label is then too long, and the checks say so.
    const times = Math.min(20, Math.floor(rest / worth));
    text += letters.repeat(times);
    rest -= times * worth;
  }
  return text;
}

function fromRoman(text: string): number {
  let value = 0;
  let rest = text;
  for (const [letters, worth] of ROMAN) {
    while (rest.startsWith(letters)) {
      value += worth;
      rest = rest.slice(letters.length);
    }
  }
  return rest === '' ? value : 0;
}
