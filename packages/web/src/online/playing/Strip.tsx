import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';

interface StripProps {
  icon: IconName;
  tone?: string;
  title: string;
  text?: ReactNode;
  failure?: ReactNode;
  children?: ReactNode;
  /** Changes constantly, and is announced elsewhere. */
  quiet?: boolean;
}

/** A notice over the board: what happened, what to do, and buttons. */
export function Strip({ icon, tone, title, text, failure, children, quiet = false }: StripProps): ReactNode {
  return (
    <Torn className="online-notice" tone="card" seed="online notice" role={quiet ? undefined : 'status'}>
      <span className="state-disc" data-tone={tone} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <p>
        <b className="display">{title}</b>
        {text && <span>{text}</span>}
      </p>
      {children && <div className="online-buttons">{children}</div>}
      {failure}
    </Torn>
  );
}
