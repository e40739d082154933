import { type PreparedVersion, prepareVersion, type VersionRequest } from '../drafts/prepare-version.ts';
import { type DraftFileReading, type DraftFileRequest, readDraftFile } from '../drafts/read-draft-file.ts';
import { type PlanFileReading, type PlanFileRequest, readPlanFile } from './read-plan-file.ts';

export type PlanTask = PlanFileRequest | DraftFileRequest | VersionRequest;

export type PlanTaskAnswer<Task extends PlanTask> = Task extends DraftFileRequest
  ? DraftFileReading
  : Task extends VersionRequest
    ? PreparedVersion
    : PlanFileReading;

export function runPlanTask(task: PlanTask): Promise<PlanTaskAnswer<PlanTask>> {
  if (task.purpose === 'draft') return readDraftFile(task);
  if (task.purpose === 'publish') return prepareVersion(task);
  return readPlanFile(task);
}
