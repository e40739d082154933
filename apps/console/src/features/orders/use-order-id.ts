import { useParams } from 'react-router';

export const useOrderId = (): string => (useParams().orderId ?? '').toUpperCase();
