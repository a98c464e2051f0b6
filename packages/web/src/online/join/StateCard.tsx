import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';

interface StateCardProps {
  icon: IconName;
  /** How serious it is: something is as it is, something is asked, time presses, something is lost. */
  tone?: 'slate' | 'teal' | 'ochre' | 'rust';
  title: string;
  text: ReactNode;
  /** Buttons. */
  children?: ReactNode;
  className?: string;
  role?: 'status' | 'alert';
}

/** When something is different: one sentence what, one what now, and the buttons. The same card everywhere. */
export function StateCard(props: StateCardProps): ReactNode {
  const { icon, tone = 'slate', title, text, children, className = '', role } = props;
  return (
    <Torn as="section" className={`state-card ${className}`} tone="card" seed={title} role={role}>
      <span className="state-disc" data-tone={tone} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className="state-buttons">{children}</div>}
    </Torn>
  );
}
