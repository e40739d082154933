import Link from '@mui/material/Link';
import { paths } from '#pages/paths.ts';

export function OrderLink({ orderId }: { orderId: string }) {
  return (
    <Link
      color="text.primary"
      href={paths.order(orderId)}
      sx={{ fontSize: 13, fontWeight: 'fontWeightMedium', fontVariantNumeric: 'tabular-nums', lineHeight: '24px' }}
      underline="hover"
    >
      {orderId}
    </Link>
  );
}
