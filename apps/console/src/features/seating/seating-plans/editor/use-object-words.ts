import { listSeats, measureNodes, middleOf, type NodeId } from '@parterre/seating-plan/edit';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { useDesk } from './desk-context.ts';

export function useObjectWords() {
  const { t, i18n } = useTranslation('plan-editor');
  const { draft } = useDesk();
  const write = (value: number) => formatNumber(value, i18n.language, { maximumFractionDigits: 0 });
  return {
    name: (id: NodeId): string => {
      const node = draft.find(id);
      switch (node?.kind) {
        case 'block':
          return nameBlock(node.label, t);
        case 'row':
          return t('objects.row', { label: node.label });
        case 'seat':
          return t('objects.seat', { label: node.seat.label });
        case 'area':
          return t('objects.area', { label: node.area.label });
        case 'shape':
          return [...new Set([t(`tools.${node.shape.kind}`), node.shape.text])].filter(Boolean).join(' ');
        default:
          return '';
      }
    },
    count: (id: NodeId | undefined): number | undefined => {
      const kind = id === undefined ? undefined : draft.find(id)?.kind;
      return id !== undefined && (kind === 'block' || kind === 'row') ? listSeats(draft, id).length : undefined;
    },
    place: (id: NodeId | undefined): string => {
      const box = id === undefined ? undefined : measureNodes(draft, [id]);
      if (!box) return '';
      const { x, y } = middleOf(box);
      return `${write(x)}; ${write(y)}`;
    },
    note: (id: NodeId | undefined): string => {
      const node = id === undefined ? undefined : draft.find(id);
      if (node?.kind === 'block')
        return [node.bestRank !== null && t('objects.rank', { rank: node.bestRank }), node.description]
          .filter(Boolean)
          .join(', ');
      if (node?.kind === 'area') return t('objects.capacity', { count: node.area.capacity });
      if (node?.kind !== 'seat') return '';
      const { access, restrictedView } = node.seat;
      return [access && t(`seats.kinds.${access}`), restrictedView && t('seats.restricted')].filter(Boolean).join(', ');
    },
  };
}

/** Returns 'Block Stalls'; a label that already says so, 'Block 1', is not prefixed. */
export function nameBlock(label: string, t: TFunction<'plan-editor'>): string {
  const word = t('objects.block', { label: '' });
  return label.toLocaleLowerCase().startsWith(word.toLocaleLowerCase()) ? label : t('objects.block', { label });
}
