import Alert from '@mui/material/Alert';
import { COMP_STATUS_CODE } from '@parterre/contract/price-choices';
