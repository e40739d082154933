import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import type { DownloadProgress } from './watch-download.ts';

const DownloadDialog = lazyPart(async () => (await import('./download-dialog.tsx')).DownloadDialog);

interface RunningDownloadProps {
  progress: DownloadProgress | null;
  cancel: () => void;
}

/** Shows a download that a menu started in a dialog. One that comes in a single piece is over before anybody reads it. */
export function RunningDownload({ progress, cancel }: RunningDownloadProps) {
  if (!progress || progress.rows === 0 || progress.rows >= (progress.total ?? 0)) return null;
  return (
    <Suspense fallback={null}>
      <DownloadDialog onCancel={cancel} progress={progress} />
    </Suspense>
  );
}
