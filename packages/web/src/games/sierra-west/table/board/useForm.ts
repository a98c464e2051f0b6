import { useWide } from '../../../../table/shell/Shell.tsx';
import type { TableContext } from '../tableContext.ts';
import type { Form } from './layout.ts';

/** Props of every part of the shared board. */
export interface WorldProps {
  context: TableContext;
  /** Absent: as the screen requires, upright on phones. */
  form?: Form | undefined;
}

export function useForm(form: Form | undefined): Form {
  const wide = useWide();
  return form ?? (wide ? 'wide' : 'narrow');
}
