import type { Random } from '../random.ts';

/** The sizes of parties by frequency: an assumption, because no public data has them. */
export const PARTY_SIZES = [1, 2, 2, 2, 2, 3, 4, 4, 5, 6] as const;

const FIRST_NAMES = [
  'Ada',
  'Ben',
  'Chen',
  'Dana',
  'Elif',
  'Femi',
  'Greta',
  'Hugo',
  'Ines',
  'Jun',
  'Kofi',
  'Lena',
  'Mateo',
  'Nadia',
  'Oskar',
  'Priya',
  'Quinn',
  'Rafael',
  'Sofia',
  'Tariq',
  'Uma',
  'Viktor',
  'Wen',
  'Yara',
] as const;
const LAST_NAMES = [
  'Abbott',
  'Becker',
  'Castillo',
  'Duarte',
  'Eriksen',
  'Fischer',
  'García',
  'Hansen',
  'Ito',
  'Jansen',
  'Kowalski',
  'Lin',
  'Moreau',
  'Nowak',
  'Okoye',
  'Petrov',
  'Rossi',
  'Schmidt',
  'Tanaka',
  'Ueda',
  'Varga',
  'Weber',
  'Young',
  'Zhang',
] as const;

/** Invents a buyer, whose address uses a domain that is reserved for tests. */
export function inventBuyer(random: Random): { name: string; email: string } {
  const first = random.pick(FIRST_NAMES);
  const last = random.pick(LAST_NAMES);
  const mailbox = `${first}.${last}`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return { name: `${first} ${last}`, email: `${mailbox}${random.between(1, 99)}@example.test` };
}
