export interface LabelSequence {
  readonly format: 'arabic' | 'letters' | 'roman';
  readonly from: string;
  readonly step: number;
  readonly isReversed: boolean;
}

/** Returns `count` labels. If the vendor's rule gives none, the label is the position, counted from 1. */
export function listLabels({ format, from, step, isReversed }: LabelSequence, count: number): string[] {
  const named = SEQUENCES[format](from, step, count);
  if (isReversed) named.reverse();
  return Array.from({ length: count }, (_, index) => named[index] ?? String(index + 1));
}

/** True if the first label has no digits to count on: the vendor then counts 1, 2, 3. */
export const isUncountable = ({ format, from }: LabelSequence): boolean =>
  format === 'arabic' && !DIGITS_LAST.test(from);

const DIGITS_LAST = /^(.*?)(\d+)$/s;
/** The largest number that Roman numerals can write. */
const ROMAN_MAX = 3999;

const SEQUENCES: Record<LabelSequence['format'], (from: string, step: number, count: number) => string[]> = {
  arabic(from, step, count) {
    const [, prefix = '', digits] = DIGITS_LAST.exec(from) ?? [];
    const numbers = Array.from({ length: count }, (_, index) => Number(digits ?? 1) + index * step);
    if (digits === undefined) return numbers.map(String);
    return numbers.filter(isPositive).map((number) => prefix + String(number).padStart(digits.length, '0'));
  },
  letters(from, step, count) {
    if (step <= 0) return [];
    const labels: string[] = [];
    for (let label = firstLetters(from); labels.length < count; label = countOn(label, Math.ceil(step)))
      labels.push(label);
    return labels;
  },
  roman(from, step, count) {
    if (step <= 0) return [];
    const first = fromRoman(from.toUpperCase()) || Number.parseInt(from, 10);
    return Array.from({ length: count }, (_, index) => (isPositive(first) ? first : 1) + index * step)
      .filter((number) => number <= ROMAN_MAX)
      .map(toRoman);
  },
};

const isPositive = (number: number): boolean => number > 0;

/** Returns the letter at the position of a number in the alphabet, and A for a number beyond it. */
function firstLetters(from: string): string {
  const place = Number.parseInt(from, 10);
  if (place > 26) return 'A';
  return place > 0 ? String.fromCharCode(64 + place) : from;
}

/** The first sign and the number of signs of each alphabet: each position of a label rolls over on its own. */
const WHEELS = [
  { first: 65, size: 26 },
  { first: 97, size: 26 },
  { first: 48, size: 10 },
] as const;
const LETTERS = WHEELS[0];

/** Counts a label on like an odometer: Z becomes AA, Az becomes Ba, B9 becomes C0; any other sign becomes A. */
function countOn(label: string, steps: number): string {
  const codes = Array.from({ length: label.length }, (_, index) => label.charCodeAt(index));
  let rest = steps;
  for (let at = codes.length - 1; rest > 0; at -= 1) {
    const code = codes[Math.max(at, 0)] ?? LETTERS.first;
    const wheel = WHEELS.find(({ first, size }) => code >= first && code < first + size);
    const { first, size } = wheel ?? LETTERS;
    if (at < 0) {
      codes.unshift(first);
      rest -= 1;
      at = 1;
      continue;
    }
    const turned = wheel ? code - first + rest : rest - 1;
    codes[at] = first + (turned % size);
    rest = Math.floor(turned / size);
  }
  return String.fromCharCode(...codes);
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
    for (; rest >= worth; rest -= worth) text += letters;
  }
  return text;
}

const ROMAN_WORTH = new Map<string, number>(ROMAN.filter(([letters]) => letters.length === 1));

/** Returns the value of a Roman numeral; a smaller letter before a larger one is subtracted. 0 for other text. */
function fromRoman(text: string): number {
  let value = 0;
  let last = 0;
  for (const letter of [...text].reverse()) {
    const worth = ROMAN_WORTH.get(letter);
    if (worth === undefined) return 0;
    value += worth < last ? -worth : worth;
    last = worth;
  }
  return value;
}
