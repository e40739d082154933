import { Navigate } from 'react-router';
import { paths } from '#pages/paths.ts';
import { useFeatures } from '#session/use-features.ts';
import { findLock, REPORT_NAMES } from './report-kinds.ts';

/** Redirects to the first report the user may create; if there is none, to the default one, which says why. */
export function ReportsStart() {
  const { features } = useFeatures();
  if (!features) return null;
  const report = REPORT_NAMES.find((name) => findLock(name, features) === undefined) ?? 'sales';
  return <Navigate replace to={paths.report(report)} />;
}
