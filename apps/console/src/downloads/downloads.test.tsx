import { realProblem } from '@parterre/contract/testing/real-problem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKitI18n } from '#test/kit-wrapper.tsx';
import { downloadFile, FileTypeRefused, findFileName, isAllowedFile, OWN_FILE_TYPES } from './download-file.ts';
import { copyToClipboard } from './use-copy-to-clipboard.ts';
import { DOWNLOADED_REPORTS, type DownloadedReport, describeFailure } from './use-report-download.ts';

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('file names', () => {
  it('allows zip, pdf, xlsx, txt and csv and nothing else', () => {
    for (const type of ['zip', 'pdf', 'xlsx', 'txt', 'csv', 'CSV']) expect(isAllowedFile(`report.${type}`)).toBe(true);
    for (const name of ['report.exe', 'report.xls', 'csv', '.csv', 'report.csv.html', 'report'])
      expect(isAllowedFile(name)).toBe(false);
  });

  it('allow our own files their own types and nothing else', () => {
    expect(OWN_FILE_TYPES).toEqual({ seatingPlan: ['json', 'csv'], qrCode: ['svg', 'png'], customer: ['json'] });
    for (const types of Object.values(OWN_FILE_TYPES)) {
      for (const type of types) expect(isAllowedFile(`own.${type}`, types)).toBe(true);
      for (const type of ['pdf', 'exe', 'html']) expect(isAllowedFile(`own.${type}`, types)).toBe(false);
    }
  });

  it('reads Content-Disposition, the encoded form first, and never a path', () => {
    expect(findFileName('attachment; filename="sales.csv"')).toBe('sales.csv');
    expect(findFileName('attachment; filename=sales.csv')).toBe('sales.csv');
    expect(findFileName(`attachment; filename="x.csv"; filename*=UTF-8''Verk%C3%A4ufe.csv`)).toBe('Verkäufe.csv');
    expect(findFileName('attachment; filename="../../etc/a.csv"')).toBe('a.csv');
    expect(findFileName(`attachment; filename="x.csv"; filename*=UTF-8''%E0%A4%A.csv`)).toBe('x.csv');
    expect(findFileName('attachment')).toBeUndefined();
    expect(findFileName(null)).toBeUndefined();
  });
});

describe('downloading', () => {
  it('saves a response under the name it carries', async () => {
    const response = new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="manifest.csv"' } });
    expect(await downloadFile(response, 'other.csv')).toBe('manifest.csv');
    expect(saved).toEqual(['manifest.csv']);
  });

  it('saves a blob under the given name', async () => {
    await downloadFile(new Blob(['x']), 'tickets.pdf');
    expect(saved).toEqual(['tickets.pdf']);
  });

  it('refuses any other type and saves nothing', async () => {
    const response = new Response('x', { headers: { 'content-disposition': 'attachment; filename="run.exe"' } });
    await expect(downloadFile(response, 'a.csv')).rejects.toThrow('Not allowed file type');
    expect(saved).toEqual([]);
  });
});

describe('words of the reports', () => {
  const t = createKitI18n().getFixedT(null, 'downloads');
  const fail = (report: DownloadedReport, error: unknown) => describeFailure(report, error, t);

  it('are the specification’s for success and failure', () => {
    const words = DOWNLOADED_REPORTS.map((report) => [
      t(`reports.${report}.success`),
      fail(report, { status: 500, data: realProblem('INTERNAL') }),
    ]);
    expect(words).toEqual([
      ['Successfully downloaded sales report.', 'Download sales data failed'],
      ['Successfully downloaded customer data report.', 'Download of customer data report failed'],
      ['Successfully downloaded instalments report.', 'Download of instalments report failed'],
      ['Successfully downloaded FanShare report.', 'Download of FanShare report failed'],
      ['Successfully exported Offer codes report', 'Export of Offer codes report failed'],
      ['Successfully exported Seated prices report', 'Export of Seated prices report has failed'],
      ['Successfully exported Seats manifest', 'Export of Seats manifest failed'],
      ['Successfully exports Seat holds report', 'Export of Seat holds report failed'],
    ]);
  });

  it('distinguish an empty report, a refused file and a missing promoter from a failure', () => {
    const noPromoter = { field: 'promoterCode', code: 'required', message: '' } as const;
    expect(fail('sales', { status: 404, data: realProblem('NO_DATA') })).toBe('No data to download');
    expect(fail('seatHolds', new Response(null, { status: 404 }))).toBe('No data to download');
    expect(fail('seatHolds', new FileTypeRefused('a.exe'))).toBe('Not allowed file type');
    expect(fail('sales', { status: 400, data: realProblem('INVALID', { fieldErrors: [noPromoter] }) })).toBe(
      'Please provide a promoter ID',
    );
    expect(fail('seatHolds', { status: 'FETCH_ERROR', error: 'x' })).toBe('Export of Seat holds report failed');
  });

  it('name the reason why a sales report was refused; only a failure of the server has a sentence of its own', () => {
    const refused = { status: 403, data: realProblem('FORBIDDEN') };
    expect(fail('sales', refused)).not.toBe('Download sales data failed');
    expect(fail('customerData', refused)).toBe('Download of customer data report failed');
    expect(fail('sales', { status: 'FETCH_ERROR', error: 'x' })).toBe('Download sales data failed');
  });
});

describe('the clipboard', () => {
  it('says whether the browser took the text', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
    expect(await copyToClipboard('ORDER1')).toBe(true);
    expect(written).toEqual(['ORDER1']);
    vi.stubGlobal('navigator', {});
    expect(await copyToClipboard('ORDER1')).toBe(false);
    vi.unstubAllGlobals();
  });
});
