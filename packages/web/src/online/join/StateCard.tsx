import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';

interface StateCardProps {
  icon: IconName;
  /** The urgency: neutral, a question, time is short, something was lost. */
  tone?: 'slate' | 'teal' | 'ochre' | 'rust';
  title: string;
  text: ReactNode;
  /** Buttons. */
  children?: ReactNode;
  className?: string;
  role?: 'status' | 'alert';
}

/** A card for every exceptional state: one sentence what happened, one what to do, and buttons. */
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
