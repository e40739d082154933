import type { PlanPreview } from '@parterre/contract/seating-plans';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { BlockedIcon } from '#ui/icons.tsx';
import { describeFinding } from '../findings/describe-finding.ts';
import { describePlace } from '../findings/describe-place.ts';
import { ChooseAnotherFile } from './choose-another-file.tsx';
import { wantsColumns } from './offers-import.ts';

interface RefusedDrawingProps {
  preview: PlanPreview;
  /** Left out: something else is to be done first. */
  onChoose?: ((file: File) => void) | undefined;
}

/** Where the drawing would be: in words why there is none. */
export function RefusedDrawing({ preview, onChoose }: RefusedDrawingProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const [first] = preview.findings;
  const { line, column, path } = first?.place ?? {};
  const place = describePlace({ line, column, path }, t);
  const isWaiting = wantsColumns(preview);
  return (
    <EmptyState
      actions={onChoose && <ChooseAnotherFile onChoose={onChoose} />}
      picture={!isWaiting && <BlockedIcon sx={{ fontSize: 32, color: 'error.main' }} />}
      text={
        first && (
          <>
            {describeFinding(first, t, i18n.language)}
            {place && !isWaiting && <div>{place}</div>}
          </>
        )
      }
      title={t(isWaiting ? 'import.columnsWantedTitle' : 'import.refusedTitle')}
    />
  );
}
