import { useWide } from '../../../../table/shell/Shell.tsx';
import type { TableContext } from '../tableContext.ts';
import type { Form } from './layout.ts';

/** What every part of the shared world is given. */
export interface WorldProps {
  context: TableContext;
  /** Absent: as the screen is, upright. */
  form?: Form | undefined;
}

export function useForm(form: Form | undefined): Form {
  const wide = useWide();
  return form ?? (wide ? 'wide' : 'narrow');
}
