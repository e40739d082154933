import { isSame, type PartConflict, type Side } from '@parterre/plan-editor';
import type { PlanBlock } from '@parterre/seating-plan';
import type { TFunction } from 'i18next';
import { nameBlock } from '../use-object-words.ts';

type Words = TFunction<'plan-editor'>;

/** Summarises the changes of one side to a part since both started: 'Removed', '12 seats new, 3 gone'. */
export function describeSide(clash: PartConflict, side: Side, t: Words): string {
  const now = clash[side];
  if (now === undefined) return t('merge.removed');
  if (clash.base === undefined) return t('merge.new');
  const changes = clash.kind === 'block' ? describeBlock(clash.base, clash[side], t) : describeFigure(clash, side, t);
  return changes.length > 0 ? changes.join(', ') : t('merge.redrawn');
}

function describeBlock(base: PlanBlock | undefined, now: PlanBlock | undefined, t: Words): string[] {
  if (!base || !now) return [];
  const [before, after] = [seatsOf(base), seatsOf(now)];
  const added = [...after.keys()].filter((key) => !before.has(key)).length;
  const gone = [...before.keys()].filter((key) => !after.has(key)).length;
  const changed = [...after].filter(([key, seat]) => before.has(key) && !isSame(seat, before.get(key))).length;
  return [
    ...(now.label === base.label ? [] : [t('merge.label', { label: now.label })]),
    ...(now.bestRank === base.bestRank ? [] : [t('merge.rank', { rank: now.bestRank ?? '–' })]),
    ...(now.description === base.description ? [] : [t('merge.description', { text: now.description })]),
    ...(isSame(now.outline, base.outline) ? [] : [t('merge.outline')]),
    ...(added === 0 ? [] : [t('merge.seatsNew', { count: added })]),
    ...(gone === 0 ? [] : [t('merge.seatsGone', { count: gone })]),
    ...(changed === 0 ? [] : [t('merge.seatsChanged', { count: changed })]),
  ];
}

function describeFigure(clash: PartConflict, side: Side, t: Words): string[] {
  if (clash.kind === 'area') {
    const [base, now] = [clash.base, clash[side]];
    return [
      ...(now?.label === base?.label ? [] : [t('merge.label', { label: now?.label })]),
      ...(now?.capacity === base?.capacity ? [] : [t('objects.capacity', { count: now?.capacity ?? 0 })]),
      ...(isSame(now?.outline, base?.outline) ? [] : [t('merge.outline')]),
    ];
  }
  if (clash.kind === 'category') {
    const now = clash[side];
    return now ? [[now.label, now.colour].filter(Boolean).join(' ')] : [];
  }
  return [];
}

const seatsOf = ({ rows }: PlanBlock) =>
  new Map(rows.flatMap(({ label, seats }) => seats.map((seat) => [`${label}|${seat.label}`, seat] as const)));

/** Returns 'Block Stalls' or 'Standing area Pit'. */
export function namePart({ kind, base, mine, theirs }: PartConflict, t: Words): string {
  const part = base ?? theirs ?? mine;
  if (kind === 'focus' || !part) return t('tools.focus');
  if ('blockId' in part) return nameBlock(part.label, t);
  if ('capacity' in part) return t('objects.area', { label: part.label });
  if ('key' in part) return t('merge.category', { label: part.label });
  if ('kind' in part) return [...new Set([t(`tools.${part.kind}`), part.text])].filter(Boolean).join(' ');
  return t('tools.focus');
}
