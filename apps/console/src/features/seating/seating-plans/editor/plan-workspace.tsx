import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { EditorDesk, needsWrite, runKeyAction } from '@parterre/plan-editor';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { paths } from '#pages/paths.ts';
import { useTableView } from '#tables/url/use-table-view.ts';
import { EditorBar } from './bar/editor-bar.tsx';
import { EditorStatusLine } from './bar/editor-status-line.tsx';
import { PhoneBar } from './bar/phone-bar.tsx';
import { ToolStrip } from './bar/tool-strip.tsx';
import { PlanCanvas } from './canvas/plan-canvas.tsx';
import { PlanMiniMap } from './canvas/plan-mini-map.tsx';
import { DeskContext, useNewLabels } from './desk-context.ts';
import { HelpDialog } from './help-dialog.tsx';
import { DraftNews, DraftPresence } from './live/draft-news.tsx';
import { useLiveDraft } from './live/use-live-draft.ts';
import { ObjectTable } from './object-table.tsx';
import { EditorPanel } from './panels/editor-panel.tsx';
import { DraftSaveNote, SaveProblem } from './save/draft-save-note.tsx';
import { GoneDialog } from './save/gone-dialog.tsx';
import { MergeDialog } from './save/merge-dialog.tsx';
import { PublishDialog } from './save/publish-dialog.tsx';
import { type OpenedDraft, useDiscardDraft, useDraftSaver } from './save/use-draft-saver.ts';
import { VersionsDialog } from './save/versions-dialog.tsx';
import { leaveField, useEditorKeys } from './use-editor-keys.ts';

interface PlanWorkspaceProps {
  opened: OpenedDraft;
  lockReason: string | undefined;
  venue: { timeZone: string; isCatalogue: boolean };
}

type Opened = 'publish' | 'versions' | 'help' | 'discard' | null;

export function PlanWorkspace({ opened: { draft, document }, lockReason, venue }: PlanWorkspaceProps) {
  const { t } = useTranslation('plan-editor');
  const { breakpoints } = useTheme();
  const isPhone = !useMediaQuery(breakpoints.up('sm'), { noSsr: true });
  const isReadOnly = lockReason !== undefined;
  const [desk] = useState(() => new EditorDesk(document, draft.traceImage, draft.lastBlockId));
  const { saver, mergedChanges } = useDraftSaver(desk, draft, isReadOnly);
  const discard = useDiscardDraft(draft, saver);
  const labels = useNewLabels();
  const [isTable] = useTableView();
  const [isPutOff, setPutOff] = useState(false);
  const [dialog, setDialog] = useState<Opened>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isHeld = dialog === 'publish' || dialog === 'discard';
  const live = useLiveDraft({ planId: draft.planId, desk, saver, isReadOnly, isFollowed: !venue.isCatalogue, isHeld });
  const handleClose = () => setDialog(null);
  const page = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLCanvasElement>(null);
  useEditorKeys({ page, drawing }, (action) => {
    if (action.kind === 'help') setDialog('help');
    else if (action.kind === 'save') void (isReadOnly || saver.save());
    else if (!isReadOnly || !needsWrite(action)) runKeyAction(desk, action, labels);
  });
  const isPublished = draft.versionNumber > 0;
  const canDiscard = !isReadOnly && saver.hasDraft;
  return (
    <DeskContext value={desk}>
      <Box ref={page} onPointerDownCapture={(event) => leaveField(event.target)} sx={ROOT_LOOK}>
        <EditorBar
          backTo={isPublished ? paths.plan(draft.venueId, draft.planId) : paths.venue(draft.venueId)}
          isReadOnly={isReadOnly}
          name={draft.name}
          onOpen={setDialog}
          state={{
            note: isReadOnly ? null : <DraftSaveNote onResolve={() => setPutOff(false)} saver={saver} />,
            presence: <DraftPresence live={live} zone={venue.timeZone} />,
          }}
        />
        {!isReadOnly && <SaveProblem saver={saver} />}
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
          {!isReadOnly && !isPhone && <ToolStrip />}
          <Box sx={{ position: 'relative', flex: 1, minWidth: 0, overflow: 'hidden' }}>
            {isTable && !isPhone ? (
              <ObjectTable />
            ) : (
              <>
                <PlanCanvas drawing={drawing} isReadOnly={isReadOnly} isTapped={isPhone} name={draft.name} />
                {!isPhone && <PlanMiniMap />}
              </>
            )}
          </Box>
          {!isReadOnly && !isPhone && <EditorPanel planId={draft.planId} saver={saver} />}
        </Box>
        {!isReadOnly && isPhone && (
          <>
            {isSheetOpen && <EditorPanel isSheet planId={draft.planId} saver={saver} />}
            <PhoneBar isPanelOpen={isSheetOpen} onPanel={setSheetOpen} />
          </>
        )}
        <EditorStatusLine
          news={<DraftNews mergedChanges={mergedChanges} live={live} saver={saver} zone={venue.timeZone} />}
          hint={isPhone ? t('status.phone') : undefined}
          readOnlyReason={lockReason}
        />
      </Box>
      <MergeDialog isPutOff={isPutOff} onPutOff={() => setPutOff(true)} saver={saver} />
      {!isReadOnly && <GoneDialog draft={draft} isPutOff={isPutOff} onPutOff={() => setPutOff(true)} saver={saver} />}
      {dialog === 'help' && <HelpDialog onClose={handleClose} />}
      {dialog === 'publish' && <PublishDialog draft={draft} onClose={handleClose} saver={saver} />}
      {dialog === 'versions' && (
        <VersionsDialog
          onClose={handleClose}
          onDiscard={canDiscard ? () => setDialog('discard') : undefined}
          planId={draft.planId}
        />
      )}
      <ConfirmDialog
        onClose={handleClose}
        onConfirm={discard}
        request={
          dialog === 'discard'
            ? {
                title: t('discard.title'),
                body: t(isPublished ? 'discard.text' : 'discard.textNew'),
                confirmLabel: t('discard.confirm'),
                isDangerous: true,
              }
            : null
        }
      />
    </DeskContext>
  );
}

const ROOT_LOOK = {
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  bgcolor: 'background.map',
  // Otherwise a drag that starts beside the drawing would select the text of the page.
  userSelect: 'none',
  '& input, & textarea': { userSelect: 'text' },
};
