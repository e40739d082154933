import Box from '@mui/material/Box';

interface PlanFileInputProps {
  label: string;
  onChoose: (file: File) => void;
}

/** The browser's own file field, unseen over the label around it. The same file can be chosen again after a change. */
export function PlanFileInput({ label, onChoose }: PlanFileInputProps) {
  return (
    <Box
      accept=".json,.csv,.tsv,.txt,.svg,application/json,text/csv,image/svg+xml"
      aria-label={label}
      component="input"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        event.target.value = '';
        if (file) onChoose(file);
      }}
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }}
      type="file"
    />
  );
}
